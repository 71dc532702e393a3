import { upToPrice } from '#domain/catalogue/base-price.ts'
import type { Effect } from '#domain/catalogue/catalogue.ts'
import type { Cents } from '#shop/money.ts'
import { part } from './deduction.ts'
import type { Answered } from './walk-questions.ts'

export type Grade = NonNullable<Effect['grade']>

/** What is left of the base price, in basis points. E is for inspectors only: heavy damage of many kinds. */
export const gradeFactors: Record<Grade, number> = { A: 10_000, B: 9_200, C: 8_000, D: 6_200, E: 4_500 }

/** Those that sellers can choose. */
export const sellerGrades = ['A', 'B', 'C', 'D'] as const satisfies readonly Grade[]

export type SellerGrade = (typeof sellerGrades)[number]

/** What is paid for a device of which nothing is known but its looks: it works, and comes alone. */
export const priceOfGrade = (base: Cents, grade: Grade): Cents => upToPrice(part(base, gradeFactors[grade]))

/** The worst that was said about the looks; nothing said means no marks. */
export function gradeOf(answered: readonly Answered[]): Grade {
  const grades = answered.flatMap(({ chosen }) => chosen.flatMap(({ effect }) => effect.grade ?? []))
  return grades.reduce<Grade>((worst, grade) => (gradeFactors[grade] < gradeFactors[worst] ? grade : worst), 'A')
}

/** In what state a device is sold, in one word. */
export const conditionOf = (answered: readonly Answered[]): string =>
  answered.some(({ chosen }) => chosen.some(({ code }) => code === 'SEALED')) ? 'SEALED' : gradeOf(answered)
