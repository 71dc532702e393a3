import type { Engines } from '#engines/engines.ts'
import type { Locale } from '#shop/locale.ts'
import type { Question } from './catalogue.ts'
import { allQuestions, questionsOf } from './question-store.ts'

type Reads = Pick<Engines, 'db'>

/** Every sheet of questions that is asked about some category, by its name. */
export async function findQuestionnaires({ db }: Reads, locale: Locale): Promise<Map<string, Question[]>> {
  const sheets = new Map<string, Question[]>()
  for (const { questionnaire, ...question } of await allQuestions(db, locale)) {
    sheets.set(questionnaire, [...(sheets.get(questionnaire) ?? []), question])
  }
  return sheets
}

/** One of them, or nothing if there is none of this name. */
export async function findQuestionnaire({ db }: Reads, locale: Locale, name: string): Promise<Question[] | undefined> {
  const questions = await questionsOf(db, locale, name)
  return questions.length === 0 ? undefined : questions
}
