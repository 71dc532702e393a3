import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import { sellerGrades, type SellerGrade } from '#domain/offers/questions/grades.ts'
import { priceOfLooks } from '#domain/offers/pricing/price-device.ts'
import type { Cents } from '#shop/money/money.ts'
import type { GradePrices, PricedRow } from '#domain/business/lists/device-list.ts'

/** What one piece that works brings, net, if so many pieces come together. */
export const pricesByGrade = (rules: RuleSet, base: Cents, pieces: number): GradePrices =>
  Object.fromEntries(sellerGrades.map((grade) => [grade, netPrice(rules, base, grade, pieces)])) as GradePrices

/** What one piece of this row brings, net, by grade, if the whole list has so many pieces. */
export const pricesOfRow = (
  rules: RuleSet,
  { base, faultPrices }: Pick<PricedRow, 'base' | 'faultPrices'>,
  pieces: number,
): GradePrices => faultPrices?.findLast(({ from }) => pieces >= from)?.prices ?? pricesByGrade(rules, base, pieces)

const netPrice = (rules: RuleSet, base: Cents, grade: SellerGrade, pieces: number): Cents =>
  priceOfLooks({ rules, base, repairCosts: {}, segment: 'business', pieces }, grade)
