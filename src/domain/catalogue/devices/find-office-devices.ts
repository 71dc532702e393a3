import type { ListPage } from '#domain/lists/list-page.ts'
import type { Engines } from '#engines/engines.ts'
import { cents, type Cents } from '#shop/money/money.ts'
import type { Storefronts } from '#shop/shop.ts'
import type { Segment } from '#domain/catalogue/prices/base-price.ts'
import {
  manufacturerNames,
  officeDevice,
  officeDevices,
  openPricesOf,
  textsOf,
  variantsBeside,
  versionsOf,
  type DeviceFilter,
  type DeviceOrder,
  type OfficeDevice,
  type OpenPrice,
  type PriceVersion,
} from './office-store.ts'
import { priceDay } from '#domain/catalogue/prices/price-day.ts'
import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import { setPrices } from '#domain/catalogue/price-lists/board-store.ts'
import { currentPricesOf, placeKey, currentPrice } from '#domain/catalogue/price-lists/current-prices.ts'

export type { DeviceFilter, DeviceOrder, OfficeDevice, OpenPrice, PriceVersion }

type Reads = Pick<Engines, 'db' | 'now'>

/** Devices as the office sees them: also those without a price. */
export const findOfficeDevices = (
  { db, now }: Reads,
  filter: DeviceFilter,
  order: DeviceOrder,
): Promise<ListPage<OfficeDevice>> => officeDevices(db, now(), filter, order)

export const findManufacturerNames = ({ db }: Pick<Engines, 'db'>): Promise<string[]> => manufacturerNames(db)

export type PlacedPrice = {
  country: keyof Storefronts['countries']
  segment: Segment
  cents: Cents
  /** Somebody has set it for this very place; else it follows another. */
  isOwn: boolean
}

/** Years of monthly lists, in every country. */
const MAX_VERSIONS = 500

/** More drafts than that nobody writes about one device. */
const MAX_OPEN = 50

/** Prices of a device that somebody has written down and nobody has decided on. */
export const findOpenPrices = ({ db }: Pick<Engines, 'db'>, id: number): Promise<OpenPrice[]> =>
  openPricesOf(db, id, MAX_OPEN)

/** Everything that the office knows about a device. */
export async function findOfficeDevice({ db, now }: Reads, { countries }: Pick<Storefronts, 'countries'>, id: number) {
  const moment = now()
  const device = await officeDevice(db, moment, id)
  if (!device) return undefined
  const [rules, texts, versions, prices, variants] = await Promise.all([
    findRules({ db, now }),
    textsOf(db, id),
    versionsOf(db, id, MAX_VERSIONS),
    setPrices(db, moment, { ids: [id] }),
    variantsBeside(db, id),
  ])
  const board = currentPricesOf(prices)
  const segments: Segment[] = ['consumer', 'business']
  const places = segments.flatMap((segment) =>
    Object.values(countries).map(({ code: country }) => ({ deviceId: id, country, segment })),
  )
  const placed = places.flatMap((place): PlacedPrice[] => {
    const amount = currentPrice(board, rules, place)
    if (amount === undefined) return []
    const { country, segment } = place
    return [{ country, segment, cents: cents(amount), isOwn: board.has(placeKey(place)) }]
  })
  return { device, texts, versions, prices: placed, today: priceDay(moment), variants }
}
