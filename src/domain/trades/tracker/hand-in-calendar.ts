import { translatorFor } from '#domain/i18n/translator-for.ts'
import { findTradeByLink } from '#domain/trades/find-trade.ts'
import { tradeStatus, type ItemState } from '#domain/trades/lifecycle/trade-status.ts'
import type { LabelFile } from '#domain/trades/parcels/read-label.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { Engines } from '#engines/engines.ts'
import { calendarFile } from '#shop/formats/calendar.ts'
import { dayAt } from '#shop/formats/dates.ts'
import type { Shop } from '#shop/shop.ts'

/** While the parcel has not left, and its day has not passed. */
export const canBeHandedIn = (
  { items, priceValidUntil }: { items: readonly { status: ItemState }[]; priceValidUntil: Date },
  now: Date,
): boolean => tradeStatus(items.map(({ status }) => status)) === 'WAITING_FOR_PARCEL' && priceValidUntil > now

/**
 * The last day to hand a parcel in, for the seller's calendar. Calendars are shared with families and employers: neither
 * the private link nor a device stands in it.
 */
export async function handInCalendar(
  engines: Pick<Engines, 'db' | 'vault' | 'now'>,
  shop: Shop,
  token: string,
): Promise<LabelFile | undefined> {
  const trade = await findTradeByLink(engines, shop, token)
  const now = engines.now()
  if (!trade || !canBeHandedIn(trade, now)) return undefined

  const { country } = shop
  const t = translatorFor(country)
  const number = formatTradeNumber(trade.number)
  const carrier = trade.parcel.carrier.toUpperCase()
  const file = calendarFile({
    uid: `hand-in-${number}@${country.domain}`,
    day: dayAt(trade.priceValidUntil, country.timeZone),
    stamp: now,
    language: country.icuLocale,
    timeZone: country.timeZone,
    title: t('calendar.handIn.title'),
    text: t('calendar.handIn.text', { number, carrier }),
    place: carrier,
  })
  return {
    name: `umlauf-${number}.ics`,
    contentType: 'text/calendar; charset=utf-8',
    bytes: new TextEncoder().encode(file),
  }
}
