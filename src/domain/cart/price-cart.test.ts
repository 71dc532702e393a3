import { beforeAll, describe, expect, test } from 'vitest'
import { importCatalogue } from '#domain/catalogue/imports/import-catalogue.ts'
import { createOffer } from '#domain/offers/create-offer.ts'
import { markOrdered } from '#domain/offers/sell-offers.ts'
import { seedVouchers } from '#domain/offers/vouchers/seed-vouchers.ts'
import { movableClock } from '#engines/clock/movable-clock.ts'
import { readQuestionnaires } from '#demo/demo-catalogue.ts'
import { readDemoVouchers } from '#demo/demo-vouchers.ts'
import { countries } from '#shop/countries/all.ts'
import { modes } from '#shop/modes/all.ts'
import type { Shop } from '#shop/shop.ts'
import { usedPhone } from '#tests/support/drivers/customers/sellers.ts'
import { catalogueRows, demoTexts } from '#tests/support/fixtures/small-catalogue.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { priceCart, type CartRequest } from './price-cart.ts'

const DAY = 24 * 60 * 60_000

const clock = movableClock(new Date('2026-11-15T12:00:00Z'))
const opened = useEngines()
const engines = () => ({ ...opened(), now: clock.now })
const germany: Shop = { country: countries.de, mode: modes.default }
const austria: Shop = { country: countries.at, mode: modes.default }

/** What the shop pays for the phone of these tests from now on. */
async function payForPhone(euros: number): Promise<void> {
  const rows = catalogueRows([`iphone,Apple,iPhone 14,iPhone 14,2022-09,128 GB,${euros},A2882,,390x844@3`])
  const questionnaires = await readQuestionnaires('seeds')
  expect(await importCatalogue(engines(), rows, await demoTexts(), { questionnaires })).toMatchObject({ ok: true })
}

beforeAll(async () => {
  await payForPhone(300)
  await engines()
    .db.transaction()
    .execute(async (tx) => seedVouchers(tx, await readDemoVouchers('seeds')))
})

/** A visitor with an offer for a phone. */
async function visitorWithOffer() {
  const visitor = crypto.randomUUID()
  const asked = { visitor, device: usedPhone.device, answers: usedPhone.answers }
  const result = await createOffer(engines(), germany, asked)
  if (!result.ok) throw new Error(result.reason)

  const price = (change: Partial<CartRequest> = {}, shop = germany) => {
    const lines = [{ offerId: result.offer.id, quantity: 2 }]
    return priceCart(engines(), shop, { visitor, lines, voucher: null, business: false, ...change })
  }
  return { visitor, asked, offer: result.offer, price }
}

describe('a cart that is asked about', () => {
  test('costs what its offers promise, until the first of them is over', async () => {
    const { offer, price } = await visitorWithOffer()
    const cart = await price()

    expect(cart).toMatchObject({
      lines: [{ askedFor: offer.id, formerPrice: null, quantity: 2, cents: offer.cents * 2 }],
      gone: [],
      total: offer.cents * 2,
      payout: offer.cents * 2,
      expiry: offer.validUntil,
    })
  })

  test('F-16 is over when the first of its offers is, in whatever order they lie in it', async () => {
    const { asked, offer, price } = await visitorWithOffer()
    clock.moveBy(3 * DAY)
    const later = await createOffer(engines(), germany, asked)
    if (!later.ok) throw new Error(later.reason)
    const ids = [offer.id, later.offer.id]

    expect(later.offer.validUntil.getTime() - offer.validUntil.getTime()).toBe(3 * DAY)
    for (const order of [ids, ids.toReversed()]) {
      const cart = await price({ lines: order.map((offerId) => ({ offerId, quantity: 1 })) })
      expect(cart.expiry).toEqual(offer.validUntil)
    }
  })

  test('S3.10 keeps its price while it is promised, whatever the list says', async () => {
    const { offer, price } = await visitorWithOffer()
    clock.moveBy(13 * DAY)
    await payForPhone(250)

    expect((await price()).lines).toMatchObject([{ formerPrice: null, offer: { id: offer.id, cents: offer.cents } }])
    await payForPhone(300)
  })

  test('S3.10 is recalculated from today’s list when its time is over, and says what it was', async () => {
    const { offer, price } = await visitorWithOffer()
    clock.moveBy(14 * DAY)
    await payForPhone(200)
    const { lines, total, expiry } = await price()
    const [line] = lines

    expect(line).toMatchObject({ askedFor: offer.id, formerPrice: offer.cents })
    expect(line!.offer.id).not.toBe(offer.id)
    expect(line!.offer.cents).toBeLessThan(offer.cents)
    expect(total).toBe(line!.offer.cents * 2)
    expect(expiry).toEqual(new Date(clock.now().getTime() + 14 * DAY))
    await payForPhone(300)
  })

  test('finds the newer offer under the number of the one that it replaced', async () => {
    const { asked, offer, price } = await visitorWithOffer()
    const first = await createOffer(engines(), germany, { ...asked, replaces: offer.id })
    if (!first.ok) throw new Error(first.reason)
    const second = await createOffer(engines(), germany, { ...asked, replaces: first.offer.id })
    if (!second.ok) throw new Error(second.reason)

    expect((await price()).lines).toMatchObject([{ askedFor: offer.id, offer: { id: second.offer.id } }])
  })

  test('S20 knows nothing of another visitor’s offers, of another country’s, or of none at all', async () => {
    const { offer, price } = await visitorWithOffer()
    const unknown = { gone: [{ offerId: offer.id, reason: 'unknown-offer' }], lines: [], total: 0 }
    const never = '00000000-0000-7000-8000-000000000000'

    expect(await price({ visitor: crypto.randomUUID() })).toMatchObject(unknown)
    expect(await price({}, austria)).toMatchObject(unknown)
    expect((await price({ lines: [{ offerId: never, quantity: 1 }] })).gone).toMatchObject([
      { reason: 'unknown-offer' },
    ])
  })

  test('says which of its devices are sold already, and prices the others', async () => {
    const one = await visitorWithOffer()
    const other = await createOffer(engines(), germany, one.asked)
    if (!other.ok) throw new Error(other.reason)
    await engines()
      .db.transaction()
      .execute((tx) => markOrdered(tx, [one.offer.id]))
    const lines = [one.offer.id, other.offer.id].map((offerId) => ({ offerId, quantity: 1 }))

    expect(await one.price({ lines })).toMatchObject({
      gone: [{ offerId: one.offer.id, reason: 'sold' }],
      lines: [{ askedFor: other.offer.id }],
      total: other.offer.cents,
    })
  })

  test('D1 is priced anew, net, for a company', async () => {
    const { offer, price } = await visitorWithOffer()
    const { lines } = await price({ business: true })

    expect(lines).toMatchObject([{ formerPrice: offer.cents, offer: { segment: 'business' } }])
    expect(lines[0]!.offer.cents).toBeLessThan(offer.cents)
  })

  test('C7.5 follows the volume tiers with its pieces, and is for a person from a hundred on', async () => {
    const one = await visitorWithOffer()
    const other = await createOffer(engines(), germany, one.asked)
    if (!other.ok) throw new Error(other.reason)
    const company = async (first: number, second: number) => {
      const lines = [
        { offerId: one.offer.id, quantity: first },
        { offerId: other.offer.id, quantity: second },
      ]
      const cart = await one.price({ lines, business: true })
      const tiers = cart.lines.map(({ offer }) => offer.lines.find(({ kind }) => kind === 'tier'))
      return [cart.gone, tiers.map((tier) => tier?.kind === 'tier' && tier.basisPoints), cart.exceedsBusinessCap]
    }

    expect(await company(4, 5)).toEqual([[], [false, false], false])
    expect(await company(4, 6)).toEqual([[], [100, 100], false])
    expect(await company(99, 1)).toEqual([[], [300, 300], true])
    expect(await company(1, 1)).toEqual([[], [false, false], false])
  })

  test('D1 takes no voucher of private people from a company', async () => {
    const { price } = await visitorWithOffer()
    const cart = await price({ business: true, voucher: 'WILLKOMMEN10' })

    expect(cart).toMatchObject({ voucher: null, voucherRefusal: 'voucher-other-sellers', payout: cart.total })
  })
})

describe('S3.09 a voucher', () => {
  test.each([
    ['UMLAUF5', 500],
    [' umlauf 5 ', 500],
    ['WILLKOMMEN10', 3000],
  ])('%j adds %d cents', async (voucher, value) => {
    const { offer, price } = await visitorWithOffer()
    const cart = await price({ voucher })

    expect(cart).toMatchObject({ voucher: { value }, voucherRefusal: null, payout: offer.cents * 2 + value })
  })

  test.each([
    ['GIBTESNICHT', 'voucher-unknown'],
    ['SOMMER2025', 'voucher-over'],
    ['SILVESTER2099', 'voucher-not-yet'],
    ['BIENVENUE10', 'voucher-elsewhere'],
    ['FIRMA2', 'voucher-other-sellers'],
  ])('%s does not count: %s', async (voucher, reason) => {
    const { offer, price } = await visitorWithOffer()

    expect(await price({ voucher })).toMatchObject({
      voucher: null,
      voucherRefusal: reason,
      payout: offer.cents * 2,
    })
  })
})
