import { describe, expect, test } from 'vitest'
import { readMessages } from '../../../scripts/assets/compile-messages.ts'
import { watchPrices } from '#domain/price-watch/watch-prices.ts'
import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { someMailbox } from '#tests/support/drivers/customers/customers.ts'
import { attribute, links, meta, readable, scriptsOfShop, tags, texts } from '#tests/support/readers/pages/html.ts'
import { target, useNewsletterReaders } from '#tests/support/drivers/customers/newsletter-readers.ts'
import { setPrice, watchTokenIn } from '#tests/support/drivers/customers/price-watchers.ts'
import { useShopEngines } from '#tests/support/services/shops/shop-engines.ts'
import { triedCountries } from '#tests/support/services/shops/shop-under-test.ts'
import { storefronts } from '#tests/support/fixtures/storefronts.ts'
import { messagesFileOf } from '#tests/support/readers/languages/translated.ts'

const readers = useNewsletterReaders({})
const engines = useShopEngines(readers.shop)
const { open, sendForm: send } = readers
const messagesFor = (code: CountryCode) => readMessages('messages', messagesFileOf(code))

const statusOf = async (email: string) =>
  (await readers.query('select status from price_watches where email = $1 order by id', [email])).rows.map(
    ({ status }) => status,
  )

/** The address of a device in a country: they are called differently. */
async function addressIn(code: CountryCode, device: string): Promise<string> {
  const { rows } = await readers.query(
    `select other.url from device_texts own join device_texts other using (device_id)
     where own.url = $1 and own.locale = 'de_DE' and other.locale = $2`,
    [device, countries[code].locale],
  )
  return rows[0].url
}

/** The hidden fields of a form, as a browser sends them along with its button. */
const formIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...tags(html, 'input'), ...tags(html, 'button')]
      .filter((tag) => ['token', 'intent'].includes(attribute(tag, 'name') ?? ''))
      .map((tag) => [attribute(tag, 'name')!, attribute(tag, 'value')!]),
  )

const asked = async (code: CountryCode, path: string, email = someMailbox()) => {
  await send(code, path, { email, website: '' })
  const token = watchTokenIn(await readers.letterTo(email, 'price-watch-confirm'))
  return { email, token, link: `${path}?token=${token}` }
}

const confirmed = async (code: CountryCode, path: string, email = someMailbox()) => {
  const watch = await asked(code, path, email)
  await send(code, watch.link, { token: watch.token, intent: 'confirm' })
  return watch
}

const devices = {
  at: 'apple-iphone-13-128-gb',
  de: 'apple-iphone-14-128-gb',
  es: 'apple-iphone-14-256-gb',
  fr: 'samsung-galaxy-s23-128-gb',
  it: 'samsung-galaxy-s22-128-gb',
}

describe.each(triedCountries)('in %s', (code) => {
  test('X1.08 M25 somebody asks beside a price, confirms, hears that it fell, and ends it, all without a script', async () => {
    const messages = messagesFor(code)
    const device = await addressIn(code, devices[code])
    await setPrice(engines(), devices[code], 200_00)
    const path = pathTo(countries[code], 'priceWatch', { pdp: device })
    const shown = await open(code, pathTo(countries[code], 'product', { pdp: device }))
    expect(links(shown.text)).toContain(path)

    const page = await open(code, path)
    expect(scriptsOfShop(page.text)).toEqual([])
    expect(page.headers['referrer-policy']).toBe('no-referrer')
    expect(meta(page.text, 'robots')).toBe('noindex')
    const email = someMailbox()
    const sent = await send(code, path, { email: ` ${email.toUpperCase()} `, website: '' })
    expect(target(sent)).toEqual([303, `${path}?said=sent`])
    expect(readable((await open(code, sent.headers.location!)).text)).toContain(messages['priceWatch.sentText'])

    const letter = await readers.letterTo(email, 'price-watch-confirm')
    const link = `${path}?token=${watchTokenIn(letter)}`
    expect(letter).toContain(link)
    // Software that looks into letters opens every link, several times.
    for (const method of ['GET', 'HEAD', 'GET']) expect((await open(code, link, method)).status).toBe(200)
    expect(await statusOf(email)).toEqual(['waiting'])
    const question = (await open(code, link)).text
    expect(texts(question, 'h1')).toEqual([messages['priceWatch.confirm.title']])
    expect(target(await send(code, link, formIn(question)))).toEqual([303, link])
    expect(await statusOf(email)).toEqual(['active'])

    await setPrice(engines(), devices[code], 150_00)
    await watchPrices(engines(), storefronts)
    const news = await readers.letterTo(email, 'price-watch')
    expect(news).toContain(messages['letter.priceWatch.fell.heading'])
    expect(news).toContain(link)

    const running = (await open(code, link)).text
    expect(texts(running, 'h1')).toEqual([messages['priceWatch.active.title']])
    expect(running).not.toContain(email)
    expect(await statusOf(email)).toEqual(['active'])
    expect(target(await send(code, link, formIn(running)))).toEqual([303, link])
    expect(await statusOf(email)).toEqual(['ended'])
    expect(texts((await open(code, link)).text, 'h1')).toEqual([messages['priceWatch.ended.title']])
  })
})

const german = `/price-watch/${devices.de}`

test('X1.08 M25 the last letter says that there is no price any more', async () => {
  const other = 'apple-iphone-13-256-gb'
  const { email, link } = await confirmed('de', `/price-watch/${other}`)
  await setPrice(engines(), other, 1_00)
  await watchPrices(engines(), storefronts)

  expect(await readers.letterTo(email, 'price-watch-gone')).toContain(
    messagesFor('de')['letter.priceWatchGone.heading'],
  )
  expect(texts((await open('de', link)).text, 'h1')).toEqual([messagesFor('de')['priceWatch.ended.title']])
  const page = await open('de', `/price-watch/${other}`)
  expect(readable(page.text)).toContain(messagesFor('de')['priceWatch.unpriced'])
  expect(tags(page.text, 'form').filter((tag) => attribute(tag, 'action') === `/price-watch/${other}`)).toEqual([])
})

test('S5 nobody learns who watches what: known, waiting and unknown mailboxes get the same answer', async () => {
  const [known, waiting] = [(await confirmed('de', german)).email, (await asked('de', german)).email]
  const seen = async (email: string) => {
    const answer = await send('de', german, { email })
    return [...target(answer), answer.text]
  }
  const first = await seen(known)
  expect(await seen(waiting)).toEqual(first)
  expect(await seen(someMailbox())).toEqual(first)
})

test('what is wrong with the form stands beside the field, and what was typed stays', async () => {
  const messages = messagesFor('de')
  const wrong = await send('de', german, { email: 'ana@' })
  const trapped = await send('de', german, { email: someMailbox(), website: 'https://x.example' })

  expect([wrong.status, trapped.status]).toEqual([422, 422])
  expect(wrong.text).toContain('value="ana@"')
  expect(readable(wrong.text)).toContain(messages['newsletter.error.email-invalid'])
  expect(readable(trapped.text)).toContain(messages['newsletter.signUp.again'])
})

test('a link that is too old, made up or of another country leads to a new beginning and changes nothing', async () => {
  const { email, link, token } = await asked('de', german)
  await readers.query(`update price_watches set created_at = created_at - interval '7 days' where email = $1`, [email])
  const messages = messagesFor('de')
  for (const each of [link, `${german}?token=made-up`, `${german}?token=`]) {
    expect(readable((await open('de', each)).text), each).toContain(messages['priceWatch.expired'])
  }
  await send('de', link, { token, intent: 'confirm' })
  expect(await statusOf(email)).toEqual(['waiting'])

  const running = await confirmed('de', german)
  await send('at', german, { token: running.token, intent: 'end' })
  expect(await statusOf(running.email)).toEqual(['active'])
  for (const path of ['/price-watch', '/price-watch/nobody-makes-this', '/price-watch/%00']) {
    expect((await open('de', path)).status, path).toBe(404)
  }
})

test('whoever watches ten prices is told so, and may end one', async () => {
  const { email, link, token } = await asked('de', german)
  await readers.query(
    `insert into price_watches (id, country, locale, email, device_id, reference_cents, status, wording, created_at, confirmed_at)
     select gen_random_uuid(), 'de', 'de_DE', $1, id, 10000, 'active', 'Ja', now(), now() from devices
     where id not in (select device_id from device_texts where url = $2) order by id limit 10`,
    [email, devices.de],
  )
  const refused = await send('de', link, { token, intent: 'confirm' })
  expect(target(refused)).toEqual([303, `${link}&said=full`])
  expect(readable((await open('de', refused.headers.location!)).text)).toContain(
    messagesFor('de')['priceWatch.confirm.fullText'],
  )
  await readers.query(`update price_watches set status = 'ended' where email = $1 and reference_cents = 10000`, [email])
  await send('de', link, { token, intent: 'confirm' })
  expect((await open('de', link)).text).toContain(messagesFor('de')['priceWatch.active.title'])
})

describe('a mail program', () => {
  const click = (code: CountryCode, token: string, body = 'List-Unsubscribe=One-Click') =>
    readers.ask(code, `/api/price-watch/end/${token}`, {
      method: 'POST',
      body,
      headers: {
        origin: 'https://mail.example',
        'sec-fetch-site': 'cross-site',
        'content-type': 'application/x-www-form-urlencoded',
      },
    })

  test('ends the watch with one click, from anywhere and without a cookie', async () => {
    const { email, token } = await confirmed('fr', `/price-watch/${await addressIn('fr', devices.de)}`)
    expect((await click('fr', token, 'List-Unsubscribe=Two')).status).toBe(400)
    expect((await click('de', token)).status).toBe(404)
    expect((await click('fr', `x${token}`)).status).toBe(404)
    expect((await open('fr', `/api/price-watch/end/${token}`)).status).toBe(404)
    expect(await statusOf(email)).toEqual(['active'])

    for (let time = 0; time < 2; time += 1) {
      const answer = await click('fr', token)
      expect([answer.status, answer.headers['set-cookie']]).toEqual([204, undefined])
    }
    expect(await statusOf(email)).toEqual(['ended'])
  })

  test('is the only one that may: the form belongs to our own pages', async () => {
    const { email, token, link } = await confirmed('de', german)
    const answer = await readers.ask('de', link, {
      method: 'POST',
      body: `token=${token}&intent=end`,
      headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(answer.status).toBe(403)
    expect(await statusOf(email)).toEqual(['active'])
  })
})

test('X1.13 an account shows its watches in the export, and takes them along when it goes', async () => {
  const { call, email, id, customerNumber } = await readers.newCustomer('de')
  await confirmed('de', german, email)
  const exported = (await call('GET', '/api/account/export')).json<{ priceWatches: object[] }>()
  expect(exported.priceWatches).toMatchObject([{ email, status: 'active' }])

  const named = { customerId: id, customerIdentifier: customerNumber }
  expect((await call('DELETE', '/api/customers/customers', named)).status).toBe(204)
  expect(await statusOf(email)).toEqual([])
  expect((await readers.query('select 1 from letters where to_address = $1', [email])).rowCount).toBe(0)
})

test('partners have prices of their own, and no watch', async () => {
  expect((await readers.ask('agan', german)).status).toBe(404)
  const { text } = await readers.ask('agan', pathTo(countries.de, 'product', { pdp: devices.de }))
  expect(links(text)).not.toContain(german)
})
