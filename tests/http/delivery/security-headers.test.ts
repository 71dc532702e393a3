import { expect, test } from 'vitest'
import { ask, asPerson } from '#tests/support/services/shops/shop-under-test.ts'

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
