import type { Answer, Effect } from '#domain/catalogue/devices/catalogue.ts'
import type { Answered } from './follow-answers.ts'

export type Grade = NonNullable<Effect['grade']>

/** Those that sellers can choose. */
export const sellerGrades = ['A', 'B', 'C', 'D'] as const satisfies readonly Grade[]

export type SellerGrade = (typeof sellerGrades)[number]

/** The worst of these answers about the looks; nothing said means no marks. */
export const worstOf = (chosen: readonly Answer[]): Grade =>
  chosen.reduce<Grade>((worst, { effect: { grade } }) => (grade && isWorse(grade, worst) ? grade : worst), 'A')

/** They run from A, without marks, to E, which only inspectors give. */
export const isWorse = (grade: Grade, other: Grade): boolean => grade > other

/** The worst that was said about the looks. */
export const gradeOf = (answered: readonly Answered[]): Grade => worstOf(answered.flatMap(({ chosen }) => chosen))

/** In what state a device is sold, in one word. */
export const conditionOf = (answered: readonly Answered[]): string =>
  answered.some(({ chosen }) => chosen.some(({ code }) => code === 'SEALED')) ? 'SEALED' : gradeOf(answered)
