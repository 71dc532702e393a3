import type { PastEvent } from '#domain/trades/lifecycle/past-trade.ts'
import { tradeStatus } from '#domain/trades/lifecycle/trade-status.ts'
import { versionOf } from '#domain/trades/tracker/find-trade-version.ts'
import { canBeHandedIn } from '#domain/trades/tracker/hand-in-calendar.ts'
import { payBy } from '#domain/trades/tracker/pay-by.ts'
import { trackerOf } from '#domain/trades/tracker/trade-tracker.ts'
import type { Trade } from '#domain/trades/trade.ts'
import { tradeToken } from '#domain/trades/trade-link.ts'
import { formatDate, formatLongDate } from '#shop/formats/dates.ts'
import type { PageContext } from '#web/context.ts'

/** How far a trade has come, by when it is paid, and what its page needs to keep itself up to date. */
export function showTracker({ engines, shop }: PageContext, trade: Trade, events: readonly PastEvent[]) {
  const { country } = shop
  const now = engines.now()
  const states = trade.items.map((item) => item.status)
  const status = tradeStatus(states)
  const { reached, ...tracker } = trackerOf(states, events)
  const paidBy = payBy(country, { ...trade, status, events }, now)
  const address = `/api/trades/${tradeToken(engines.vault, trade.id)}`
  const isOpen = tracker.look === 'going' || tracker.look === 'attention'
  const hasLabel = trade.shippingDocuments !== null
  const lastEvent = events.at(-1)?.at ?? trade.createdAt
  const day = (at: Date) => formatDate(at, country.dateFormat, country.timeZone)

  return {
    tracker: { ...tracker, days: Object.fromEntries(Object.entries(reached).map(([step, at]) => [step, day(at)])) },
    payBy: paidBy && formatLongDate(paidBy, country.icuLocale, country.timeZone),
    calendar: canBeHandedIn(trade, now) ? `${address}/calendar` : null,
    /** Nothing once it has come to its end. */
    version: isOpen ? { href: `${address}/version`, known: versionOf({ lastEvent, hasLabel }) } : null,
  }
}
