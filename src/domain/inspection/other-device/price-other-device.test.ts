import { expect, test } from 'vitest'
import { movableClock } from '#engines/clock/movable-clock.ts'
import { countries } from '#shop/countries/all.ts'
import { usedPhone } from '#tests/support/drivers/customers/sellers.ts'
import { sampleItem, sampleTrade } from '#tests/support/fixtures/sample-trade.ts'
import { soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { findOtherDevice, offerForOther, priceOtherDevice, saleOf } from './price-other-device.ts'

const DAY = 24 * 60 * 60_000
const clock = movableClock(new Date())
const engines = useEngines({ stocked: true, now: clock.now })

const deviceWith = async (url: string): Promise<number> => {
  const device = engines().db.selectFrom('device_texts').select('device_id').where('url', '=', url)
  return (await device.executeTakeFirstOrThrow()).device_id
}

test('OP-09 another device is priced as on the day of the offer, and as today if the parcel came too late for that', async () => {
  const { db } = engines()
  const device = await deviceWith('apple-iphone-13-128-gb')
  const [item] = (await soldTrade(engines())).items
  const find = (isLate: boolean) => findOtherDevice(engines(), countries.de, { ...item!.offer, isLate }, device)
  const then = (await find(false))!
  clock.moveBy(2 * DAY)
  const list = { valid_from: clock.now().toISOString().slice(0, 10), note: 'Cheaper since' }
  const { version } = await db.insertInto('price_lists').values(list).returning('version').executeTakeFirstOrThrow()
  const price = { device_id: device, country: 'de', segment: 'consumer', price_list: version, cents: 1_000 }
  await db.insertInto('prices').values(price).execute()

  expect(await find(false)).toMatchObject({ terms: then.terms, isToday: false })
  expect(await find(true)).toMatchObject({ terms: { base: 1_000 }, isToday: true })
})

test('OP-09 its price comes from its own questions, and an answer that ends them is worth nothing', async () => {
  const [item] = (await soldTrade(engines())).items
  const device = await deviceWith('apple-iphone-13-128-gb')
  const other = (await findOtherDevice(engines(), countries.de, { ...item!.offer, isLate: false }, device))!
  const priced = priceOtherDevice(other, usedPhone.answers)
  const offer = offerForOther(clock.now(), item!.offer, other, priced)

  expect(priced.open).toBeUndefined()
  expect(offer).toMatchObject({ deviceId: device, cents: priced.cents, condition: 'B', status: 'ordered' })
  expect(offer.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(priced.cents)
  expect(priceOtherDevice(other, {}).open).toBeDefined()
  const worthless = priceOtherDevice(other, { ...usedPhone.answers, OWNERSHIP: ['NO'] })
  expect([worthless.cents, worthless.gate === undefined]).toEqual([0, false])
})

test('what nobody announced is priced as its trade, whichever of its devices stands first', () => {
  const [item, other] = [sampleItem('de'), sampleItem('de', { position: 1 })]
  const [day, later] = [new Date('2026-03-01'), new Date('2026-04-01')]
  const many = { ...other, offer: { ...other.offer, createdAt: later, pieces: 12 } }
  const extra = sampleItem('de', { position: 2, isUnannounced: true })
  const trade = { ...sampleTrade('de'), createdAt: day, items: [item, many, extra] }

  expect(saleOf(trade, undefined)).toMatchObject({ createdAt: day, pieces: 12, isLate: false })
  expect(saleOf(trade, extra)).toEqual(saleOf(trade, undefined))
  expect(saleOf({ ...trade, items: [item, { ...many, isLate: true }] }, undefined).isLate).toBe(true)
  expect(saleOf(trade, many)).toMatchObject({ createdAt: later, pieces: 12, isLate: false })
})
