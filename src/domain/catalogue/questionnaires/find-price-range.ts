import type { Engines } from '#engines/engines.ts'
import { cents, type Cents } from '#shop/money/money.ts'
import { priceRange } from './questionnaire-store.ts'

/** Where nobody has set a price yet. */
const USUAL = { least: cents(20_00), most: cents(1_000_00) }

/** What the cheapest and the dearest device that a questionnaire is about bring at best, today and in the leading country. */
export async function findPriceRange(
  { db, now }: Pick<Engines, 'db' | 'now'>,
  questionnaire: string,
): Promise<{ least: Cents; most: Cents }> {
  const range = await priceRange(db, questionnaire, now())
  return range ? { least: cents(range.least), most: cents(range.most) } : USUAL
}
