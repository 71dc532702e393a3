import { wordsIn, type LocalizedText } from '#domain/catalogue/entries/languages.ts'
import type { Effect, Question } from '#domain/catalogue/devices/catalogue.ts'
import type { Locale } from '#shop/messages/locale.ts'
import type { QuestionChange } from './override-file.ts'

/** What somebody says in each language; nothing at all if he says nothing. */
export type Spoken = Partial<LocalizedText<string>>

export type StoredAnswer = { id: number; code: string; text: Spoken; effect: Effect }

/** A question in all languages. */
export type StoredQuestion = Omit<Question, 'title' | 'question' | 'description' | 'statement' | 'answers'> & {
  title: Spoken
  question: Spoken
  description: Spoken
  /** Versions of before do not know it. */
  statement?: Spoken | undefined
  answers: StoredAnswer[]
}

/** A maker, one of his series, or the model that a device belongs to, whatever it is called by then. */
export type OverridePlace = { manufacturer: number } | { series: number } | { device: number }

type AnswerChange = { code: string; text?: Spoken; effect?: Effect }

/** What is otherwise about one question, or a question that only some devices are asked. */
export type StoredChange = Omit<QuestionChange, 'title' | 'question' | 'description' | 'statement' | 'answers'> & {
  title?: Spoken
  question?: Spoken
  description?: Spoken
  statement?: Spoken
  answers?: AnswerChange[]
}

/** How the questions about some devices differ from those of their category. Only the differences are kept. */
export type QuestionOverride = {
  id: number
  code: string
  places: OverridePlace[]
  drop?: string[]
  questions?: StoredChange[]
}

/** What a version of a questionnaire says. */
export type Questionnaire = { questions: StoredQuestion[]; overrides: QuestionOverride[] }

/** Where a device belongs to, with all devices of its model. */
export type DevicePlace = { manufacturerId: number; seriesId: number | null; siblings: readonly number[] }

/** Only what was said: a text that is empty is none. */
export const textIn = (words: Spoken, locale: Locale): string =>
  wordsIn({ de: '', ...words }, locale).find((text) => text !== '') ?? ''

/** As it is asked in one language. */
export const questionsIn = (questions: readonly StoredQuestion[], locale: Locale): Question[] =>
  questions.map((question) => ({
    ...question,
    title: textIn(question.title, locale),
    question: textIn(question.question, locale),
    description: textIn(question.description, locale),
    statement: textIn(question.statement ?? {}, locale),
    answers: question.answers.map((answer) => ({ ...answer, text: textIn(answer.text, locale) })),
  }))
