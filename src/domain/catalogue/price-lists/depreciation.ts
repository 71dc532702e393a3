import type { Category } from '#shop/devices/categories.ts'
import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'

/** What decides how much a price has fallen since it was set. */
export type Ageing = {
  category: Category
  /** Since the device came onto the market. */
  ageMonths: number
  /** Since the price was set. */
  days: number
  /** Whether its successor came onto the market in the meantime. */
  hasNewSuccessor: boolean
}

/** What a price loses in this time, in basis points. */
export function lossOf(
  { loss: { monthly, freshDays, maxDays, successor, oldAge } }: Pick<RuleSet, 'loss'>,
  { category, ageMonths, days, hasNewSuccessor }: Ageing,
): number {
  if (days < freshDays) return 0
  const speed = ageMonths >= oldAge.months ? oldAge.speed : 10_000
  const running = (monthly[category] * speed * Math.min(days, maxDays)) / (10_000 * 30)
  return Math.trunc(running) + (hasNewSuccessor ? successor : 0)
}

/** To the nearest whole step: cut down, a device of three euros would lose a sixth of its price to the rounding alone. */
export const depreciated = ({ prices: { step } }: Pick<RuleSet, 'prices'>, cents: number, loss: number): number =>
  Math.round((cents * (10_000 - loss)) / 10_000 / step) * step
