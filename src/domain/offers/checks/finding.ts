import type { Cents } from '#shop/money/money.ts'

/** Errors keep a draft from being proposed, warnings need a word of its author. */
export const findingKinds = {
  /** A text is missing in a language that a shop speaks. */
  'text-missing': 'error',
  /** Nothing can be answered: whoever comes to this question stays there. */
  'no-answer': 'error',
  /** An answer leads to, or hides, a question that does not come later. */
  'leads-nowhere': 'error',
  /** An answer counts as another one that there is not. */
  'unknown-answer': 'error',
  /** No way leads to the question. */
  unreachable: 'error',
  /** No way through the questions leads to an offer. */
  'no-offer': 'error',
  /** Whatever else is said: by its effects a worse answer brings more than a milder one. */
  'worse-brings-more': 'error',
  /** A device is worth more than the best price, without anything that comes along. */
  'above-best': 'error',
  /** One answer takes more than the dearest device brings. */
  'below-zero': 'error',
  /** On some way a worse answer would bring more; it counts as the milder one there (C7.12). */
  'held-down': 'warning',
  /** On some way nothing is left of the dearest device. */
  'nothing-left': 'warning',
  /** A seller who does not understand the question finds no help. */
  'help-missing': 'warning',
} as const

export type FindingKind = keyof typeof findingKinds

/** What somebody answers on the way; nothing of it means that nothing was ticked. */
export type PathStep = { question: string; answers: string[] }

/** What is wrong with a questionnaire, and on which way somebody comes there. */
export type Finding = {
  kind: FindingKind
  /** The questionnaire in which it was found, with what is otherwise there: `CONSOLE.HANDHELD`. */
  variant: string
  question: string | null
  answer?: string
  /** The milder answer, or the question that an answer leads to. */
  other?: string
  language?: string
  /** Only what decides: where nothing is said, every way leads there. */
  path: PathStep[]
  /** By how much. */
  cents?: Cents
}

export const levelOf = ({ kind }: Pick<Finding, 'kind'>): 'error' | 'warning' => findingKinds[kind]

/** The same thing in two versions, or in two variants of one. To which milder answer one is held down most may differ. */
export const keyOfFinding = ({ kind, question, answer, other, language }: Finding): string =>
  JSON.stringify([kind, question, answer, kind === 'held-down' ? null : other, language])
