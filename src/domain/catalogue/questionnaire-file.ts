import * as v from 'valibot'
import { locales, type Locale } from '#shop/locale.ts'
import type { QuestionRecord } from './question-store.ts'

const spoken = v.strictObject({
  de: v.string(),
  es: v.string(),
  fr: v.string(),
  it: v.string(),
  'de-AT': v.optional(v.string()),
})

/** Everything in an answer besides its code and its words says what it does to the price. */
const answer = v.looseObject({ code: v.string(), text: spoken })

const question = v.strictObject({
  code: v.string(),
  type: v.picklist(['single', 'multi']),
  title: v.optional(spoken),
  question: spoken,
  description: v.optional(spoken),
  showIf: v.optional(v.string()),
  answers: v.pipe(v.array(answer), v.minLength(1)),
})

/** The questions about one kind of device, in all languages. */
export const questionnaireFile = v.strictObject({ code: v.string(), questions: v.array(question) })

export type QuestionnaireFile = v.InferOutput<typeof questionnaireFile>

function say(words: v.InferOutput<typeof spoken>, locale: Locale): string {
  if (locale === 'de_AT') return words['de-AT'] ?? words.de
  return words[locale.slice(0, 2) as 'de' | 'es' | 'fr' | 'it']
}

export const questionRecords = ({ code: questionnaire, questions }: QuestionnaireFile): QuestionRecord[] =>
  questions.map(({ code, type, title, question: words, description, showIf, answers }, position) => ({
    questionnaire,
    code,
    position,
    kind: type,
    showIf: showIf ?? null,
    texts: locales.map((locale) => ({
      locale,
      title: title ? say(title, locale) : '',
      question: say(words, locale),
      description: description ? say(description, locale) : '',
    })),
    answers: answers.map(({ code: answerCode, text, ...effect }, answerPosition) => ({
      code: answerCode,
      position: answerPosition,
      effect,
      texts: locales.map((locale) => ({ locale, text: say(text, locale) })),
    })),
  }))
