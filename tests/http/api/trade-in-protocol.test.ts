import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { categories } from '#shop/devices/categories.ts'
import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { centsIn, textsOf } from '#tests/support/drivers/browser/answering.ts'
import { openHttpBrowser } from '#tests/support/drivers/browser/browser-by-http.ts'
import {
  answerByRules,
  askedAbout,
  filled,
  leadingOn,
  once,
  priceOnPage,
  program,
  type Feed,
  type Quote,
  type Refusal,
  type TradeInFile,
} from '#tests/support/drivers/office/programs.ts'
import { useVisitors } from '#tests/support/drivers/customers/visitors.ts'
import { fromSomewhere, openSession, tradeOf, usedPhone } from '#tests/support/drivers/customers/sellers.ts'
import { countryCodes, person } from '#tests/support/services/shops/shop-under-test.ts'
import { some } from '#tests/support/limits/runs.ts'
import { firstRules } from '#tests/support/readers/first-rules.ts'

const visitors = useVisitors()

const wellKnown = (host: string) => `http://${host}.localhost:${visitors.shop().port}/.well-known/trade-in.json`

const read = (code: CountryCode) => once<TradeInFile>(wellKnown(code))

/** All sheets of questions in Germany; elsewhere the words differ, the way through them does not. */
const kindsIn = (code: CountryCode) =>
  code === 'de'
    ? categories.filter((kind) => kind !== 'smartphone' && kind !== 'ipad')
    : categories.filter((_, index) => index % 5 === countryCodes.findIndex((each) => each === code))

/** What a person does who opens the link: looks, takes, sells. */
async function sell(code: CountryCode, { quote, offerId }: Quote) {
  const send = await openSession(code, visitors.ask)
  const taken = await send('POST', '/api/offers/from-quote', { quote })
  const key = { 'idempotency-key': crypto.randomUUID() }
  return { taken, sold: await send('POST', '/api/trades', tradeOf(code, offerId), code, key) }
}

describe.each(some(countryCodes, 1))('a program that knows nothing but trade-in.json of %s', (code) => {
  test('is told what is bought, asked and promised there', async () => {
    const { status, headers, text, json } = await program().get(wellKnown(code))
    const file = json<TradeInFile>()
    const again = await program().get(wellKnown(code), { 'if-none-match': String(headers.etag) })

    expect(status).toBe(200)
    expect(again.status).toBe(304)
    expect(headers['set-cookie']).toBeUndefined()
    expect(file.shop).toMatchObject({ country: code, language: countries[code].icuLocale, currency: 'EUR' })
    expect(file.countries.map(({ country }) => country).toSorted()).toEqual(countryCodes.toSorted())
    expect(file.categories.map((category) => category.code)).toEqual(categories)
    expect(file.quotes.validDays).toBe(firstRules.prices.offerDays)
    expect(file.limits).toMatchObject({ identityCheckAboveCents: 3_000_00, lowestOfferCents: 5_00 })
    // What an answer does to the price is the shop's own business.
    expect(text).not.toMatch(/"(?:bp|bonusBp|effect|grade)"/)
  })

  test.each(kindsIn(code))('gets a binding offer for a device of %s, and its link sells it', async (kind) => {
    const { get, post } = program()
    const file = await read(code)
    const category = file.categories.find((each) => each.code === kind)!
    const { devices } = await once<Feed>(file.devices.priceFeeds.json)
    const device = devices.find((each) => each.category === category.name && Number(each.prices['D']) > 40)!
    const asked = await askedAbout(file, device)
    const answers = answerByRules(file.questionnaires[asked.questionnaire]!.questions)
    const isGood = new Ajv2020({ strict: false }).compile((await get(asked.answersSchema)).json())

    const made = await post(file.quotes.create.url, { device: device.url, answers })
    const quote = made.json<Quote>()

    expect(isGood(answers), JSON.stringify(isGood.errors)).toBe(true)
    expect(made.status, made.text).toBe(201)
    expect(made.headers['set-cookie']).toBeUndefined()
    expect(quote).toMatchObject({ device: { id: Number(device.id) }, answers, status: 'open' })
    expect(quote.landingPage).toBe(countries[code].landingPage)
    expect(quote.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(quote.priceCents)
    expect(Math.round((Date.parse(quote.validUntil) - Date.now()) / 86_400_000)).toBe(firstRules.prices.offerDays)
    expect(quote.priceCents).toBe(await priceOnPage(device.url, answers))

    const { taken, sold } = await sell(code, quote)

    expect(taken.json()).toMatchObject({ id: quote.offerId, priceCents: quote.priceCents })
    expect(sold.status, sold.text).toBe(201)
    const { transactionId } = sold.json<{ transactionId: number }>()
    const { rows } = await visitors.query('select cents from trades where number = $1', [transactionId])
    expect(rows).toEqual([{ cents: quote.priceCents }])
    expect((await get(filled(file.quotes.read.url, quote.quote))).json()).toEqual({ ...quote, status: 'sold' })
  })
})

test('a program finds a device by what people call it, and is led from question to question', async () => {
  const { get, post } = program()
  const file = await read('es')
  const [found] = (await get(filled(file.devices.search.url, 'iphone 14 128'))).json<{ device: string; id: number }[]>()
  const answers: Record<string, string[]> = {}
  let answer = await post(file.quotes.create.url, { device: found!.device, answers })
  for (let asked = 0; answer.status === 422 && asked < 30; asked += 1) {
    const { code, next } = answer.json<Refusal>()
    expect([code, next?.length]).toEqual(['not-answered', 1])
    answers[next![0]!.code] = leadingOn(next![0]!)
    answer = await post(file.quotes.create.url, { device: found!.device, answers })
  }

  expect(answer.status, answer.text).toBe(201)
  expect(Object.keys(answers).length).toBeGreaterThan(8)
  expect(answer.json<Quote>().device.id).toBe(found!.id)
})

test('the schema of the answers refuses what is no answer, and what contradicts another one', async () => {
  const { questionnaires } = await read('it')
  const { answersSchema } = questionnaires['PHONE']!
  const { headers, json } = await program().get(answersSchema)
  const isGood = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(json())
  const { answers } = usedPhone

  expect(headers['content-type']).toContain('application/schema+json')
  expect(isGood(answers)).toBe(true)
  expect(isGood({ ...answers, HOUSING: 'LIGHT' })).toBe(true)
  expect(isGood({ ...answers, FUNCTIONS: 'SOME_DEFECTS', DEFECTS: ['AUDIO'] })).toBe(true)
  for (const wrong of [{ HOUSING: 'SHINY' }, { HOUSING: [] }, { WEATHER: 'FINE' }, { DEFECTS: ['AUDIO'] }])
    expect(isGood({ ...answers, ...wrong }), JSON.stringify(wrong)).toBe(false)
  expect((await program().get(answersSchema.replace('PHONE', 'TOASTER'))).status).toBe(404)
})

test('every address in the file leads somewhere', async () => {
  const addresses = JSON.stringify(await read('fr')).matchAll(/"(https?:[^"{]+)"/g)
  const visitor = openHttpBrowser({ ...fromSomewhere(), 'user-agent': person })
  const toPost = new Set(['/api/quotes', '/api/imei'])

  for (const address of new Set([...addresses].map(([, url]) => url!))) {
    const { pathname } = new URL(address)
    // Prices have tests of their own.
    if (toPost.has(pathname) || pathname.startsWith('/feeds/')) continue
    expect((await visitor.ask(address)).status, address).toBe(200)
  }
})

const german = async () => {
  const { get, post } = program()
  const create = `http://de.localhost:${visitors.shop().port}/api/quotes`
  return { get, create, ask: (body: unknown, headers = {}) => post(create, body, headers) }
}

describe('a link to a quote', () => {
  test('shows the offer to whoever opens it, changes nothing by that, and says when it is over', async () => {
    const { ask, get, create } = await german()
    const quote = (await ask(usedPhone)).json<Quote>()
    const open = () => openHttpBrowser({ ...fromSomewhere(), 'user-agent': person }).ask(quote.continueUrl)
    const page = await open()

    expect(page.status).toBe(200)
    expect(page.headers['cache-control']).toBe('no-store')
    expect(centsIn(textsOf(page.text, 'product__offer')[0]!)).toBe(quote.priceCents)
    expect(page.text).toContain('noindex')
    expect((await get(`${create}/${quote.quote}`)).json()).toEqual(quote)

    await visitors.query(`update offers set valid_until = now() - interval '1 second' where id = $1`, [quote.offerId])

    expect((await get(`${create}/${quote.quote}`)).json()).toMatchObject({ status: 'expired' })
    const { taken, sold } = await sell('de', quote)
    expect([taken.status, taken.json<Refusal>().code]).toEqual([409, 'price-changed'])
    expect(sold.status).toBe(409)
    expect((await open()).text).not.toBe(page.text)
  })

  test('S20 sells once, by the last browser that took it, and by nobody who did not', async () => {
    const { ask } = await german()
    const quote = (await ask(usedPhone)).json<Quote>()
    const [phone, computer] = [await openSession('de', visitors.ask), await openSession('de', visitors.ask)]
    const take = (send: typeof phone) => send('POST', '/api/offers/from-quote', { quote: quote.quote })
    const trade = (send: typeof phone) =>
      send('POST', '/api/trades', tradeOf('de', quote.offerId), 'de', { 'idempotency-key': crypto.randomUUID() })

    expect((await trade(phone)).status).toBe(409)
    expect((await take(phone)).status).toBe(200)
    expect((await take(computer)).status).toBe(200)
    expect((await trade(phone)).status).toBe(409)
    expect((await trade(computer)).status).toBe(201)
    expect((await take(phone)).json()).toMatchObject({ code: 'sold' })
  })

  test('S20 that was made up, or is of another country, opens nothing', async () => {
    const { ask } = await german()
    const { quote } = (await ask(usedPhone)).json<Quote>()
    const last = quote.endsWith('A') ? 'B' : 'A'

    for (const [host, token] of [
      ['at', quote],
      ['de', quote.slice(0, -1) + last],
      ['de', 'x'],
    ] as const) {
      const send = await openSession(host, visitors.ask)
      expect((await send('GET', `/api/quotes/${token}`)).status, token).toBe(404)
      expect((await send('POST', '/api/offers/from-quote', { quote: token })).status, token).toBe(404)
    }
  })
})

describe('asking for a quote', () => {
  test('by one key makes one quote, also at the same moment; another request needs another key', async () => {
    const { ask } = await german()
    const key = { 'idempotency-key': crypto.randomUUID() }
    const all = await Promise.all(Array.from({ length: 6 }, () => ask(usedPhone, key)))
    const other = await ask({ ...usedPhone, answers: { ...usedPhone.answers, HOUSING: ['HEAVY'] } }, key)

    expect(new Set(all.map(({ json }) => json<Quote>().offerId)).size).toBe(1)
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 201])
    expect([other.status, other.json<Refusal>().code]).toEqual([409, 'key-used-otherwise'])
    const { sold } = await sell('de', all[0]!.json<Quote>())
    expect(sold.status).toBe(201)
    expect((await ask(usedPhone, key)).json<Quote>().status).toBe('sold')
  })

  test('books the sale on the partner who sends the seller', async () => {
    const { ask } = await german()
    await visitors.query(`insert into partners (code, name, origins, landing_page, accent, active, created_at)
      values ('assistent', 'Assistent', '{}', 'ASSISTENT', '#264b73', true, now()),
        ('ended', 'Ended', '{}', 'ENDED', '#264b73', false, now())`)
    const quote = (await ask({ ...usedPhone, partner: 'assistent' })).json<Quote>()
    const { sold } = await sell('de', quote)
    const { rows } = await visitors.query('select landing_page from trades where number = $1', [
      sold.json<{ transactionId: number }>().transactionId,
    ])

    expect(rows).toEqual([{ landing_page: 'ASSISTENT' }])
    for (const partner of ['ended', 'nobody'])
      expect((await ask({ ...usedPhone, partner })).json()).toMatchObject({
        code: 'invalid-input',
        violations: [{ propertyPath: 'partner' }],
      })
  })

  test.each([
    [
      'a lock that stays',
      { LOCK: 'CANNOT_REMOVE' },
      409,
      { code: 'not-bought', violations: [{ code: 'CANNOT_REMOVE' }] },
    ],
    ['a swollen battery', { BATTERY: 'SWOLLEN' }, 409, { code: 'only-recycling' }],
    ['an answer that there is not', { HOUSING: 'SHINY' }, 422, { next: [{ code: 'HOUSING' }] }],
    ['two answers where one is asked for', { HOUSING: ['LIGHT', 'HEAVY'] }, 422, { next: [{ code: 'HOUSING' }] }],
    ['a question that there is not', { WEATHER: 'FINE' }, 422, { violations: [{ propertyPath: 'answers.WEATHER' }] }],
    [
      'defects of a device on which all works',
      { DEFECTS: ['AUDIO'] },
      422,
      { code: 'contradictory-answers', violations: [{ code: 'not-asked' }], next: [{ code: 'FUNCTIONS' }] },
    ],
    [
      'marks on a device that is sealed',
      { NEW: 'SEALED' },
      422,
      { code: 'contradictory-answers', next: [{ code: 'NEW' }] },
    ],
  ])('with %s is refused with what to do next', async (_, change, status, refusal) => {
    const { ask } = await german()
    const answer = await ask({ ...usedPhone, answers: { ...usedPhone.answers, ...change } })

    expect(answer.status, answer.text).toBe(status)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.json()).toMatchObject(refusal)
  })

  test.each([
    ['no JSON', '{', {}, 400],
    ['a form of a foreign page', 'device=1', { 'content-type': 'application/x-www-form-urlencoded' }, 400],
    ['a price', { ...usedPhone, price: 1 }, {}, 400],
    ['a key that is too short', usedPhone, { 'idempotency-key': 'short' }, 400],
    ['a device that nobody knows', { ...usedPhone, device: 'nokia-brick' }, {}, 404],
    ['a number that nobody knows', { ...usedPhone, device: 999_999_999 }, {}, 404],
    ['a page of another shop', { ...usedPhone, device: 'https://evil.test/products/apple-iphone-14-128-gb' }, {}, 404],
  ])('by %s is refused', async (_, body, headers, status) => {
    const { ask } = await german()
    expect((await ask(body, headers)).status).toBe(status)
  })

  test('names a device by number, by name and by page alike', async () => {
    const { ask } = await german()
    const { device, continueUrl } = (await ask(usedPhone)).json<Quote>()
    for (const name of [device.id, String(device.id), continueUrl.split('?')[0]])
      expect((await ask({ ...usedPhone, device: name })).json<Quote>().device).toEqual(device)
  })
})

describe('from pages of any origin', () => {
  const foreign = { origin: 'https://assistant.example', 'sec-fetch-site': 'cross-site' }
  const allowed = 'access-control-allow-origin'

  test('trade-in.json and quotes may be asked, without cookies, and so may the browser before', async () => {
    const { post, get } = program(foreign)
    const file = await get(wellKnown('de'))
    const { url } = file.json<TradeInFile>().quotes.create
    const made = await post(url, usedPhone)
    const refused = await post(url, { ...usedPhone, answers: {} })
    const asking = { ...foreign, 'access-control-request-method': 'POST' }
    const before = await openHttpBrowser(asking).ask(url, { method: 'OPTIONS' })

    expect([file.status, made.status, refused.status, before.status]).toEqual([200, 201, 422, 204])
    for (const { headers } of [file, made, refused, before]) {
      expect(headers[allowed]).toBe('*')
      expect(headers['access-control-allow-credentials']).toBeUndefined()
      expect(headers['set-cookie']).toBeUndefined()
    }
    expect(String(before.headers['access-control-allow-headers']).toLowerCase()).toBe('content-type,idempotency-key')
  })

  test('S20 nothing else may: neither taking an offer nor anything else of the shop', async () => {
    const home = `http://de.localhost:${visitors.shop().port}`
    const { get, post } = program(foreign)

    for (const path of ['/api/offers', '/api/offers/from-quote', '/api/cart', '/api/imei', '/api/quotes/x'])
      expect((await post(home + path, {})).status, path).toBe(403)
    for (const path of ['/', '/api/visitor', '/api/openapi.json', '/api/catalogue/categories', '/api/offers/x'])
      expect((await get(home + path)).headers[allowed], path).toBeUndefined()
  })
})

test('partner shops, widgets and the office do not speak the protocol', async () => {
  for (const host of ['agan', 'aganwidget', 'b2bwidget', 'office'])
    for (const path of ['/.well-known/trade-in.json', '/api/quotes/devices?text=x'])
      expect((await visitors.ask(host, path)).status, `${host} ${path}`).toBe(404)
})

test('whoever asks more often than the file allows is told when to come back, and others are not held up', async () => {
  const { get } = program()
  const { rateLimits, devices } = await read('de')
  const [{ requests } = { requests: 0 }] = rateLimits
  const address = filled(devices.search.url, 'x')
  for (let asked = 0; asked < requests; asked += 20) await Promise.all(Array.from({ length: 20 }, () => get(address)))
  const refused = await get(address)

  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.json()).toMatchObject({ code: 'too-many-requests' })
  expect((await program().get(address)).status).toBe(200)
  expect((await get(wellKnown('de'))).status).toBe(200)
})
