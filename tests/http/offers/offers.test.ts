import { describe, expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import { ask, triedCountries } from '#tests/support/services/shops/shop-under-test.ts'
import { openSession, usedPhone } from '#tests/support/drivers/customers/sellers.ts'

type Offer = { id: string; priceCents: number; validUntil: string; lines: { label: string; cents: number }[] }

describe.each(triedCountries)('an offer in %s', (code) => {
  test('X1.01 S3.21 is explained to the cent, valid for 14 days and booked on the channel of the country', async () => {
    const send = await openSession(code)
    const before = Date.now()
    const { status, json } = await send('POST', '/api/offers', usedPhone)
    const offer = json<Offer>()

    expect(status).toBe(201)
    expect(offer).toMatchObject({ conditionId: 'B', currency: 'EUR', landingPage: countries[code].landingPage })
    expect(offer.priceCents).toBe(offer.lines.reduce((sum, { cents }) => sum + cents, 0))
    expect(offer.priceCents).toBeGreaterThan(5_000)
    expect(Math.round((Date.parse(offer.validUntil) - before) / 86_400_000)).toBe(14)
    expect((await send('GET', `/api/offers/${offer.id}`)).json()).toEqual(offer)
  })
})

test('S20 an offer of somebody else, or of another country, does not exist', async () => {
  const mine = await openSession('de')
  const theirs = await openSession('de')
  const { id } = (await mine('POST', '/api/offers', usedPhone)).json()

  expect((await theirs('GET', `/api/offers/${id}`)).status).toBe(404)
  expect((await mine('GET', `/api/offers/${id}`, undefined, 'at')).status).toBe(404)
  expect((await ask('de', `/api/offers/${id}`)).status).toBe(404)
})

test.each([
  ['C8.8 a lock that cannot be removed', { LOCK: ['CANNOT_REMOVE'] }, 422, 'not-bought'],
  ['a swollen battery', { BATTERY: ['SWOLLEN'] }, 422, 'only-recycling'],
  ['a question left open', { HOUSING: [] }, 422, 'not-answered'],
  ['an answer that does not exist', { HOUSING: ['SHINY'] }, 422, 'not-answered'],
])('%s gets no offer and a reason', async (_, change, status, code) => {
  const send = await openSession('de')
  const answer = await send('POST', '/api/offers', { ...usedPhone, answers: { ...usedPhone.answers, ...change } })

  expect(answer.status).toBe(status)
  expect(answer.json()).toMatchObject({ code })
})

test.each([
  ['a price', { ...usedPhone, price: 9999 }],
  ['a segment', { ...usedPhone, segment: 'business' }],
  ['answers that are no lists', { ...usedPhone, answers: { HOUSING: 'LIGHT' } }],
  ['a device that is neither id nor address', { ...usedPhone, device: null }],
])('S20 nobody can bring %s along', async (_, body) => {
  const send = await openSession('de')

  expect((await send('POST', '/api/offers', body)).status).toBe(400)
})
