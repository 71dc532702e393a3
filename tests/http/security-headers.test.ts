import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ask, asPerson, countryCodes } from '#tests/support/services/shop-under-test.ts'
import { addressesOf } from '#tests/support/fixtures/screen-addresses.ts'
import { some } from '#tests/support/limits/runs.ts'

const hosts = [...countryCodes, 'b2bwidget', 'agan', 'aganwidget'] as const
const policyOf = (headers: Record<string, unknown>) =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map((part) => [part.split(' ')[0], part.split(' ').slice(1)]),
  ) as Record<string, string[]>

/** As a browser does it, from the bytes that were served. */
function inlineHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].filter(
    ([, attributes = '']) => !/\ssrc=|type="application\/ld\+json"/.test(attributes),
  )
  return scripts.map(([, , body = '']) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`)
}

describe.each(some(hosts, 2))('every page of %s', (host) => {
  const code = countryCodes.find((each) => each === host) ?? 'de'
  const paths = [...Object.values(addressesOf(code)), '/no-such-place', '/?q=iphone']

  test('allows its own scripts by their hashes and nothing else', async () => {
    for (const path of paths) {
      const { headers, text } = await ask(host, path, asPerson)
      const policy = policyOf(headers)
      expect(policy['script-src'], path).not.toContain("'unsafe-inline'")
      expect(policy['script-src'], path).not.toContain("'unsafe-eval'")
      expect(policy['style-src'], path).toEqual(["'self'"])
      expect(policy['script-src']?.filter((source) => source !== "'self'").toSorted(), path).toEqual(
        [...new Set(inlineHashes(text))].toSorted(),
      )
    }
  })

  test('has no inline style, no inline handler and nothing from another host', async () => {
    for (const path of paths) {
      const { text } = await ask(host, path, asPerson)
      const markup = text.replace(/<script[^>]*>[\s\S]*?<\/script>/g, '')
      expect(markup, path).not.toMatch(/<style|<[^>]+\sstyle="|<[^>]+\son\w+="/i)
      expect(markup, path).not.toMatch(/<(script|img|iframe|video|source)[^>]+(src|srcset)="(https?:)?\/\//i)
    }
  })

  test('F-82 allows what a page of ours needs, and nothing that is not written here', async () => {
    for (const path of paths) {
      const { 'script-src': scripts, ...policy } = policyOf((await ask(host, path, asPerson)).headers)

      expect(scripts, path).toContain("'self'")
      expect(policy, path).toEqual({
        'default-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        'media-src': ["'self'"],
        'connect-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': [expect.stringMatching(/^'(?:self|none)'$/)],
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ["'none'"],
      })
    }
  })

  test('carries the same policy fresh and kept', async () => {
    const path = Object.values(addressesOf(code))[3]!
    const answers = [
      await ask(host, '/', asPerson),
      await ask(host, '/', asPerson),
      await ask(host, '/', { headers: { 'accept-encoding': 'br' } }),
    ]

    expect(new Set(answers.map(({ headers }) => headers['content-security-policy'])).size).toBe(1)
    expect((await ask(host, path, asPerson)).headers['content-security-policy']).toBeDefined()
  })

  test('without partners may only be framed by itself, and by nobody in the default mode', async () => {
    const { 'frame-ancestors': framing } = policyOf((await ask(host, '/', asPerson)).headers)

    expect(framing).toEqual([host === code ? "'none'" : "'self'"])
  })
})

const everything = [
  '/',
  '/account',
  '/no-such-place',
  '/clarification/1/2',
  '/_.data',
  '/api/locale',
  '/api/locale?locale=de_DE',
  '/api/docs',
  '/api/openapi.json',
  '/build.json',
  '/health/live',
  '/metrics',
  '/agb',
  '/api-docs.css',
  '/art/smartphone/samsung/galaxy-s24.svg',
  '/art/conditions/phone/display-glass/deep.svg',
  '/content/nope',
]

test.each(everything)('%s carries the headers that keep browsers careful', async (path) => {
  const { headers } = await ask('de', path, asPerson)

  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|same-origin|no-referrer)$/),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  expect(headers['x-powered-by']).toBeUndefined()
  expect(headers['server']).toBeUndefined()
  // Only production is sure to be reached by HTTPS.
  expect(headers['strict-transport-security']).toBeUndefined()
  expect(headers['access-control-allow-origin']).toBeUndefined()
})

test('pages whose address may be a secret do not tell it to other sites', async () => {
  const policies = {
    '/newsletter/unsubscribe/a1b2c3': 'no-referrer',
    '/account': 'same-origin',
    '/checkout': 'same-origin',
  }
  for (const [path, policy] of Object.entries(policies)) {
    const { headers } = await ask('de', path, asPerson)
    expect(headers['referrer-policy'], path).toBe(policy)
  }
})

test('S11 pages about a trade and questions about its devices tell nobody that a visitor comes from there', async () => {
  for (const path of [
    '/trade/AbCdEf',
    '/trade/AbCdEf.data',
    '/thankYou?trade=26001015',
    '/thankyou',
    '/clarification/1/2',
    '/clarificationQuickAnswer/1/2/3',
  ]) {
    const { status, headers } = await ask('de', path, asPerson)
    if (status !== 301) expect(headers['referrer-policy'], path).toBe('no-referrer')
  }
  // A bot, too, gets it.
  expect((await ask('de', '/trade/AbCdEf')).headers['referrer-policy']).toBe('no-referrer')
})

test('S11 the pages behind the links of letters tell nobody either, nor are they kept', async () => {
  for (const path of ['/account/activation?token=x', '/account/password-reset?token=x', '/account/password/reset']) {
    const { status, headers, text } = await ask('de', path, asPerson)
    expect(status, path).toBe(200)
    expect(headers, path).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
    expect(text, path).not.toContain('token=x')
  }
})

test('refusals and failures carry them too', async () => {
  const foreign = await ask('de', '/', { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } })
  const broken = await ask('de', '/sentry-example-page', {
    method: 'POST',
    headers: { ...asPerson.headers, origin: 'http://de.localhost' },
  })
  const office = await ask('office', '/')

  expect([foreign.status, broken.status, office.status]).toEqual([403, 500, 302])
  for (const { headers } of [foreign, broken, office]) expect(headers['x-content-type-options']).toBe('nosniff')
})
