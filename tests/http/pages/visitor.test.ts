import { describe, expect, test } from 'vitest'
import { asPerson, ask, triedCountries } from '#tests/support/services/shops/shop-under-test.ts'

const locales = { at: 'de_AT', de: 'de_DE', es: 'es_ES', fr: 'fr_FR', it: 'it_IT' }
const fromPage = { 'sec-fetch-site': 'same-origin' }
const cookiesOf = (headers: { 'set-cookie'?: string[] }) => headers['set-cookie'] ?? []

describe.each(triedCountries)('a visitor of %s', (code) => {
  test('S3.16 starts without a session and gets one that scripts cannot read', async () => {
    const before = await ask(code, '/api/visitor')
    const opened = await ask(code, '/api/visitor', { method: 'POST', headers: fromPage })
    const [cookie = ''] = cookiesOf(opened.headers)
    const after = await ask(code, '/api/visitor', { headers: { cookie: cookie.split(';')[0]! } })

    expect(before.json()).toEqual({ tradeInAuth: false, lang: locales[code], shopMode: 'default' })
    expect(opened.json()).toEqual({ tradeInAuth: true, lang: locales[code], shopMode: 'default' })
    expect(cookie).toMatch(/^visitor=[^;]+; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(after.json()).toMatchObject({ tradeInAuth: true })
    for (const { headers } of [before, opened, after]) expect(headers['cache-control']).toBe('no-store')
  })

  test('S9.05 the locale is remembered for 365 days', async () => {
    const { headers } = await ask(code, '/', asPerson)

    expect(cookiesOf(headers)).toEqual([`locale=${locales[code]}; Max-Age=31536000; Path=/; SameSite=Lax`])
  })

  test('S9.05 D-18 the cookie is left alone while it names a storefront, and set anew when it names none', async () => {
    const other = code === 'fr' ? 'it_IT' : 'fr_FR'
    const cookies = async (cookie: string, headers = {}) =>
      cookiesOf((await ask(code, '/', { headers: { cookie, ...headers } })).headers)

    expect(await cookies(`locale=${locales[code]}`)).toEqual([])
    expect(await cookies(`locale=${other}`)).toEqual([])
    expect((await cookies('locale=xx_XX'))[0]).toMatch(`locale=${locales[code]};`)
    // Who comes by a link of the other storefront has chosen.
    expect((await cookies(`locale=${other}`, { 'sec-fetch-site': 'same-site' }))[0]).toMatch(`locale=${locales[code]};`)
  })
})

test('S3.16 a second call keeps the session', async () => {
  const [cookie = ''] = cookiesOf((await ask('de', '/api/visitor', { method: 'POST', headers: fromPage })).headers)
  const again = await ask('de', '/api/visitor', {
    method: 'POST',
    headers: { ...fromPage, cookie: cookie.split(';')[0]! },
  })

  expect(again.json()).toMatchObject({ tradeInAuth: true })
  expect(cookiesOf(again.headers)).toEqual([])
})

test('S3.16 a forged session is none', async () => {
  const [cookie = ''] = cookiesOf((await ask('de', '/api/visitor', { method: 'POST', headers: fromPage })).headers)
  const value = cookie.split(';')[0]!
  for (const forged of [
    'visitor=1',
    'visitor=',
    `${value.slice(0, -6)}AAAA%3D`,
    value.replace('visitor=', 'visitor=f'),
  ]) {
    const { json, status } = await ask('de', '/api/visitor', { headers: { cookie: forged } })
    expect(status, forged).toBe(200)
    expect(json(), forged).toMatchObject({ tradeInAuth: false })
  }
})

test.each(['b2bWidget', 'agan', 'aganwidget'])('S3.16 the state knows the mode %s', async (mode) => {
  const { json } = await ask(mode.toLowerCase(), '/api/visitor')

  expect(json()).toEqual({ tradeInAuth: false, lang: 'de_DE', shopMode: mode })
})

test('S3.16 pages and payloads do not carry a secret or what the browser need not know', async () => {
  const opened = await ask('de', '/api/visitor', { method: 'POST', headers: fromPage })
  const cookie = cookiesOf(opened.headers)[0]!.split(';')[0]!
  for (const path of ['/', '/_.data', '/checkout', '/checkout.data', '/account']) {
    const { text } = await ask('de', path, { headers: { ...asPerson.headers, cookie } })
    expect(text, path).not.toContain(cookie.split('=')[1]!.slice(0, 30))
    expect(text, path).not.toMatch(/apiKey|dynamicYield|manufacturers_de|landingPageAgan|SECRET|DATABASE_URL|postgres:/)
  }
})

test('S3.16 a session is only opened for the shop’s own pages', async () => {
  for (const site of ['cross-site', 'same-site', 'none']) {
    const { status, headers } = await ask('de', '/api/visitor', { method: 'POST', headers: { 'sec-fetch-site': site } })
    expect(status, site).toBe(403)
    expect(cookiesOf(headers), site).toEqual([])
  }
})
