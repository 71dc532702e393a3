import { describe, expect, test } from 'vitest'
import { readable } from '../html.ts'
import { basicLogin, openOwnShop, useOwnShop } from '../own-shop.ts'
import { asPerson } from '../shop-under-test.ts'

const shop = useOwnShop()
const office = (path: string, headers: Record<string, string> = basicLogin(shop().login), method = 'GET') =>
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
  test('asks who is there, on every page and file of it', async () => {
    for (const path of ['/', '/letters', '/errors', '/letters.data', '/_.data', '/no-such-place', '/letters/1/view']) {
      const { status, headers, text } = await office(path, {})
      expect(status, path).toBe(401)
      expect(headers['www-authenticate'], path).toMatch(/^Basic realm=/)
      expect(text, path).not.toContain('@')
    }
  })

  test('knows a wrong password, an unknown colleague and nonsense', async () => {
    const nonsense = ['Basic', 'Basic !!!', 'Bearer x', 'Basic ' + Buffer.from('office').toString('base64')]
    for (const authorization of [
      basicLogin('office:wrong').authorization,
      basicLogin(`nobody:${shop().login.split(':')[1]}`).authorization,
      ...nonsense,
    ]) {
      expect((await office('/', { authorization })).status, authorization).toBe(401)
    }
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
          headers: { ...asPerson.headers, ...basicLogin(shop().login) },
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
    const staff = basicLogin(shop().login)
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
    const sent = await office('/letters', { ...basicLogin(shop().login), ...fromOffice }, 'POST')
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

    expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
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
    expect((await office(path, { ...basicLogin(shop().login), ...fromOffice }, 'PUT')).status, path).toBe(405)
  }
})

describe('too much', () => {
  test('guesses of a password shut the door for a while, the right one included', async () => {
    const own = await openOwnShop()
    try {
      const knock = (login: string) => own.visit('office.localhost', '/', { headers: basicLogin(login) })
      const guesses = await Promise.all(Array.from({ length: 15 }, (_, guess) => knock(`office:guess-${guess}`)))
      const statuses = guesses.map(({ status }) => status).toSorted()

      expect(statuses).toEqual([...Array(10).fill(401), ...Array(5).fill(429)])
      const right = await knock(own.login)
      expect(right.status).toBe(429)
      expect(Number(right.headers['retry-after'])).toBeGreaterThan(0)
    } finally {
      await own.stop()
    }
  })

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
