import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { ApiEnv } from '#api/api-env.ts'
import { countries } from '#shop/countries/all.ts'
import { countryCodes } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { languageTag } from '#shop/messages/locale.ts'
import { modes } from '#shop/modes/all.ts'
import { comeBackLater } from './come-back-later.ts'

const html = { accept: 'text/html,application/xhtml+xml' }

const ask = (code: CountryCode, path: string, init: RequestInit = {}) =>
  new Hono<ApiEnv>()
    .use((c, next) => {
      c.set('shop', { country: countries[code], mode: modes.default })
      c.set('requestId', 'request-1')
      return next()
    })
    .all('*', comeBackLater)
    .request(path, init)

const titles: Record<string, string> = {
  at: 'Gerade ist viel los',
  de: 'Gerade ist viel los',
  es: 'Ahora mismo hay mucha actividad',
  fr: 'Il y a beaucoup de monde en ce moment',
  it: 'In questo momento c’è molta affluenza',
}

test.each(countryCodes)(
  'F-94 whoever looks at a page is told in the words of %s, and sees it come by itself',
  async (code) => {
    const answer = await ask(code, '/', { headers: html })
    const text = await answer.text()

    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('1')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(Number(answer.headers.get('refresh'))).toBeGreaterThanOrEqual(2)
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(text).toContain(`<h1>${titles[code]}</h1>`)
    expect(text).toContain(`<html lang="${languageTag(countries[code].locale)}">`)
  },
)

test('F-94 what somebody has sent is not sent again by itself, and he is told that it did not arrive', async () => {
  const answer = await ask('de', '/produkte/x', { method: 'POST', headers: html })

  expect(answer.headers.get('refresh')).toBeNull()
  expect(await answer.text()).toContain('ist nicht angekommen')
})

test.each([
  ['/api/trades', html],
  ['/verkaufen/handy.data', html],
  ['/', { accept: '*/*' }],
])('F-94 a program that asks for %s gets an answer for programs', async (path, headers) => {
  const answer = await ask('de', path, { headers })

  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('1')
  expect(await answer.json()).toMatchObject({ code: 'not-ready', status: 503, requestId: 'request-1' })
})
