import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readMessages } from '../../../scripts/assets/compile-messages.ts'
import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { attribute, links, readable, tags } from '#tests/support/readers/pages/html.ts'
import { officeCookie } from '#tests/support/drivers/office/office-login.ts'
import { useShop } from '#tests/support/services/shops/own-shop.ts'
import { asPerson, triedCountries } from '#tests/support/services/shops/shop-under-test.ts'
import { readCells } from '#tests/support/readers/csv.ts'
import { messagesFileOf } from '#tests/support/readers/languages/translated.ts'

// Behind a proxy every question can come from another visitor: the limits of one have a test of their own.
const shop = useShop()

const messagesFor = (code: CountryCode) => readMessages('messages', messagesFileOf(code))

let visitors = 0
const somebody = () => `2001:db8:0:${(++visitors).toString(16)}::1`

const find = (body: unknown, { host = 'de', visitor = somebody() } = {}) =>
  shop().visit(`${host}.localhost`, '/api/imei', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': visitor },
  })

const [, ...tacs] = readCells(readFileSync('seeds/catalogue/tacs.csv', 'utf8'), ',')

/** A number of some phone with this type allocation code; its last digit makes all of them fit together. */
function imeiOf(tac: string): string {
  const digits = `${tac}123456`
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

const known = imeiOf(tacs.find(([, , model]) => model === 'iPhone 8')![0]!)
const unknown = imeiOf('99999999')

describe('the IMEI of a phone', () => {
  test('X1.11 tells the model, for every model in the table', async () => {
    const first = new Map(tacs.toReversed().map((row) => [`${row[1]} ${row[2]}`, row]))
    expect(first.size).toBeGreaterThan(50)
    for (const [tac = '', manufacturer, model] of first.values()) {
      const { status, json } = await find({ imei: imeiOf(tac) })
      expect(status, tac).toBe(200)
      expect(json(), tac).toMatchObject({ manufacturer, name: model })
    }
  })

  test.each(triedCountries)('X1.11 leads to the page of the model in %s', async (code) => {
    const card = (await find({ imei: known }, { host: code })).json<{ url: string; upTo: number; image: string }>()

    expect(card.upTo).toBeGreaterThan(0)
    for (const path of [card.url, card.image]) {
      expect((await shop().visit(`${code}.localhost`, path, asPerson)).status, path).toBe(200)
    }
  })

  test('X1.11 may be grouped in any way', async () => {
    const grouped = known.replace(/^(..)(......)(......)(.)$/, '$1-$2-$3-$4')

    expect((await find({ imei: ` ${grouped} ` })).status).toBe(200)
  })

  test.each(triedCountries)('X1.11 is refused in the words of %s if a digit is wrong', async (code) => {
    const wrong = known.slice(0, 14) + ((Number(known[14]) + 1) % 10)
    const { status, json } = await find({ imei: wrong }, { host: code })

    expect(status).toBe(422)
    expect(json()).toMatchObject({ code: 'not-an-imei', title: messagesFor(code)['problem.not-an-imei'] })
  })

  test.each(triedCountries)('X1.11 of a model that the shop does not have is said in the words of %s', async (code) => {
    const { status, json } = await find({ imei: unknown }, { host: code })

    expect(status).toBe(404)
    expect(json()).toMatchObject({ code: 'unknown-model', title: messagesFor(code)['problem.unknown-model'] })
  })

  test.each([{}, { imei: 490154203237518 }, { imei: null }, { imei: known, more: 1 }, { imei: '1'.repeat(41) }, '{'])(
    'X1.11 is not in %j',
    async (body) => {
      expect((await find(body)).status).toBe(400)
    },
  )

  test('is asked for in a body only', async () => {
    expect((await shop().visit('de.localhost', `/api/imei?imei=${known}`)).status).toBe(404)
  })

  test('may be asked for twenty times a minute by one visitor, with the page or without', async () => {
    const visitor = somebody()
    const answers = await Promise.all(Array.from({ length: 20 }, () => find({ imei: unknown }, { visitor })))
    const [api, page] = [await find({ imei: known }, { visitor }), await send('de', known, { visitor })]

    expect(answers.map(({ status }) => status)).not.toContain(429)
    for (const { status, headers } of [api, page]) {
      expect(status).toBe(429)
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(readable(page.text)).toContain(messagesFor('de')['imei.too-many'])
    expect(page.text).toContain(`value="${known}"`)
  })

  test('is found nowhere afterwards: not in the log, not among errors or letters', async () => {
    const secret = imeiOf('35123459')
    await find({ imei: secret })
    await find({ imei: `${secret.slice(0, 14)}x` })
    await find({ imei: secret, more: 1 })
    await send('de', secret)
    const staff = await officeCookie(shop().visit, shop().login)
    const office = await Promise.all(
      ['/errors', '/letters'].map((path) =>
        shop().visit('office.localhost', path, { headers: { ...asPerson.headers, ...staff } }),
      ),
    )

    expect(shop().output()).toContain('/api/imei')
    for (const text of [shop().output(), ...office.map((page) => page.text)])
      expect(text).not.toContain(secret.slice(0, 14))
  })
})

const pageOf = (code: CountryCode, category: keyof typeof countries.de.categorySlugs = 'smartphone') =>
  pathTo(countries[code], 'sellCategory', { category: countries[code].categorySlugs[category] })

/** The form as a browser without scripts sends it. */
const send = (code: CountryCode, imei: string, { visitor = somebody(), method = 'POST' } = {}) =>
  shop().visit(`${code}.localhost`, pageOf(code), {
    method,
    body: new URLSearchParams({ imei }).toString(),
    headers: {
      ...asPerson.headers,
      origin: `http://${code}.localhost`,
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': visitor,
    },
  })

const categories = Object.keys(countries.de.categorySlugs) as (keyof typeof countries.de.categorySlugs)[]

describe('the form on the page', () => {
  test.each(triedCountries)('X1.11 stands in %s where phones are sold, and nowhere else', async (code) => {
    for (const category of categories) {
      const { text } = await shop().visit(`${code}.localhost`, pageOf(code, category), asPerson)
      expect(text.includes('name="imei"'), category).toBe(['iphone', 'smartphone'].includes(category))
    }
  })

  test.each(triedCountries)('X1.11 finds the model without scripts in %s', async (code) => {
    const { status, headers, text } = await send(code, known)
    const { url } = (await find({ imei: known }, { host: code })).json<{ url: string }>()

    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(readable(text)).toContain(messagesFor(code)['imei.found'])
    expect(links(text)).toContain(url)
  })

  test.each(triedCountries)(
    'X1.11 says in the words of %s what is wrong, beside the field, and keeps it',
    async (code) => {
      const { status, text } = await send(code, '12 "34"')
      const input = tags(text, 'input').find((tag) => attribute(tag, 'name') === 'imei')!

      expect(status).toBe(422)
      expect(attribute(input, 'value')).toBe('12 "34"')
      expect(attribute(input, 'aria-invalid')).toBe('true')
      expect(attribute(input, 'aria-describedby')).toContain('imei-number-error')
      expect(text).toMatch(/<details[^>]*id="imei"[^>]*open/)
      expect(readable(text)).toContain(messagesFor(code)['imei.not-an-imei'])
    },
  )

  test('X1.11 offers to tell the shop about a model that it does not know', async () => {
    const { status, text } = await send('de', unknown)

    expect(status).toBe(200)
    expect(readable(text)).toContain(messagesFor('de')['imei.unknown-model'])
    expect(links(text)).toContain('/kontakt?subject=device-not-listed')
  })

  test('shows hostile input as text', async () => {
    expect((await send('de', '"><script>alert(1)</script>')).text).not.toContain('<script>alert')
  })

  test('takes no other method, and no orders from other pages', async () => {
    expect((await send('de', known, { method: 'PUT' })).status).toBe(405)
    const foreign = await shop().visit('de.localhost', pageOf('de'), {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
      body: `imei=${known}`,
    })
    expect(foreign.status).toBe(403)
  })

  test('leaves the page as it was for everybody else', async () => {
    const before = await shop().visit('fr.localhost', pageOf('fr'), asPerson)
    await send('fr', known)
    const after = await shop().visit('fr.localhost', pageOf('fr'), asPerson)

    expect(after.headers.etag).toBe(before.headers.etag)
    expect(after.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })
})
