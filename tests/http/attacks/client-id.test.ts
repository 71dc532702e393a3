import { describe, expect, test } from 'vitest'
import { useOwnShop } from '#tests/support/services/shops/own-shop.ts'
import { asPerson, ask, countryCodes, triedCountries } from '#tests/support/services/shops/shop-under-test.ts'

/** A merchant whose French shop is personalised, and who has visitors numbered by somebody else. */
const shop = useOwnShop({
  env: { AFFILIATE_TRACKING_URL: 'https://tracking.test/' },
  storefronts: { countries: { fr: { dynamicYield: { enabled: true, apiKey: 'key-of-the-test' } } } },
})

type Question = { host?: string; method?: string; body?: string; cookie?: string }

const request = async ({ host = 'de', method = 'POST', body, cookie = '' }: Question) => {
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', cookie }
  return shop().visit(`${host}.localhost`, '/api/client-id', { method, headers, ...(body && { body }) })
}
const cookiesOf = ({ headers }: { headers: { 'set-cookie'?: string[] } }) => headers['set-cookie'] ?? []

const known = JSON.stringify({ clientId: '0123456789abcdef' })
const personalised = '_dyid=-123456.789'

describe('the number of a visitor', () => {
  test.each(triedCountries)(
    'S7.28 is made up by the shop itself in %s, anew for everybody, and asking sets nothing',
    async (code) => {
      const answers = [await ask(code, '/api/client-id'), await ask(code, '/api/client-id')]

      for (const answer of answers) {
        expect(answer.status).toBe(200)
        expect(answer.json()).toEqual({ clientId: expect.stringMatching(/^[0-9a-f]{32}$/) })
        expect(answer.headers['cache-control']).toBe('no-store')
        expect(cookiesOf(answer)).toEqual([])
      }
      expect(answers[0]!.text).not.toBe(answers[1]!.text)
    },
  )

  test.each(triedCountries)('S9.06 is kept for 31,536,000 seconds in %s', async (host) => {
    const answer = await request({ host, body: known })

    expect(answer.status).toBe(204)
    expect(cookiesOf(answer)).toEqual(['client_id=0123456789abcdef; Max-Age=31536000; Path=/; SameSite=Lax'])
  })

  test('S8.09 is not kept if there is none', async () => {
    const answer = await request({ body: '{"clientId":null}' })

    expect(answer.status).toBe(204)
    expect(cookiesOf(answer)).toEqual([])
  })

  test.each([
    '{}',
    '{"clientId":""}',
    '{"clientId":"a; Domain=evil"}',
    '{"clientId":7}',
    '{"clientId":null,"x":1}',
    '{',
  ])('is not in %s', async (body) => {
    const answer = await request({ body })

    expect(answer.status).toBe(400)
    expect(cookiesOf(answer)).toEqual([])
  })

  test('S9.06 is forgotten when consent is taken back, and so is that of the personalisation', async () => {
    const answer = await request({ host: 'fr', method: 'DELETE', cookie: 'client_id=0123456789abcdef' })

    expect(answer.status).toBe(204)
    expect(cookiesOf(answer)).toEqual([
      'client_id=; Max-Age=0; Path=/; SameSite=Lax',
      '_dyid_server=; Max-Age=0; Path=/; SameSite=Lax',
    ])
  })

  test('is neither kept nor forgotten at the word of another site', async () => {
    for (const sent of [{ method: 'POST', body: known }, { method: 'DELETE' }]) {
      const headers = { origin: 'https://evil.example', 'content-type': 'application/json' }
      const answer = await shop().visit('de.localhost', '/api/client-id', { ...sent, headers })
      expect(answer.status).toBe(403)
      expect(cookiesOf(answer)).toEqual([])
    }
  })
})

describe('the cookie of the personalisation', () => {
  test('S9.06 is set by our server for a year, with consent and where it is in use', async () => {
    expect(cookiesOf(await request({ host: 'fr', body: known, cookie: personalised }))).toContain(
      '_dyid_server=-123456.789; Max-Age=31536000; Path=/; SameSite=Lax',
    )
  })

  test('S9.06 is not set before consent, by pages or questions', async () => {
    for (const path of ['/', '/account', '/api/client-id', '/api/locale?locale=fr_FR']) {
      const answer = await shop().visit('fr.localhost', path, {
        headers: { ...asPerson.headers, cookie: personalised },
      })
      expect(cookiesOf(answer).join(), path).not.toMatch(/_dyid_server|client_id/)
    }
  })

  test.each(countryCodes.filter((code) => code !== 'fr'))('S9.06 is never set in %s, where it is not', async (host) => {
    expect(cookiesOf(await request({ host, body: known, cookie: personalised })).join()).not.toContain('_dyid_server')
  })

  test.each(['', '_dyid=', '_dyid=%0d%0aSet-Cookie:x', `_dyid=${'1'.repeat(129)}`])(
    'is not made of %j',
    async (cookie) => {
      expect(cookiesOf(await request({ host: 'fr', body: known, cookie })).join()).not.toContain('_dyid_server')
    },
  )
})

describe('who else numbers visitors', () => {
  const connections = (headers: { 'content-security-policy'?: string }) =>
    /connect-src ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1]

  test.each(['/', '/account', '/no-such-place'])('S7.28 may be asked by %s if the merchant says so', async (path) => {
    const { headers, text } = await shop().visit('de.localhost', path, asPerson)

    expect(connections(headers as object)).toBe("'self' https://tracking.test")
    expect(text).toContain('https://tracking.test/api/client-id')
  })

  test('S9.11 is nobody otherwise', async () => {
    expect(connections((await ask('de', '/', asPerson)).headers as object)).toBe("'self'")
  })
})
