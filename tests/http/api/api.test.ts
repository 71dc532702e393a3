import { describe, expect, test } from 'vitest'
import { readMessages } from '../../../scripts/assets/compile-messages.ts'
import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { dataOf } from '#tests/support/readers/pages/html.ts'
import { asPerson, ask, triedCountries } from '#tests/support/services/shops/shop-under-test.ts'
import { messagesFileOf } from '#tests/support/readers/languages/translated.ts'

const messagesFor = (code: CountryCode) => readMessages('messages', messagesFileOf(code))

describe.each(triedCountries)('in %s', (code) => {
  const { contentSlugs, locale } = countries[code]

  test('S5.06 S8.04 a missing and an unknown locale are told apart', async () => {
    for (const query of ['', '?locale=']) {
      const missing = await ask(code, `/api/locale${query}`)
      expect(missing.status).toBe(400)
      expect(missing.json()).toMatchObject({
        code: 'missing-locale',
        detail: 'missing locale',
        title: messagesFor(code)['problem.missing-locale'],
      })
    }
    for (const unknown of ['xx_XX', 'de-DE', 'DE_de', "de_DE'--", '../de_DE', '__proto__', 'de_DE%00']) {
      const invalid = await ask(code, `/api/locale?locale=${unknown}`)
      expect(invalid.status, unknown).toBe(400)
      expect(invalid.json(), unknown).toMatchObject({
        code: 'invalid-locale',
        detail: 'invalid locale',
        title: messagesFor(code)['problem.invalid-locale'],
      })
    }
  })

  test('S3.18 S3.22 a known locale gives its settings, and no key', async () => {
    const { status, json } = await ask(code, `/api/locale?locale=${locale}`)

    expect(status).toBe(200)
    expect(json()).toEqual({
      locale,
      icuLocale: locale.replace('_', '-'),
      elasticIndexes: { manufacturers: `manufacturers_${code}`, devices: `devices_${code}` },
      dynamicYield: false,
    })
  })

  test('S7.38 the build descriptor names the build of the pages and is never kept', async () => {
    const [descriptor, home] = await Promise.all([ask(code, `/build.json?${Date.now()}`), ask(code, '/')])
    const { id, timestamp } = descriptor.json<{ id: string; timestamp: number }>()

    expect(descriptor.headers['cache-control']).toBe('no-store')
    expect(id).toBe(dataOf(home.text, 'build'))
    expect(timestamp).toBeLessThanOrEqual(Date.now())
  })

  test.each(['/_.data', `/content/${contentSlugs.terms}.data`])(
    'S7.39 the payload %s can be asked for by itself and is revalidated by its ETag',
    async (path) => {
      const first = await ask(code, path)
      const again = await ask(code, path, { headers: { 'if-none-match': first.headers.etag! } })

      expect(first.status).toBe(200)
      expect(first.headers['content-type']).toContain('text/x-script')
      expect(first.text).toContain(locale)
      expect(again.status).toBe(304)
      expect(again.bytes).toHaveLength(0)
    },
  )

  test('S7.39 the payload of an unknown page answers 404', async () => {
    const { status } = await ask(code, '/no-such-place.data', asPerson)

    expect(status).toBe(404)
  })
})

test('S7.39 page, payload and assets belong to one build: assets are immutable, the route table carries its id', async () => {
  const { text } = await ask('de', '/')
  const id = dataOf(text, 'build')
  const table = await ask('de', `/assets/routes-de-${id}.js`)
  const old = await ask('de', '/assets/routes-de-0000.js')

  expect(table.status).toBe(200)
  expect(table.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(table.text).toContain(`"version":"${id}"`)
  expect(old.status).toBe(404)
})

test('S2.09 the route table of a country knows no other country’s routes and not the office', async () => {
  const id = dataOf((await ask('de', '/')).text, 'build')
  const { text } = await ask('it', `/assets/routes-it-${id}.js`)

  expect(text).toContain('"it/home"')
  expect(text).not.toMatch(/"(at|de|es|fr|office)\//)
})

describe('errors of browsers', () => {
  const report = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
    ask('fr', '/api/errors', { method: 'POST', body, headers })

  test('S8.12 a wrong report is refused in the language of the host, without repeating what was sent', async () => {
    const { status, text, json } = await report(JSON.stringify({ message: '', url: 5, password: 'hunter2-secret' }))

    expect(status).toBe(400)
    expect(json()).toMatchObject({
      code: 'invalid-input',
      title: messagesFor('fr')['problem.invalid-input'],
      violations: expect.any(Array),
    })
    expect(text).not.toContain('hunter2')
  })

  test.each(['{', '', 'null', '[]', '"text"', '{"message":'])(
    'a body that is no report (%s) is the sender’s mistake',
    async (body) => {
      const { status, json } = await report(body)

      expect(status).toBe(400)
      expect(json()).toMatchObject({ code: 'invalid-input' })
    },
  )

  test('S2.42 a report is taken and gets a code', async () => {
    const { status, json } = await report(JSON.stringify({ message: 'Broken in a test', url: '/contact' }))

    expect(status).toBe(202)
    expect(json()).toEqual({ id: expect.stringMatching(/^[0-9A-F]{8}$/) })
  })
})
