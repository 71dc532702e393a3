import type { Answers } from './follow-answers.ts'
import { isId } from '#shop/ids.ts'

/** Questions have names in capitals; whatever else stands in an address is not about the device. */
const questionCode = /^[A-Z][A-Z0-9_]{0,39}$/

/** `?HOUSING=LIGHT&DEFECTS=AUDIO&ACCESSORIES=`: a name without a value says “nothing of this”. */
export function readAnswers(sent: URLSearchParams): Answers {
  const codes = new Set([...sent.keys()].filter((name) => questionCode.test(name)))
  return Object.fromEntries([...codes].map((code) => [code, sent.getAll(code).filter((value) => value !== '')]))
}

/** The offer whose place a new one will take. */
export function readReplaces(sent: URLSearchParams): string | undefined {
  const id = sent.get('replaces') ?? ''
  return isId(id) ? id : undefined
}

/** What a form has to send, or an address to say, so that these answers are known. */
export function answerFields(answers: Answers, replaces?: string): [name: string, value: string][] {
  const fields = Object.entries(answers).flatMap(([code, chosen]): [string, string][] =>
    chosen.length === 0 ? [[code, '']] : chosen.map((value) => [code, value]),
  )
  return replaces === undefined ? fields : [...fields, ['replaces', replaces]]
}

export function answersSearch(answers: Answers, replaces?: string): string {
  const fields = answerFields(answers, replaces)
  return fields.length === 0 ? '' : `?${new URLSearchParams(fields)}`
}

/** The answers without one: its question will be asked again, the others stay answered. */
export const withoutAnswer = (answers: Answers, code: string): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => name !== code))

const ofOneVisitor: ReadonlySet<string> = new Set(['offer', 'quote', 'replaces'])

/** Such a page of a device is one visitor's: nobody else may get it. */
export const isAboutOneVisitor = (sent: URLSearchParams): boolean =>
  [...sent.keys()].some((name) => questionCode.test(name) || ofOneVisitor.has(name))
