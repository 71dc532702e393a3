import { beforeAll, describe, expect, test } from 'vitest'
import { readable } from '#tests/support/readers/pages/html.ts'
import { knock, officeCookie } from '#tests/support/drivers/office/office-login.ts'
import { openOwnShop, useOwnShop } from '#tests/support/services/shops/own-shop.ts'
import { asPerson } from '#tests/support/services/shops/shop-under-test.ts'
import { longTest } from '#tests/support/limits/long-test.ts'

const shop = useOwnShop()
let staff: { cookie: string }
beforeAll(async () => {
  staff = await officeCookie(shop().visit, shop().login)
})
const office = (path: string, headers: Record<string, string> = staff, method = 'GET') =>
  shop().visit('office.localhost', path, { method, headers: { ...asPerson.headers, ...headers } })
const fromOffice = { origin: 'http://office.localhost' }

const storefronts = [
  ['at', 'de-AT', 'kaufen.umlauf.example/at'],
  ['de', 'de-DE', 'kaufen.umlauf.example/de'],
  ['es', 'es-ES', 'comprar.umlauf.example/es'],
  ['fr', 'fr-FR', 'acheter.umlauf.example/fr'],
  ['it', 'it-IT', 'comprare.umlauf.example/it'],
] as const

/** The newest letter that went to a storefront's own mailbox. */
async function letterOf(code: string): Promise<string> {
  const { text } = await office('/letters')
  const row = text.split('<tr>').find((each) => each.includes(`@${code}.umlauf.example`)) ?? ''
  return /href="(\/letters\/[^"]+)"/.exec(row)?.[1] ?? ''
}

describe('the office', () => {
  test('asks who is there, on every page of it, and leads back afterwards', async () => {
    for (const path of ['/', '/letters?page=2', '/errors', '/no-such-place', '/letters/1/view']) {
      const { status, headers, text } = await office(path, {})
      expect(status, path).toBe(302)
      expect(headers.location, path).toBe(`/login?${new URLSearchParams({ next: path })}`)
      expect(text, path).not.toContain('@')
    }
    for (const path of ['/letters.data', '/_.data', '/no-such-place.data']) {
      expect((await office(path, {})).status, path).toBe(401)
    }
    expect((await office('/letters', fromOffice, 'POST')).status).toBe(401)
  })

  test('knows a wrong password, an unknown colleague and nonsense, and tells them alike', async () => {
    const password = shop().login.split(':')[1]
    for (const login of ['office:wrong', `nobody:${password}`, ':', `office: ${password}`, 'office:']) {
      const { status, headers } = await knock(shop().visit, login, '/letters')
      expect(status, login).toBe(303)
      expect(headers.location, login).toBe('/login?problem=wrong-login&next=%2Fletters')
      expect(headers['set-cookie'], login).toBeUndefined()
    }
    expect(readable((await office('/login?problem=wrong-login', {})).text)).toContain(
      'Name oder Passwort stimmen nicht.',
    )
    for (const cookie of ['office=', 'office=made-up', `office=${'x'.repeat(5_000)}`]) {
      expect((await office('/', { cookie })).status, cookie.slice(0, 20)).toBe(302)
    }
  })

  test('leads nobody to a foreign page after the login', async () => {
    for (const next of ['https://evil.example/', '//evil.example', 'javascript:alert(1)']) {
      expect((await knock(shop().visit, shop().login, next)).headers.location, next).toBe('/')
    }
  })

  test('forgets whoever logs out', async () => {
    const own = await officeCookie(shop().visit, shop().login)
    expect((await office('/', own)).status).toBe(200)

    expect((await office('/logout', { ...own, ...fromOffice }, 'POST')).headers.location).toBe('/login')

    expect((await office('/', own)).status).toBe(302)
  })

  test('opens with the login that the shop printed, and is never kept', async () => {
    const { status, headers, text } = await office('/')

    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(text).toContain('<meta name="robots" content="noindex"/>')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  test('is not to be found on the hosts of the shop', async () => {
    for (const host of ['de.localhost', 'agan.localhost', 'x.invalid']) {
      for (const path of ['/letters', '/errors', '/office']) {
        const { status } = await shop().visit(host, path, {
          headers: { ...asPerson.headers, ...staff },
        })
        expect(status, host + path).toBe(404)
      }
    }
  })

  test('has no shop on its host', async () => {
    expect((await office('/verkaufen/handy')).status).toBe(404)
    expect((await office('/letters/00000000-0000-0000-0000-000000000000')).status).toBe(404)
    expect((await office("/letters/1'%20or%201=1")).status).toBe(404)
  })

  test('takes no orders from other pages', async () => {
    const senders: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      {},
    ]
    for (const headers of senders) {
      expect((await office('/letters', { ...staff, ...headers }, 'POST')).status).toBe(403)
    }
  })
})

describe('letters', () => {
  test('S3.20 a test letter is written for every storefront', async () => {
    const before = (await office('/letters')).text.split('<tr>').length
    const sent = await office('/letters', { ...staff, ...fromOffice }, 'POST')
    const after = (await office('/letters')).text.split('<tr>').length

    expect(sent.status).toBe(302)
    expect(sent.headers.location).toBe('/letters')
    expect(after - before).toBe(5)
  })

  test.each(storefronts)(
    'S3.20 a letter from %s says where to sell and where to buy, in %s',
    async (code, language, buyShop) => {
      const path = await letterOf(code)
      const [letter, view] = [await office(path), await office(`${path}/view`)]
      const sellShop = `http://${code}.localhost:${shop().port}`

      for (const { status, text } of [letter, view]) {
        expect(status).toBe(200)
        expect(text).toContain(sellShop)
        expect(text).toContain(`https://${buyShop}`)
      }
      expect(view.text).toContain(`<html lang="${language}">`)
      expect(readable(letter.text)).toContain(`@${code}.umlauf.example>`)
    },
  )

  test('a letter can run nothing, whatever it contains', async () => {
    const { headers } = await office(`${await letterOf('de')}/view`)

    expect(headers['content-security-policy']).toBe(
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'",
    )
  })
})

test('S2.42 an error on the server reaches the reporter and is found by its number', async () => {
  const headers = { ...asPerson.headers, origin: 'http://es.localhost' }
  const failed = await shop().visit('es.localhost', '/sentry-example-page?email=ana@example.com', {
    method: 'POST',
    headers,
  })

  expect(failed.status).toBe(500)
  // Nobody waits for the report: it may be written a moment after the answer.
  await expect.poll(async () => readable((await office('/errors')).text)).toContain('Error: Test error on the server')
  const { text } = await office('/errors')
  expect(text).toContain('umlauf-es')
  expect(text).toContain(String(failed.headers['x-request-id']))
  expect(text).not.toContain('ana@example.com')
})

test('S2.42 an error in a browser reaches the reporter', async () => {
  const body = JSON.stringify({ message: 'Broken in a browser of bo@example.com', url: '/kontakt?token=1' })
  await shop().visit('de.localhost', '/api/errors', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })
  const { text } = await office('/errors')

  expect(readable(text)).toContain('Broken in a browser of [email]')
  expect(text).not.toContain('token=1')
})

test('a method that a page of the office does not take is refused', async () => {
  for (const path of ['/', '/errors', '/no-such-place']) {
    expect((await office(path, { ...staff, ...fromOffice }, 'PUT')).status, path).toBe(403)
  }
})

describe('too much', () => {
  longTest(
    'F-03 guesses shut the door for a while, the right one included, but not where its owner was before',
    async () => {
      const own = await openOwnShop()
      try {
        const before = await knock(own.visit, own.login)
        const device = before.headers['set-cookie']!.find((each) => each.startsWith('office-device='))!.split(';')[0]!
        const guesses = await Promise.all(
          Array.from({ length: 15 }, (_, guess) => knock(own.visit, `office:guess-${guess}`)),
        )
        const answers = guesses.map(({ headers }) => /problem=([\w-]+)/.exec(headers.location ?? '')?.[1]).toSorted()

        expect(answers).toEqual([...Array(5).fill('too-many-guesses'), ...Array(10).fill('wrong-login')])
        const right = await knock(own.visit, own.login)
        expect(right.headers.location).toContain('problem=too-many-guesses')
        expect(right.headers['set-cookie']).toBeUndefined()
        const atHome = await knock(own.visit, own.login, '/letters', { cookie: device })
        expect(atHome.headers.location).toBe('/letters')
      } finally {
        await own.stop()
      }
    },
  )

  test('error reports from one address are refused with the time to wait', async () => {
    const send = () =>
      shop().visit('it.localhost', '/api/errors', {
        method: 'POST',
        body: '{"message":"again","url":"/"}',
        headers: { 'content-type': 'application/json' },
      })
    const answers = await Promise.all(Array.from({ length: 40 }, send))
    const refused = answers.filter(({ status }) => status === 429)

    expect(answers.filter(({ status }) => status === 202).length).toBeLessThanOrEqual(20)
    expect(refused.length).toBeGreaterThanOrEqual(20)
    for (const { headers, json } of refused) {
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      expect(json()).toMatchObject({ code: 'too-many-requests', status: 429 })
    }
  })

  test('forms from one address are refused with the time to wait, while pages still open', async () => {
    const headers = { ...asPerson.headers, origin: 'http://fr.localhost' }
    const send = () => shop().visit('fr.localhost', '/sentry-example-page', { method: 'POST', headers })
    const answers = await Promise.all(Array.from({ length: 70 }, send))
    const refused = answers.filter(({ status }) => status === 429)

    expect(refused.length).toBeGreaterThanOrEqual(10)
    for (const answer of refused) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect((await shop().visit('fr.localhost', '/sentry-example-page', asPerson)).status).toBe(200)
  })

  test('a forged address of the sender buys no further reports', async () => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' }
    const { status } = await shop().visit('it.localhost', '/api/errors', {
      method: 'POST',
      body: '{"message":"again","url":"/"}',
      headers,
    })

    expect(status).toBe(429)
  })
})
