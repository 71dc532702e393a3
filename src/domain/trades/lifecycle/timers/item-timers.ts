import { timeLimitsOf } from '#shop/time-limits.ts'
import type { Country } from '#shop/countries/country.ts'
import type { ItemState } from '#domain/trades/lifecycle/trade-status.ts'

const DAY = 24 * 60 * 60_000

/** When the clock moves an item on, and when its seller is reminded until then. */
export type ItemTimers = { dueAt: Date | null; remindAt: Date | null }

type Limits = { days: number | null; reminders: readonly number[] }

function limitsOf(country: Pick<Country, 'timeLimits'>, state: ItemState): Limits {
  const { parcel, carrierSilence, clarification, lock, reminders } = timeLimitsOf(country)
  if (state === 'EXPECTED') return { days: parcel, reminders: reminders.parcel }
  if (state === 'IN_TRANSIT') return { days: carrierSilence, reminders: [] }
  if (state === 'CLARIFICATION') return { days: clarification, reminders: reminders.clarification }
  if (state === 'LOCKED') return { days: lock, reminders: reminders.lock }
  return { days: null, reminders: [] }
}

const after = (since: Date, days: number | null | undefined): Date | null =>
  days === null || days === undefined ? null : new Date(since.getTime() + days * DAY)

/** The clocks of an item that has been in its state since then, and whose seller was reminded so often. */
export function timersOf(
  country: Pick<Country, 'timeLimits'>,
  state: ItemState,
  since: Date,
  reminded = 0,
): ItemTimers {
  const { days, reminders } = limitsOf(country, state)
  return { dueAt: after(since, days), remindAt: after(since, reminders[reminded]) }
}
