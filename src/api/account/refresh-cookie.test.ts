import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Config } from '#server/config/config.ts'
import { countries } from '#shop/countries/all.ts'
import type { Mode } from '#shop/modes/mode.ts'
import { modes } from '#shop/modes/all.ts'
import type { ApiEnv } from '#api/api-env.ts'
import { keepRefreshToken } from './refresh-cookie.ts'

/** The cookie that a login sets. */
async function cookieOf(production: boolean, remembered: boolean, mode: Mode = modes.default) {
  const app = new Hono<ApiEnv>().get('/', (c) => {
    c.set('config', { production } as Config)
    c.set('shop', { country: countries.de, mode })
    keepRefreshToken(c, { accessToken: '', refreshToken: '1.token', expiresInSeconds: 300, remembered })
    return c.body(null, 204)
  })
  return (await app.request('/')).headers.get('set-cookie')
}

test('C5 no script reads the refresh token, and no other site sends it', async () => {
  expect(await cookieOf(false, false)).toBe('refresh=1.token; Path=/; HttpOnly; SameSite=Lax')
  expect(await cookieOf(true, false)).toBe('__Host-refresh=1.token; Path=/; HttpOnly; Secure; SameSite=Lax')
})

test('C5 whoever wants to be remembered is for thirty days', async () => {
  expect(await cookieOf(true, true)).toContain('; Max-Age=2592000; ')
})

test('C5 a login stays on our own pages, also in a shop that partners embed', async () => {
  expect(await cookieOf(true, false, modes.agan)).toBe(await cookieOf(true, false))
})
