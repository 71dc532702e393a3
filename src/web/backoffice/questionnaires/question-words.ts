import type { Effect } from '#domain/catalogue/devices/catalogue.ts'
import type { StoredQuestion } from '#domain/catalogue/questionnaires/questionnaire.ts'
import type { OfficeMessageKey } from '#shop/messages/office-messages.ts'
import type { Translate } from '#shop/messages/messages.ts'

/** What questions and answers are called in the office, by their codes. */
export type QuestionNames = Readonly<Record<string, { title: string; answers: Readonly<Record<string, string>> }>>

type Say = Translate<OfficeMessageKey>

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

const languageNames = new Intl.DisplayNames('de-DE', { type: 'language' })

export const languageName = (language: string): string => languageNames.of(language) ?? language

const money = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR', signDisplay: 'exceptZero' })
const plainMoney = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })
const percent = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 })

export const formatAmount = (cents: number): string => plainMoney.format(Math.abs(cents) / 100)

/** What an answer does, in words. */
export function effectWords(t: Say, effect: Effect, names: QuestionNames, question: string): string {
  const { gate, bp, bonusBp, grade, cents, part, skipTo, hides, assume, found } = effect
  const words = [
    gate && t(`office.questionnaires.effect.${gate}`),
    grade && t('office.questionnaires.effect.grade', { grade }),
    bp && t('office.questionnaires.effect.bp', { percent: percent.format(bp / 100) }),
    bonusBp && t('office.questionnaires.effect.bonusBp', { percent: percent.format(bonusBp / 100) }),
    cents && money.format(cents / 100),
    part && t('office.questionnaires.effect.part', { part: t(`office.questionnaires.part.${part}`) }),
    skipTo && t('office.questionnaires.effect.skipTo', { question: questionNamed(names, skipTo) }),
    hides && t('office.questionnaires.effect.hides', { question: questionNamed(names, hides) }),
    assume && t('office.questionnaires.effect.assume', { answer: answerNamed(names, question, assume) }),
    found && t('office.questionnaires.effect.found', { answer: answerNamed(names, question, found) }),
  ].filter(Boolean)
  return words.length === 0 ? t('office.questionnaires.effect.none') : words.join(', ')
}

/** `FUNCTIONS=SOME_DEFECTS` in words. */
export function conditionWords(names: QuestionNames, showIf: string): string {
  const [question = '', answer = ''] = showIf.split('=')
  return `„${questionNamed(names, question)}“: ${answerNamed(names, question, answer)}`
}
