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

const lanes = ['steps', 'list', 'confirmed'] as const

/** How somebody goes through the questions: one by one · he looks at the list of statements again · he has just confirmed it. */
export type Lane = (typeof lanes)[number]

export const readLane = (sent: URLSearchParams): Lane | undefined => lanes.find((lane) => lane === sent.get('lane'))

type More = { replaces?: string | undefined; lane?: Lane | undefined }

/** What a form has to send, or an address to say, so that these answers are known. */
export function answerFields(answers: Answers, more: More = {}): [name: string, value: string][] {
  const fields = Object.entries(answers).flatMap(([code, chosen]): [string, string][] =>
    chosen.length === 0 ? [[code, '']] : chosen.map((value) => [code, value]),
  )
  const others = (['replaces', 'lane'] as const).map((name): [string, string] => [name, more[name] ?? ''])
  return [...fields, ...others.filter(([, value]) => value !== '')]
}

export function answersSearch(answers: Answers, more?: More): string {
  const fields = answerFields(answers, more)
  return fields.length === 0 ? '' : `?${new URLSearchParams(fields)}`
}

/** The answers without one: its question will be asked again, the others stay answered. */
export const withoutAnswer = (answers: Answers, code: string): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => name !== code))

const ofOneVisitor: ReadonlySet<string> = new Set(['offer', 'quote', 'replaces', 'lane'])

/** Such a page of a device is one visitor's: nobody else may get it. */
export const isAboutOneVisitor = (sent: URLSearchParams): boolean =>
  [...sent.keys()].some((name) => questionCode.test(name) || ofOneVisitor.has(name))
