import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import type { Category } from '#shop/devices/categories.ts'
import type { ReleaseDate } from '#domain/catalogue/devices/release-date.ts'

/** When the successors are announced, prices take a step: basis points in that month. */
const steps: Partial<Record<Category, { month: number; loss: number }>> = {
  iphone: { month: 9, loss: 500 },
  smartwatch: { month: 9, loss: 300 },
}

/** Up to this much up or down from month to month: no market falls along a ruler. */
const WOBBLE = 120

const STEP = 50

export type PastPrice = { year: number; month: number; cents: number }

/** A number that always comes out the same for the same text. */
function hash(text: string): number {
  let value = 2166136261
  for (const letter of text) value = Math.imul(value ^ letter.codePointAt(0)!, 16777619)
  return value >>> 0
}

/** What a device was probably worth in the months before, the latest first, not further back than its release. */
export function pastPrices(
  { loss: { monthly } }: Pick<RuleSet, 'loss'>,
  device: { url: string; category: Category; released: ReleaseDate; cents: number },
  from: { year: number; month: number },
  months: number,
): PastPrice[] {
  const past: PastPrice[] = []
  let cents = device.cents
  let { year, month } = from
  for (let back = 0; back < months; back += 1) {
    const step = steps[device.category]
    const wobble = (hash(`${device.url} ${year} ${month}`) % (2 * WOBBLE + 1)) - WOBBLE
    const loss = monthly[device.category] + (step?.month === month ? step.loss : 0) + wobble
    cents = (cents * 10_000) / (10_000 - loss)
    month -= 1
    if (month === 0) [year, month] = [year - 1, 12]
    const { released } = device
    if (year * 12 + month < released.year * 12 + (released.month ?? 1)) break
    past.push({ year, month, cents: Math.round(cents / STEP) * STEP })
  }
  return past
}
