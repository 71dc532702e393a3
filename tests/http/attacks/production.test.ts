import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { describe, expect, test } from 'vitest'
import { canonical } from '#tests/support/readers/pages/html.ts'
import { firstCode } from '#tests/support/drivers/office/second-factor.ts'
import { openOwnShop, useOwnShop } from '#tests/support/services/shops/own-shop.ts'
import { asPerson } from '#tests/support/services/shops/shop-under-test.ts'
import { longTest } from '#tests/support/limits/long-test.ts'

const execute = promisify(execFile)

const storefronts = {
  countries: { de: { domain: 'ankauf.merchant.test' }, fr: { domain: 'vendre.merchant.test' } },
  modeDomains: { aganwidget: 'widget.merchant.test' },
  officeDomain: 'office.merchant.test',
  partnerOrigins: ['https://partner.test'],
}
const SECRET_KEY = 'a-key-of-this-test-that-is-long-enough'

const env = {
  SHOP_ENV: 'production',
  SECRET_KEY,
  METRICS_TOKEN: 'token-of-the-monitoring',
}

const shop = useOwnShop({ env, storefronts })
const visit = (host: string, path: string, headers: Record<string, string> = {}) =>
  shop().visit(host, path, { headers: { ...asPerson.headers, ...headers } })

describe('in production', () => {
  test('a known host gives its storefront, whose links lead to its own domain', async () => {
    const { status, text } = await visit('ankauf.merchant.test', '/')

    expect(status).toBe(200)
    expect(canonical(text)).toBe('https://ankauf.merchant.test/')
    expect(text).not.toContain('localhost')
  })

  test.each(['evil.example', 'localhost', 'ankauf.merchant.test.evil.example', 'xankauf.merchant.test', '127.0.0.1'])(
    'the unknown host %s gets no shop',
    async (host) => {
      for (const path of ['/', '/kontakt', '/api/docs', '/api/visitor', '/agb', '/build.json', '/letters']) {
        const { status, text, headers } = await visit(host, path, { 'x-forwarded-host': 'ankauf.merchant.test' })
        expect(status, path).toBe(421)
        expect(text, path).not.toContain(host)
        expect(headers.location, path).toBeUndefined()
        expect(JSON.parse(text)).toMatchObject({ code: 'unknown-host' })
      }
    },
  )

  test('a forged X-Forwarded-Host changes nothing', async () => {
    const { text } = await visit('vendre.merchant.test', '/', { 'x-forwarded-host': 'evil.example' })

    expect(text).toContain('<html lang="fr-FR"')
    expect(text).not.toContain('evil.example')
  })

  test('browsers are told to come by HTTPS only, for a year', async () => {
    for (const path of ['/', '/no-such-place', '/api/locale', '/health/live']) {
      const { headers } = await visit('ankauf.merchant.test', path)
      expect(headers['strict-transport-security'], path).toBe('max-age=31536000; includeSubDomains')
    }
  })

  test.each([
    ['ankauf.merchant.test', 'Secure; SameSite=Lax'],
    ['widget.merchant.test', 'Secure; SameSite=None; Partitioned'],
  ])('S9.06 the number of a visitor of %s travels by HTTPS only', async (host, rules) => {
    const { headers } = await shop().visit(host, '/api/client-id', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      body: '{"clientId":"0123456789abcdef"}',
    })

    expect(headers['set-cookie']).toEqual([`client_id=0123456789abcdef; Max-Age=31536000; Path=/; ${rules}`])
  })

  test('monitors reach health by any name, and the numbers with their token only', async () => {
    const token = { authorization: `Bearer ${env.METRICS_TOKEN}` }

    expect((await visit('10.0.0.7', '/health/live')).json()).toEqual({ status: 'live' })
    expect((await visit('10.0.0.7', '/health/ready')).json()).toEqual({
      status: 'ready',
      database: 'up',
      lettersWaiting: 0,
    })
    expect((await visit('10.0.0.7', '/metrics')).status).toBe(404)
    expect((await visit('10.0.0.7', '/metrics', { authorization: 'Bearer wrong' })).status).toBe(404)
    expect(
      (await visit('10.0.0.7', '/metrics', { authorization: `Bearer ${'x'.repeat(env.METRICS_TOKEN.length)}` })).status,
    ).toBe(404)
    expect(
      (await visit('10.0.0.7', '/metrics', { authorization: `Bearer ${'é'.repeat(env.METRICS_TOKEN.length)}` })).status,
    ).not.toBe(500)
    expect((await visit('10.0.0.7', '/metrics', token)).text).toContain('umlauf_page_renders_total')
  })

  test('the visitor’s cookie travels by HTTPS only, and in a partner’s page within its partition', async () => {
    const open = async (host: string) =>
      (await shop().visit(host, '/api/visitor', { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } }))
        .headers['set-cookie']

    expect(await open('ankauf.merchant.test')).toEqual([
      expect.stringMatching(/^__Host-visitor=[^;]+; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ])
    expect(await open('widget.merchant.test')).toEqual([
      expect.stringMatching(
        /^__Host-visitor=[^;]+; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=None; Partitioned$/,
      ),
    ])
  })

  test('F-05 a session that came without the name of its host is not believed', async () => {
    const path = '/api/visitor'
    const opened = await shop().visit('ankauf.merchant.test', path, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    const cookie = opened.headers['set-cookie']![0]!.split(';')[0]!
    const known = async (sent: string) =>
      (await visit('ankauf.merchant.test', path, { cookie: sent })).json()['tradeInAuth']

    expect(await known(cookie)).toBe(true)
    expect(await known(cookie.replace('__Host-', ''))).toBe(false)
  })

  test('only widgets may be framed, and only by partners', async () => {
    const framing = async (host: string) =>
      /frame-ancestors [^;]*/.exec(String((await visit(host, '/')).headers['content-security-policy']))?.[0]

    expect(await framing('ankauf.merchant.test')).toBe("frame-ancestors 'none'")
    expect(await framing('widget.merchant.test')).toBe("frame-ancestors 'self' https://partner.test")
  })

  test('a form is taken though only the proxy in front of the shop speaks TLS, and what a stranger sends is not', async () => {
    const send = (origin: string) =>
      shop().visit('ankauf.merchant.test', '/kontakt', {
        method: 'POST',
        body: 'email=nobody',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
      })

    expect((await send('https://ankauf.merchant.test')).status).toBe(422)
    expect((await send('https://evil.test')).status).toBe(403)
  })

  test('there is no demo login: the office is empty and shut', async () => {
    expect(shop().login).toBe('')
    expect(shop().output()).not.toContain('login:')
    expect((await visit('office.merchant.test', '/')).headers.location).toBe('/login?next=%2F')
  })

  test('the first colleague is let in by a command, and only a browser of his can use the cookie', async () => {
    const { PATH, HOME } = process.env
    const { databaseUrl, dataFolder } = shop()
    const { stdout } = await execute(process.execPath, ['scripts/add-colleague.ts', 'anna', 'admin'], {
      env: { PATH, HOME, DATABASE_URL: databaseUrl, DATA_FOLDER: dataFolder, SECRET_KEY },
    })
    const password = /^anna can log in with (\S+)$/m.exec(stdout)?.[1]
    const { status, headers } = await shop().visit('office.merchant.test', '/login', {
      method: 'POST',
      body: new URLSearchParams({ username: 'anna', password: password ?? '', next: '/letters' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://office.merchant.test' },
    })
    const [cookie = '', device] = headers['set-cookie'] ?? []

    expect([status, headers.location]).toEqual([303, '/login/second-factor?next=%2Fletters'])
    expect(cookie).toMatch(/^__Host-office=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    // A browser that has given no more than a password is not at home.
    expect(device).toBeUndefined()
    const session = { cookie: cookie.split(';')[0]! }
    expect((await visit('office.merchant.test', '/letters', session)).headers.location).toContain(
      '/login/second-factor',
    )
    const page = await visit('office.merchant.test', '/login/second-factor', session)
    const { status: set } = await shop().visit('office.merchant.test', '/login/second-factor', {
      method: 'POST',
      body: new URLSearchParams(firstCode(page.text)).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://office.merchant.test',
        ...session,
      },
    })
    expect(set).toBe(200)
    expect((await visit('office.merchant.test', '/letters', session)).status).toBe(200)
  })
})

longTest('without a token nobody reads the numbers of a shop in production', async () => {
  const { METRICS_TOKEN: _, ...withoutToken } = env
  const own = await openOwnShop({ env: withoutToken, storefronts })
  try {
    for (const authorization of ['', 'Bearer ', 'Bearer undefined']) {
      expect((await own.visit('10.0.0.7', '/metrics', { headers: { authorization } })).status).toBe(404)
    }
  } finally {
    await own.stop()
  }
})

test('a shop that loses its database says so to monitors, and still shows what it has kept', async () => {
  const own = await openOwnShop({ env, storefronts })
  try {
    await own.visit('ankauf.merchant.test', '/', asPerson)
    const address = new URL(own.databaseUrl)
    const name = address.pathname.slice(1)
    address.pathname = '/postgres'
    const admin = new Client({ connectionString: address.href })
    await admin.connect()
    await admin.query(`alter database ${name} with allow_connections false`)
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    await admin.end()

    await expect.poll(async () => (await own.visit('10.0.0.7', '/health/ready')).status).toBe(503)
    expect((await own.visit('10.0.0.7', '/health/ready')).json()).toMatchObject({
      status: 'not-ready',
      database: 'down',
    })
    expect((await own.visit('10.0.0.7', '/health/live')).status).toBe(200)
    expect((await own.visit('ankauf.merchant.test', '/', asPerson)).status).toBe(200)
    expect((await own.visit('ankauf.merchant.test', '/kontakt', asPerson)).status).toBe(200)
  } finally {
    await own.stop()
  }
})

longTest('behind a trusted proxy the visitor is whom the proxy names, and nobody further left', async () => {
  const own = await openOwnShop({ env: { ...env, TRUSTED_PROXIES: '1' }, storefronts })
  try {
    const report = (address: string) =>
      own.visit('ankauf.merchant.test', '/api/errors', {
        method: 'POST',
        body: '{"message":"x","url":"/"}',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      })
    const many = await Promise.all(
      Array.from({ length: 25 }, (_, number) => report(`203.0.113.${number}, 198.51.100.1`)),
    )
    const named = await own.visit('ankauf.merchant.test', '/', { headers: { 'x-request-id': 'id-of-the-proxy-1' } })
    const forged = await own.visit('ankauf.merchant.test', '/', { headers: { 'x-request-id': 'a b\tc' } })

    expect(many.filter(({ status }) => status === 202)).toHaveLength(20)
    expect((await report('198.51.100.2')).status).toBe(202)
    expect(named.headers['x-request-id']).toBe('id-of-the-proxy-1')
    expect(forged.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  } finally {
    await own.stop()
  }
})

test('without a proxy nobody names the request or the visitor', async () => {
  const { headers } = await visit('ankauf.merchant.test', '/', { 'x-request-id': 'id-of-somebody' })

  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})
