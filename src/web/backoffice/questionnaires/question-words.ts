import type { Effect } from '#domain/catalogue/devices/catalogue.ts'
import type { StoredQuestion } from '#domain/catalogue/questionnaires/questionnaire.ts'
import type { Formats } from '#web/backoffice/frame/formats.ts'
import type { OfficeMessageKey } from '#shop/messages/office-messages.ts'
import type { Translate } from '#shop/messages/messages.ts'
import { inGerman } from './german-within.tsx'

/** What questions and answers are called in the office, by their codes. */
export type QuestionNames = Readonly<Record<string, { title: string; answers: Readonly<Record<string, string>> }>>

/** What turns codes into words. */
type Speaker = { t: Translate<OfficeMessageKey>; formats: Formats; names: QuestionNames }

/** What a question is about, in German, or at least its code. */
export const titleOf = ({ title, question, code }: Pick<StoredQuestion, 'title' | 'question' | 'code'>): string =>
  title.de || question.de || code

/** All that some questions are called; who comes first names it. */
export function namesOf(lists: readonly (readonly StoredQuestion[])[]): QuestionNames {
  const names: Record<string, { title: string; answers: Record<string, string> }> = {}
  for (const question of lists.flat()) {
    const known = (names[question.code] ??= { title: titleOf(question), answers: {} })
    for (const { code, text } of question.answers) known.answers[code] ??= text.de || code
  }
  return names
}

export const questionNamed = (names: QuestionNames, code: string): string => names[code]?.title ?? code

export const answerNamed = (names: QuestionNames, question: string, answer: string): string =>
  names[question]?.answers[answer] ?? answer

/** What an answer does, in words; see `GermanWithin`. */
export function effectWords({ t, formats, names }: Speaker, effect: Effect, question: string): string {
  const { gate, bp, bonusBp, grade, cents, part, skipTo, hides, assume, found } = effect
  const words = [
    gate && t(`office.questionnaires.effect.${gate}`),
    grade && t('office.questionnaires.effect.grade', { grade }),
    bp && t('office.questionnaires.effect.bp', { percent: formats.formatNumber(bp / 100) }),
    bonusBp && t('office.questionnaires.effect.bonusBp', { percent: formats.formatNumber(bonusBp / 100) }),
    cents && formats.formatMoneyChange(cents),
    part && t('office.questionnaires.effect.part', { part: t(`office.questionnaires.part.${part}`) }),
    skipTo && t('office.questionnaires.effect.skipTo', { question: inGerman(questionNamed(names, skipTo)) }),
    hides && t('office.questionnaires.effect.hides', { question: inGerman(questionNamed(names, hides)) }),
    assume && t('office.questionnaires.effect.assume', { answer: inGerman(answerNamed(names, question, assume)) }),
    found && t('office.questionnaires.effect.found', { answer: inGerman(answerNamed(names, question, found)) }),
  ].filter(Boolean)
  return words.length === 0 ? t('office.questionnaires.effect.none') : words.join(', ')
}

/** `FUNCTIONS=SOME_DEFECTS` in words; see `GermanWithin`. */
export function conditionWords({ t, names }: Omit<Speaker, 'formats'>, showIf: string): string {
  const [question = '', answer = ''] = showIf.split('=')
  const quoted = t('office.questionnaires.quoted', { text: inGerman(questionNamed(names, question)) })
  return `${quoted}: ${inGerman(answerNamed(names, question, answer))}`
}
