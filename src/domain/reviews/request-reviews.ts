import { findDeviceCategories } from '#domain/catalogue/devices/find-device-categories.ts'
import { findTrade } from '#domain/trades/find-trade.ts'
import { postLifecycleLetter } from '#domain/trades/lifecycle/post-lifecycle-letter.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import { categories } from '#shop/devices/categories.ts'
import type { Country } from '#shop/countries/country.ts'
import type { Storefronts } from '#shop/shop.ts'
import { timeLimitsOf } from '#shop/time-limits.ts'
import { insertRequest, lockTradeToAsk } from './request-store.ts'
import { hashOf, newToken, reviewAddress } from './review-link.ts'

export const REQUEST_REVIEWS = 'request-reviews'

type Needs = Pick<Engines, 'db' | 'mail' | 'vault' | 'now'>

/** More in one go would keep a worker busy for too long; the next hour goes on. */
const MAX_LETTERS = 500

const DAY = 24 * 60 * 60_000

/**
 * Asks everybody who agreed, once, some days after the money has come: those who are content and those who are not. Every
 * trade is a transaction of its own: however many processes run this at once, each seller gets one letter.
 */
export async function requestReviews(engines: Needs, storefronts: Storefronts): Promise<number> {
  let sent = 0
  const collecting = Object.values(storefronts.countries).filter(({ features }) => features.sealAndSlider)
  for (const country of collecting) {
    while (sent < MAX_LETTERS && (await askOne(engines, storefronts, country))) sent += 1
  }
  return sent
}

const askOne = (engines: Needs, storefronts: Storefronts, country: Country): Promise<boolean> =>
  engines.db.transaction().execute(async (tx) => {
    const now = engines.now()
    const paidBefore = new Date(now.getTime() - timeLimitsOf(country).reviewRequest * DAY)
    const tradeId = await lockTradeToAsk(tx, { country: country.code, paidBefore })
    if (tradeId === undefined) return false

    const { itemIds, category } = await whatWasPaid(tx, tradeId)
    const token = newToken()
    const isFirst = await insertRequest(tx, { tradeId, askedAt: now, tokenHash: hashOf(token), category })
    if (!isFirst) return true
    const facts = { url: reviewAddress(country, token) }
    await postLifecycleLetter(tx, engines, storefronts, { tradeId, itemIds, facts }, { letter: 'review-request' })
    return true
  })

async function whatWasPaid(tx: Transaction, tradeId: string) {
  const trade = await findTrade(tx, tradeId)
  const paid = trade!.items.filter(({ status }) => status === 'PAID')
  const { deviceId } = paid[0]!.offer
  const code = (await findDeviceCategories({ db: tx }, [deviceId])).get(deviceId)
  return {
    itemIds: paid.map(({ id }) => id),
    category: categories.find((category) => category === code) ?? categories[0],
  }
}
