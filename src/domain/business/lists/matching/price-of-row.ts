import { sellerGrades, type SellerGrade } from '#domain/offers/questions/grades.ts'
import { priceOfLooks } from '#domain/offers/pricing/price-device.ts'
import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import type { Cents } from '#shop/money/money.ts'
import type { PricedRow } from '#domain/business/lists/device-list.ts'

/** What one piece brings, net, if so many pieces come together. */
export const pricesByGrade = (rules: RuleSet, base: Cents, pieces: number): PricedRow['prices'] =>
  Object.fromEntries(sellerGrades.map((grade) => [grade, netPrice(rules, base, grade, pieces)])) as PricedRow['prices']

const netPrice = (rules: RuleSet, base: Cents, grade: SellerGrade, pieces: number): Cents =>
  priceOfLooks({ rules, base, repairCosts: {}, segment: 'business', pieces }, grade)
