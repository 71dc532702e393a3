import type { Offer } from '#domain/offers/offer.ts'
import type { Chance } from '#demo/chance.ts'
import { describeDevice } from './describe-device.ts'
import { offerOf, type DemoTrade } from './draw-trade.ts'
import type { Stock } from '#demo/open-stock.ts'

/** Most people who ask do not sell: around every trade there are some who only wanted to know. */
export async function drawUnsold(chance: Chance, now: Date, { createdAt, shop, segment }: DemoTrade, stock: Stock) {
  const offers: Offer[] = []
  for (let left = chance.whole(1, 4); left > 0; left -= 1) {
    const device = chance.pick(stock.devices)
    const price = await stock.priceOn(device, createdAt)
    if (!price) continue
    const said = describeDevice(chance, device, {
      rules: price.rules,
      base: price.cents,
      repairCosts: price.repairCosts,
      segment,
      pieces: 1,
    })
    if (!said) continue
    const asked = new Date(Math.min(createdAt.getTime() + chance.whole(-20, 20) * 3_600_000, now.getTime()))
    const asker = { chance, shop, segment, visitor: crypto.randomUUID(), createdAt: asked, pieces: 1 }
    offers.push({ ...offerOf(asker, device, price, said), status: chance.percent(30) ? 'in-cart' : 'calculated' })
  }
  return offers
}
