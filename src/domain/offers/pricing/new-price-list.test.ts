import { beforeAll, expect, test } from 'vitest'
import { switchBuying } from '#domain/catalogue/devices/change-device.ts'
import type { Rules } from '#domain/catalogue/rules/rule-fields.ts'
import { findVersion } from '#domain/catalogue/versions/find-versions.ts'
import { changeVersion, startRules } from '#domain/catalogue/versions/write-version.ts'
import { priceFinding, termsOf } from '#domain/inspection/price-finding.ts'
import { writePrices } from '#domain/catalogue/price-lists/write-prices.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { cents } from '#shop/money/money.ts'
import { hireColleague } from '#tests/support/drivers/office/colleagues.ts'
import { usedPhone } from '#tests/support/drivers/customers/sellers.ts'
import { shopOf } from '#tests/support/fixtures/sold-trade.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { createOffer } from '#domain/offers/create-offer.ts'
import { findOffers } from '#domain/offers/find-offers.ts'
import { decideVersion } from '#domain/offers/measuring/decide-version.ts'

const engines = useEngines({ stocked: true })
const visitor = crypto.randomUUID()
let [ana, bo]: Colleague[] = []

beforeAll(async () => {
  ana = await hireColleague(engines(), 'ana', 'pricing')
  bo = await hireColleague(engines(), 'bo', 'pricing')
})

async function offerNow(segment: 'consumer' | 'business' = 'consumer') {
  const made = await createOffer(engines(), shopOf('de'), { visitor, ...usedPhone, segment })
  if (!made.ok) throw new Error(made.reason)
  return made.offer
}

async function setPrice(deviceId: number, amount: number, segment: 'consumer' | 'business'): Promise<void> {
  const rows = [{ deviceId, country: 'de', segment, cents: cents(amount) } as const]
  const draft = await writePrices(engines(), ana!, { rows, liveFrom: null, note: 'another price' })
  const id = draft.ok ? draft.id : 0
  await decideVersion(engines(), ana!, 'prices', { id, step: 'propose' })
  expect(await decideVersion(engines(), bo!, 'prices', { id, step: 'approve' })).toEqual({ ok: true })
}

test('an offer keeps its price when a new list comes; the next one has the new price', async () => {
  const before = await offerNow()

  await setPrice(before.deviceId, before.base + 20_00, 'consumer')

  const [kept] = await findOffers(engines(), shopOf('de'), visitor, [before.id])
  expect(kept).toMatchObject({ base: before.base, cents: before.cents, priceList: before.priceList })
  const after = await offerNow()
  expect(after).toMatchObject({ base: before.base + 20_00 })
  expect(after.priceList).toBeGreaterThan(before.priceList)
})

test('companies have the price of private sellers until somebody sets one for them', async () => {
  const [consumer, business] = [await offerNow(), await offerNow('business')]
  expect(business.base).toBe(consumer.base)

  await setPrice(consumer.deviceId, consumer.base + 30_00, 'business')

  expect((await offerNow('business')).base).toBe(consumer.base + 30_00)
  expect((await offerNow()).base).toBe(consumer.base)
})

test('for a device that is switched off there is no offer', async () => {
  const { deviceId: id } = await offerNow()
  await switchBuying(engines(), ana!, { id, bought: false })

  expect(await createOffer(engines(), shopOf('de'), { visitor, ...usedPhone })).toMatchObject({ ok: false })
  await switchBuying(engines(), ana!, { id, bought: true })
  expect(await offerNow()).toBeDefined()
})

/** New rules under which scratches cost more. */
async function setGrades(grades: Partial<Rules['prices']['grades']>): Promise<void> {
  const started = await startRules(engines(), ana!)
  const id = started.ok ? started.id : 0
  const { body } = (await findVersion<Rules>(engines(), 'rules', id))!
  const harsher = { ...body, prices: { ...body.prices, grades: { ...body.prices.grades, ...grades } } }
  await changeVersion(engines(), ana!, 'rules', { id, body: harsher, note: 'Kratzer', liveFrom: null })
  await decideVersion(engines(), ana!, 'rules', { id, step: 'propose' })
  expect(await decideVersion(engines(), bo!, 'rules', { id, step: 'approve' })).toEqual({ ok: true })
}

test('ME-02 C7.8 an offer keeps its rules: a second look prices by them, whatever counts by then', async () => {
  const before = await offerNow()
  const worse = { ...before.answers, DISPLAY_GLASS: ['SCRATCHED'] }
  const asThen = priceFinding(termsOf(before), before, worse).cents

  await setGrades({ C: 7_600, D: 5_700, E: 4_200 })

  const [kept] = await findOffers(engines(), shopOf('de'), visitor, [before.id])
  expect(kept!.rules).toEqual(before.rules)
  expect(priceFinding(termsOf(kept!), kept!, worse).cents).toBe(asThen)
  const after = await offerNow()
  expect(after.rules.version).toBeGreaterThan(before.rules.version)
  expect(priceFinding(termsOf(after), after, worse).cents).toBeLessThan(asThen)
})
