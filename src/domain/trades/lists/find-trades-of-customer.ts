import { findDevicePictures } from '#domain/catalogue/devices/find-device-pictures.ts'
import { soldDevices } from '#domain/offers/sell-offers.ts'
import type { Engines } from '#engines/engines.ts'
import { cents } from '#shop/money/money.ts'
import type { Shop } from '#shop/shop.ts'
import { withoutRepeats, type PastTrade } from '#domain/trades/lifecycle/past-trade.ts'
import { payoutOf } from '#domain/trades/money/payout-of.ts'
import { eventsOfTrades, itemsOfTrades, parcelsOfTrades } from './trade-history-store.ts'
import { canBeHandedIn } from '#domain/trades/tracker/hand-in-calendar.ts'
import { payBy } from '#domain/trades/tracker/pay-by.ts'
import { trackerOf } from '#domain/trades/tracker/trade-tracker.ts'
import { linkHasExpired, tradeToken } from '#domain/trades/trade-link.ts'
import { countTradesOfCustomer, tradesOfCustomer } from '#domain/trades/trade-reads-store.ts'
import { tradeStatus } from '#domain/trades/lifecycle/trade-status.ts'

const partsOf = <Part extends { tradeId: string }>(parts: readonly Part[], id: string) =>
  parts.filter(({ tradeId }) => tradeId === id).map(({ tradeId: _, ...part }) => part)

/** A page of the customer's trades, the newest first, and how many there are in all. */
export async function findTradesOfCustomer(
  { db, vault, now }: Pick<Engines, 'db' | 'vault' | 'now'>,
  { country }: Shop,
  customerId: string,
  { page, itemsPerPage }: { page: number; itemsPerPage: number },
): Promise<{ trades: PastTrade[]; total: number }> {
  const [total, found] = await Promise.all([
    countTradesOfCustomer(db, customerId),
    tradesOfCustomer(db, customerId, { from: (page - 1) * itemsPerPage, most: itemsPerPage }),
  ])
  if (found.length === 0) return { trades: [], total }

  const ids = found.map(({ id }) => id)
  const [items, events, parcels] = await Promise.all([
    itemsOfTrades(db, ids),
    eventsOfTrades(db, ids),
    parcelsOfTrades(db, ids),
  ])
  const devices = await soldDevices(db, [...new Set(items.map(({ offerId }) => offerId))])
  const pictureOf = await findDevicePictures(db, [...new Set([...devices.values()].map(({ deviceId }) => deviceId))])
  const trades = found.map((trade) => {
    const own = partsOf(items, trade.id)
    const [parcel] = partsOf(parcels, trade.id)
    const payout = payoutOf({ ...trade, items: own })
    const states = own.map((item) => item.status)
    const status = tradeStatus(states)
    const happened = withoutRepeats(partsOf(events, trade.id))
    return {
      ...trade,
      ...parcel!,
      status,
      items: own.map(({ id, offerId, status: state, cents: promised, finalCents }) => {
        const { deviceId, deviceName } = devices.get(offerId)!
        const payoutCents = payout.items.find((item) => item.id === id)?.cents ?? cents(0)
        return { deviceName, image: pictureOf(deviceId), status: state, cents: promised, finalCents, payoutCents }
      }),
      payout,
      events: happened,
      tracker: trackerOf(states, happened),
      payBy: payBy(country, { ...trade, status, events: happened }, now()),
      canBeHandedIn: canBeHandedIn({ ...trade, items: own }, now()),
      link: linkHasExpired(trade.createdAt, now()) ? null : tradeToken(vault, trade.id),
    }
  })
  return { trades, total }
}
