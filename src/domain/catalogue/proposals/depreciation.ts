import type { Category } from '#shop/devices/categories.ts'
import { STEP } from '#domain/catalogue/prices/base-price.ts'
import { monthlyLoss } from '#domain/catalogue/prices/monthly-loss.ts'

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

/** Somebody has looked at the price only just. */
export const FRESH_DAYS = 7

/** A price that was not looked at for longer needs a person, not a rule. */
const MAX_DAYS = 92

/** When the next one can be bought, in basis points. */
const SUCCESSOR_STEP = 500

/** From this age on fewer and fewer people want it, and its price falls faster: percent of the usual loss. */
const OLD_AGE = { months: 48, percent: 125 }

/** What a price loses in this time, in basis points. */
export function lossOf({ category, ageMonths, days, hasNewSuccessor }: Ageing): number {
  if (days < FRESH_DAYS) return 0
  const speed = ageMonths >= OLD_AGE.months ? OLD_AGE.percent : 100
  const running = (monthlyLoss[category] * speed * Math.min(days, MAX_DAYS)) / (100 * 30)
  return Math.trunc(running) + (hasNewSuccessor ? SUCCESSOR_STEP : 0)
}

/** To the nearest whole step: cut down, a device of three euros would lose a sixth of its price to the rounding alone. */
export const depreciated = (cents: number, loss: number): number =>
  Math.round((cents * (10_000 - loss)) / 10_000 / STEP) * STEP
