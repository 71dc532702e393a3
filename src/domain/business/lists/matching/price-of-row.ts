import { sellerGrades, type SellerGrade } from '#domain/offers/questions/grades.ts'
import { priceOfLooks } from '#domain/offers/pricing/price-device.ts'
import type { Cents } from '#shop/money/money.ts'
import type { PricedRow } from '#domain/business/lists/device-list.ts'

/** What one piece brings, net, if so many pieces come together. */
export const pricesByGrade = (base: Cents, pieces: number): PricedRow['prices'] =>
  Object.fromEntries(sellerGrades.map((grade) => [grade, netPrice(base, grade, pieces)])) as PricedRow['prices']

/** What one piece of this row brings, net, if the whole list has so many pieces; nothing if nobody said how it looks. */
export const priceOfRow = ({ base, grade }: Pick<PricedRow, 'base' | 'grade'>, pieces: number): Cents | null =>
  grade && netPrice(base, grade, pieces)

const netPrice = (base: Cents, grade: SellerGrade, pieces: number): Cents =>
  priceOfLooks({ base, repairCosts: {}, segment: 'business', pieces }, grade)
