import { pathToClarification } from '#domain/clarification/find-clarification.ts'
import { findProgress, type ProgressEvent } from '#domain/trades/lists/find-progress.ts'
import { actionsFor, sellerActions, type SellerAction } from '#domain/trades/lifecycle/seller-actions.ts'
import { customerEvent } from '#domain/trades/lifecycle/customer-events.ts'
import { devicesIn } from '#domain/trades/money/payout-lines.ts'
import { payoutOf } from '#domain/trades/money/payout-of.ts'
import type { Trade, TradeItem } from '#domain/trades/trade.ts'
import { itemReference } from '#domain/trades/trade-number.ts'
import { formatLongDate } from '#shop/formats/dates.ts'
import { formatMoney } from '#shop/money/money.ts'
import type { PageContext } from '#web/context.ts'
import { showTracker } from './tracker/show-tracker.ts'

/** What has become of each device, what happened so far, and what the seller can do now. */
export async function showProgress(page: PageContext, trade: Trade, url: URL) {
  const { engines, shop } = page
  const { country } = shop
  const day = (date: Date) => formatLongDate(date, country.icuLocale, country.timeZone)
  const { events, parcelsBack } = await findProgress(engines, trade.id)
  const priced = devicesIn(trade.items, payoutOf(trade))
  const devices = await Promise.all(
    trade.items.map(async (item, index) => {
      const isAsked = item.status === 'CLARIFICATION'
      const place = { id: item.id, tradeNumber: trade.number }
      const back = parcelsBack.find(({ itemIds }) => item.status === 'RETURNED' && itemIds.includes(item.id))
      return {
        ...priced[index]!,
        reference: referenceOf(shop.country, trade, item),
        due: item.dueAt && (isAsked || item.status === 'LOCKED') ? day(item.dueAt) : null,
        question: isAsked ? ((await pathToClarification(engines, country, place)) ?? null) : null,
        back: back ? { carrier: back.carrier.toUpperCase(), number: back.trackingNumber } : null,
        actions: actionsFor(item.status, item.correction !== null),
      }
    }),
  )
  const can = (action: string | null): SellerAction | null =>
    sellerActions.find((each) => each === action && devices.some(({ actions }) => actions.includes(each))) ?? null
  const done = sellerActions.find((each) => each === url.searchParams.get('done'))

  return {
    ...showTracker(page, trade, events),
    devices,
    history: events.flatMap((event) => {
      const told = customerEvent(event)
      return told === undefined ? [] : [{ event: told, day: day(event.at), about: aboutWhich(trade, event) }]
    }),
    actions: sellerActions.filter((action) => can(action) !== null),
    /** What the seller is about to do. */
    asked: can(url.searchParams.get('do')),
    /** What he has just done. */
    done: done && events.some(({ event }) => event === done) ? done : null,
  }
}

export type ShownProgress = Awaited<ReturnType<typeof showProgress>>

export type ShownDevice = ShownProgress['devices'][number]

/** Where a price was an error of ours, both stand beside the number, for whoever is asked to say yes to the right one. */
function referenceOf({ icuLocale }: PageContext['shop']['country'], { number }: Trade, item: TradeItem): string {
  const reference = itemReference(number, item.position)
  if (!item.correction) return reference
  return `${reference} – ${[item.cents, item.correction.cents].map((each) => formatMoney(each, icuLocale)).join(' → ')}`
}

/** Which devices an event is about, unless it is about all of them. */
function aboutWhich({ items, number }: Trade, { itemIds }: ProgressEvent): string {
  if (itemIds.length === 0 || itemIds.length === items.length) return ''
  const isUnlike = ({ offer }: TradeItem) => items.filter((other) => other.offer.id === offer.id).length === 1
  return items
    .filter(({ id }) => itemIds.includes(id))
    .map((item) => (isUnlike(item) ? item.offer.deviceName : itemReference(number, item.position)))
    .join(', ')
}
