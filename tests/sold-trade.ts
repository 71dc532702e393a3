import { createOffer } from '#domain/offers/create-offer.ts'
import { createTrade } from '#domain/trades/create-trade.ts'
import { findTrade } from '#domain/trades/find-trade.ts'
import type { NewTrade } from '#domain/trades/new-trade.ts'
import type { Trade } from '#domain/trades/trade.ts'
import type { Engines } from '#engines/engines.ts'
import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/country.ts'
import { modes } from '#shop/modes/all.ts'
import type { Shop } from '#shop/shop.ts'
import { tradeOf, usedPhone } from './selling.ts'

export const shopOf = (code: CountryCode): Shop => ({ country: countries[code], mode: modes.default })

/** A trade made by the rooms themselves, without its papers. */
export async function soldTrade(
  engines: Engines,
  code: CountryCode = 'de',
  {
    visitor = crypto.randomUUID() as string,
    pieces = 1,
    customerId = null as string | null,
    change = {} as Partial<NewTrade>,
  } = {},
): Promise<Trade & { visitor: string }> {
  const shop = shopOf(code)
  const segment = change.business ? 'business' : 'consumer'
  const offered = await createOffer(engines, shop, { visitor, ...usedPhone, segment, pieces })
  if (!offered.ok) throw new Error(`no offer: ${offered.reason}`)

  const lines = [{ offerId: offered.offer.id, quantity: pieces }]
  const wish = { ...tradeOf(code, offered.offer.id), lines, ...change } as NewTrade
  const made = await createTrade(engines, shop, { visitor, key: crypto.randomUUID(), customerId }, wish)
  if (!made.ok) throw new Error(`no trade: ${JSON.stringify(made)}`)
  return { ...(await findTrade(engines.db, made.id))!, visitor }
}
