import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { priceCart } from '#domain/cart/price-cart.ts'
import { findDevice } from '#domain/catalogue/devices/find-device.ts'
import { writePrices } from '#domain/catalogue/price-lists/write-prices.ts'
import { takeBackPrices } from '#domain/catalogue/versions/decide-version.ts'
import { findClaimedItem } from '#domain/inspection/claimed-item.ts'
import { priceFinding, verdictOn } from '#domain/inspection/price-finding.ts'
import { createOffer } from '#domain/offers/create-offer.ts'
import { decideVersion } from '#domain/offers/measuring/decide-version.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { findTrade } from '#domain/trades/find-trade.ts'
import { actAsSeller } from '#domain/trades/lifecycle/act-as-seller.ts'
import type { Trade } from '#domain/trades/trade.ts'
import { tradeToken } from '#domain/trades/trade-link.ts'
import { itemReference } from '#domain/trades/trade-number.ts'
import { movableClock } from '#engines/clock/movable-clock.ts'
import { cents } from '#shop/money/money.ts'
import { usedPhone } from '#tests/support/drivers/customers/sellers.ts'
import { approveWithNumber } from '#tests/support/drivers/office/approvals.ts'
import { hireColleague } from '#tests/support/drivers/office/colleagues.ts'
import { shopOf, soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { storefronts } from '#tests/support/fixtures/storefronts.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { restsIn } from '#tests/support/drivers/customers/asked-sellers.ts'
import { decideOffer, decideOpenOffers } from './decide-offer.ts'
import { findAffectedOffers } from './find-affected-offers.ts'

const clock = movableClock(new Date('2026-11-10T12:00:00Z'))
const engines = useEngines({ stocked: true, now: clock.now })
const germany = shopOf('de')
const MINUTE = 60_000
let [ana, bo, cy]: Colleague[] = []
let right: number

beforeAll(async () => {
  ana = await hireColleague(engines(), 'ana', 'pricing')
  bo = await hireColleague(engines(), 'bo', 'finance')
  cy = await hireColleague(engines(), 'cy', 'finance')
})

const offerOf = async (visitor: string = crypto.randomUUID()) => {
  const made = await createOffer(engines(), germany, { visitor, ...usedPhone })
  if (!made.ok) throw new Error(made.reason)
  return made.offer
}

/** A list with ten times the price of a phone counts; while it does, whatever is told happens; then it is taken back. */
async function mistake<T>(meanwhile: () => Promise<T>): Promise<T & { version: number }> {
  const { base, deviceId, cents: promised } = await offerOf()
  right = promised
  const rows = [{ deviceId, country: 'de', segment: 'consumer', cents: cents(base * 10) } as const]
  const draft = await writePrices(engines(), ana!, { rows, liveFrom: null, note: 'too much' })
  const id = draft.ok ? draft.id : 0
  await decideVersion(engines(), ana!, 'prices', { id, step: 'propose' })
  for (const colleague of [bo, cy]) await approveWithNumber(engines(), colleague!, 'prices', id)
  clock.moveBy(11 * MINUTE)
  const made = await meanwhile()
  clock.moveBy(MINUTE)
  expect(await takeBackPrices(engines(), ana!, id)).toMatchObject({ ok: true })
  clock.moveBy(MINUTE)
  return { ...made, version: id }
}

const list = async (version: number, query = {}) => {
  const asked = { sort: 'created', descending: true, limit: 50, ...query } as const
  return (await findAffectedOffers(engines(), storefronts, version, asked))!.page
}

const decide = (version: number, offerId: string, decision: 'honour' | 'ask', colleague = ana!) =>
  decideOffer(engines(), storefronts, colleague, { version, offerId, decision })

const offerOfTrade = (trade: Trade) => trade.items[0]!.offer
const again = async (trade: Trade) => (await findTrade(engines().db, trade.id))!

const letters = async (trade: Trade) =>
  (
    await engines()
      .db.selectFrom('letters')
      .select(['kind', 'text_body as text'])
      .where('to_address', '=', trade.email)
      .where('kind', '=', 'price-corrected')
      .execute()
  ).map(({ text }) => text)

beforeEach(() => clock.moveBy(60 * MINUTE))

describe('F-32 offers that were made while a wrong list counted', () => {
  test('are listed with what they promise, what is right, and the difference; others are not', async () => {
    const before = await offerOf()
    const { version, sold, unsold } = await mistake(async () => ({
      sold: await soldTrade(engines()),
      unsold: await offerOf(),
    }))
    const after = await offerOf()
    const { rows, total } = await list(version)

    expect(total).toEqual({ count: 2, isExact: true })
    expect(rows.map(({ id }) => id).toSorted()).toEqual([offerOfTrade(sold).id, unsold.id].toSorted())
    for (const row of rows) {
      expect(row.right).toBe(right)
      expect(row.difference).toBe(row.promised - right)
      expect(row.choices).toEqual(['honour', 'ask'])
    }
    expect(rows.find(({ trade }) => trade)?.trade?.number).toBe(sold.number)
    expect([before.cents, after.cents]).toEqual([right, right])
    expect(await list(version, { sold: 'yes' })).toMatchObject({ rows: [{ id: offerOfTrade(sold).id }] })
  })

  test('are found by the list that was taken back, and by the one that took it back; a list that counts has none', async () => {
    const { version } = await mistake(async () => ({ offer: await offerOf() }))
    const back = await engines().db.selectFrom('versions').select('id').where('takes_back', '=', version).execute()

    expect((await list(back[0]!.id)).total.count).toBe(1)
    expect(
      await findAffectedOffers(engines(), storefronts, 999_999, { sort: 'created', descending: true, limit: 1 }),
    ).toBe(undefined)
  })

  test('are honoured: nothing changes, and nobody is written', async () => {
    const { version, sold } = await mistake(async () => ({ sold: await soldTrade(engines()) }))
    const { id } = offerOfTrade(sold)

    expect(await decide(version, id, 'honour')).toEqual({ ok: true, repeated: false })
    expect(await decide(version, id, 'honour')).toEqual({ ok: true, repeated: true })
    expect(await decide(version, id, 'ask')).toEqual({ ok: false, reason: 'already-decided' })
    expect((await again(sold)).items).toMatchObject([{ cents: sold.items[0]!.cents, correction: null }])
    expect(await letters(sold)).toEqual([])
    expect(await list(version, { decision: 'honour' })).toMatchObject({ rows: [{ decidedBy: 'ana', choices: [] }] })
  })

  test('who sold is asked by one letter with both prices; without a yes the promise stands, and nothing is accepted', async () => {
    const { version, sold } = await mistake(async () => ({ sold: await soldTrade(engines(), 'de', { pieces: 2 }) }))
    const { id } = offerOfTrade(sold)

    expect(await decide(version, id, 'ask')).toEqual({ ok: true, repeated: false })
    expect(await decide(version, id, 'ask')).toEqual({ ok: true, repeated: true })
    const [letter, ...others] = await letters(sold)
    expect(others).toEqual([])
    expect(letter).toContain('offensichtlichen Fehler')
    const now = await again(sold)
    expect(now.items.map(({ cents: promised }) => promised)).toEqual(sold.items.map(({ cents: promised }) => promised))
    expect(now.items.map(({ correction }) => correction?.cents)).toEqual([right, right])
    const { rows } = await sql<{ action: string; subject: string }>`
      select action, subject from audit_entries order by at desc, id desc limit 1`.execute(engines().db)
    expect(rows).toMatchObject([{ action: 'offer.ask' }])
  })

  test('who says yes sells at the right price, for the devices that he chose', async () => {
    const { version, sold } = await mistake(async () => ({ sold: await soldTrade(engines(), 'de', { pieces: 2 }) }))
    const act = (itemIds: string[]) =>
      actAsSeller(engines(), storefronts, germany, {
        token: tradeToken(engines().vault, sold.id),
        itemIds,
        action: 'acceptPrice',
        consent: false,
      })
    const [first, second] = sold.items.map(({ id }) => id) as [string, string]
    expect(await act([first])).toEqual({ ok: false, reason: 'not-now' })
    await decide(version, offerOfTrade(sold).id, 'ask')

    expect(await act([first])).toEqual({ ok: true })
    expect(await act([first])).toEqual({ ok: false, reason: 'not-now' })
    const now = await again(sold)
    expect(now.items).toMatchObject([
      { cents: right, correction: null, offer: { cents: right } },
      { cents: sold.items[1]!.cents, correction: { cents: right } },
    ])
    expect(now.cents).toBe(right + sold.items[1]!.cents)
    expect(await act([second])).toEqual({ ok: true })
    expect((await again(sold)).cents).toBe(2 * right)
    expect((await list(version)).rows).toMatchObject([{ trade: { number: sold.number }, decision: 'ask' }])
  })

  test('who says no cancels what he has not sent, as always', async () => {
    const { version, sold } = await mistake(async () => ({ sold: await soldTrade(engines()) }))
    await decide(version, offerOfTrade(sold).id, 'ask')
    const token = tradeToken(engines().vault, sold.id)
    const act = { token, itemIds: [sold.items[0]!.id], action: 'cancel', consent: false } as const

    expect(await actAsSeller(engines(), storefronts, germany, act)).toEqual({ ok: true })
    expect((await again(sold)).items).toMatchObject([{ status: 'CANCELLED' }])
  })

  test('whoever says nothing is asked again at the bench: as described, the device is worth the right price there', async () => {
    const { version, sold } = await mistake(async () => ({ sold: await soldTrade(engines()) }))
    await decide(version, offerOfTrade(sold).id, 'ask')
    await restsIn(engines(), sold, 'IN_INSPECTION')
    const claimed = (await findClaimedItem(engines(), storefronts, ana!, itemReference(sold.number, 0)))!
    const found = priceFinding(claimed.terms, claimed.item.offer, claimed.item.offer.answers)

    expect(found.cents).toBe(right)
    expect(verdictOn(found, claimed.item.cents)).toBe('worse')
  })

  test('who has not sold yet is asked by the cart', async () => {
    const visitor = crypto.randomUUID()
    const { version, unsold } = await mistake(async () => ({ unsold: await offerOf(visitor) }))
    expect(await decide(version, unsold.id, 'ask')).toEqual({ ok: true, repeated: false })

    const lines = [{ offerId: unsold.id, quantity: 1 }]
    const cart = await priceCart(engines(), germany, { visitor, lines, voucher: null, business: false })
    expect(cart.lines).toMatchObject([{ formerPrice: unsold.cents, cents: right }])
  })

  test('what is paid, and what somebody else may not decide, stays as it is', async () => {
    const { version, sold } = await mistake(async () => ({ sold: await soldTrade(engines()) }))
    const { id } = offerOfTrade(sold)
    expect(await decide(version, id, 'ask', bo!)).toEqual({ ok: false, reason: 'not-yours-to-do' })
    await restsIn(engines(), sold, 'PAID')

    expect(await decide(version, id, 'ask')).toEqual({ ok: false, reason: 'already-settled' })
    expect(await decide(version, id, 'honour')).toEqual({ ok: false, reason: 'already-settled' })
    expect(await decide(version, crypto.randomUUID(), 'ask')).toEqual({ ok: false, reason: 'no-such-offer' })
    expect(await decide(version, 'x', 'ask')).toEqual({ ok: false, reason: 'no-such-offer' })
    expect((await list(version)).rows).toMatchObject([{ choices: [] }])
  })

  test('of two who decide otherwise at once one does', async () => {
    const { version, sold } = await mistake(async () => ({ sold: await soldTrade(engines()) }))
    const { id } = offerOfTrade(sold)
    const results = await Promise.all([decide(version, id, 'ask'), decide(version, id, 'honour')])

    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(
      await engines().db.selectFrom('offer_decisions').selectAll().where('offer_id', '=', id).execute(),
    ).toHaveLength(1)
  })

  test('all that are open are decided upon at once; what was decided, and what is paid, is left alone', async () => {
    const { version, sold } = await mistake(async () => ({
      sold: [await soldTrade(engines()), await soldTrade(engines()), await soldTrade(engines())],
      unsold: await offerOf(),
    }))
    await decide(version, offerOfTrade(sold[0]!).id, 'honour')
    await restsIn(engines(), sold[1]!, 'PAID')
    const all = () => decideOpenOffers(engines(), storefronts, ana!, { version, decision: 'ask' })

    expect(await all()).toEqual({ ok: true, done: 2, refused: 1, isMore: false })
    expect(await all()).toEqual({ ok: true, done: 0, refused: 1, isMore: false })
    expect(await letters(sold[0]!)).toEqual([])
    expect(await letters(sold[2]!)).toHaveLength(1)
  })
})

test('a phone of which there is no price any more can only be honoured', async () => {
  const { version, unsold } = await mistake(async () => ({ unsold: await offerOf() }))
  const { device } = (await findDevice(engines(), 'de_DE', usedPhone.device))!
  const buy = (bought: boolean) =>
    engines().db.updateTable('devices').set({ bought }).where('id', '=', device.id).execute()
  await buy(false)

  expect((await list(version)).rows).toMatchObject([{ right: null, difference: null, choices: ['honour'] }])
  expect(await decide(version, unsold.id, 'ask')).toEqual({ ok: false, reason: 'no-lower-price' })
  await buy(true)
})
