import type { PlacedPrice } from '#domain/catalogue/devices/find-office-devices.ts'
import { LEADING_COUNTRY } from '#domain/catalogue/devices/leading-country.ts'
import type { KeptMarketPrice } from '#domain/catalogue/market-prices/market-price.ts'
import { marginOf, type Resale } from '#domain/catalogue/price-lists/margin.ts'
import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import { marginOfPiece, resaleInState } from '#domain/business/quotes/decisions/line-margin.ts'
import { priceLooks } from '#domain/offers/pricing/price-device.ts'
import type { Grade } from '#domain/offers/questions/grades.ts'
import { cents, type Cents } from '#shop/money/money.ts'

export const grades = ['A', 'B', 'C', 'D', 'E'] as const satisfies readonly Grade[]

const termsOf = (rules: RuleSet, { segment, cents: base }: Pick<PlacedPrice, 'segment' | 'cents'>) =>
  ({ rules, base, repairCosts: {}, segment, pieces: 1 }) as const

/** A place in which the shop buys, and what the rules give there for each grade. */
export type GradedPlace = PlacedPrice & { grades: Record<Grade, Cents>; margin: Cents | null }

export const gradedPlaces = (rules: RuleSet, resale: Resale, prices: readonly PlacedPrice[]): GradedPlace[] =>
  prices.map((place) => {
    const terms = termsOf(rules, place)
    const best = priceLooks(terms, 'A')
    const byGrade = Object.fromEntries(grades.map((grade) => [grade, priceLooks(terms, grade).cents]))
    const margin = best.cents === 0 ? null : marginOfPiece(rules, { ...best, base: place.cents }, resale)
    return { ...place, grades: byGrade as Record<Grade, Cents>, margin }
  })

/** What a grade brings and leaves in the leading country. */
export type GradeMargin = {
  grade: Grade
  price: Cents
  resale: Cents | null
  costs: Cents | null
  margin: Cents | null
}

/** Nothing where private sellers get no price. What is recycled is not sold again. */
export function gradeMargins(rules: RuleSet, resale: Resale, prices: readonly PlacedPrice[]): GradeMargin[] {
  const place = prices.find(({ country, segment }) => country === LEADING_COUNTRY && segment === 'consumer')
  if (!place) return []
  return grades.map((grade) => {
    const { cents: price, lines } = priceLooks(termsOf(rules, place), grade)
    const inState = price === 0 ? null : resaleInState({ base: place.cents, lines }, resale)
    const margin = inState && marginOf(rules, inState, price)
    if (inState?.resaleCents == null || margin === null)
      return { grade, price, resale: null, costs: null, margin: null }
    const costs = cents(inState.resaleCents - price - margin)
    return { grade, price, resale: cents(inState.resaleCents), costs, margin }
  })
}

/** What somebody else pays or asks, beside what we pay there. */
export type ComparedMarketPrice = KeptMarketPrice & {
  ours: Cents | null
  difference: Cents | null
  /** What would be left if we sold it for as much. */
  margin: Cents | null
}

export const compareMarket = (
  rules: RuleSet,
  resale: Resale,
  places: readonly GradedPlace[],
  prices: readonly KeptMarketPrice[],
): ComparedMarketPrice[] =>
  prices.map((price) => {
    const place = places.find(({ country, segment }) => country === price.country && segment === 'consumer')
    const ours = place?.grades[price.grade === '' ? 'A' : price.grade] ?? null
    const sold = { ...resale, resaleCents: price.cents }
    return {
      ...price,
      ours,
      difference: ours === null ? null : cents(price.cents - ours),
      margin: ours === null || ours === 0 || price.kind === 'buying' ? null : marginOf(rules, sold, ours),
    }
  })
