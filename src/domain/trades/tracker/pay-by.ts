import type { PastEvent } from '#domain/trades/lifecycle/past-trade.ts'
import {
  addWorkingDays,
  INSPECTION_WORKING_DAYS,
  PAYOUT_WORKING_DAYS,
} from '#domain/trades/lifecycle/timers/working-days.ts'
import type { TradeStatus } from '#domain/trades/lifecycle/trade-status.ts'
import type { Country } from '#shop/countries/country.ts'

type Waiting = { status: TradeStatus; events: readonly PastEvent[]; identityCheck: boolean }

/** What has to have happened, and how many working days after it the money leaves at the latest if all is as described. */
const waits: Partial<Record<TradeStatus, { since: string; days: number }>> = {
  IN_INSPECTION: { since: 'RECEIVED', days: INSPECTION_WORKING_DAYS + PAYOUT_WORKING_DAYS },
  PAYOUT: { since: 'ACCEPTED', days: PAYOUT_WORKING_DAYS },
}

/**
 * By when we pay, if nothing is left to do but wait. Nothing while somebody has to show who he is, and nothing once we are
 * late: a day that has passed is no promise.
 */
export function payBy(
  { purchaseRegister }: Pick<Country, 'purchaseRegister'>,
  { status, events, identityCheck }: Waiting,
  now: Date,
): Date | null {
  const wait = waits[status]
  const since = events.findLast(({ to }) => to === wait?.since)?.at
  if (!wait || !since || identityCheck || purchaseRegister) return null
  const day = addWorkingDays(since, wait.days)
  return day < now ? null : day
}
