import { once } from 'node:events'
import { connect } from 'node:net'
import { text as readAll } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { readMessages } from '../../../scripts/assets/compile-messages.ts'
import { useOwnShop } from '#tests/support/services/shops/own-shop.ts'
import { asPerson, countryCodes } from '#tests/support/services/shops/shop-under-test.ts'
import type { VisitOptions } from '#tests/support/drivers/customers/visit.ts'

/** A shop of their own: what is refused here counts against the address of all other tests. */
const shop = useOwnShop()
const ask = (host: string, path: string, options?: VisitOptions) =>
  shop().visit(host.includes('.') ? host : `${host}.localhost`, path, options)

const ownPage = { ...asPerson.headers, 'sec-fetch-site': 'same-origin' }

/** Bytes exactly as written, for what no HTTP library would send. */
async function sendRaw(bytes: string): Promise<string> {
  const socket = connect(shop().port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(bytes)
  return readAll(socket)
}

describe('methods', () => {
  const wrong = [
    'POST /',
    'PATCH /kontakt',
    'DELETE /kontakt',
    'PUT /content/agb',
    'PATCH /account',
    'DELETE /no-such-place',
    'PUT /',
    'OPTIONS /',
    'PROPFIND /',
    'POST /checkout',
    'DELETE /clarification/1/2',
  ]

  test.each(wrong)('%s is refused as a method that the page does not take', async (line) => {
    const [method = '', path = ''] = line.split(' ')
    const { status, headers, json } = await ask('de', path, { method, headers: ownPage })

    expect(status).toBe(405)
    expect(headers.allow).toBe('GET, HEAD')
    expect(json()).toMatchObject({
      code: 'method-not-allowed',
      title: readMessages('messages', 'de')['problem.method-not-allowed'],
    })
  })

  test('an unknown method of an API route finds nothing', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      expect((await ask('de', '/api/locale', { method, headers: ownPage })).status, method).toBe(404)
    }
  })

  test('HEAD works wherever GET does', async () => {
    for (const path of ['/', '/account', '/health/live', '/build.json', '/no-such-place']) {
      const get = await ask('de', path, asPerson)
      const head = await ask('de', path, { method: 'HEAD', ...asPerson })
      expect(head.status, path).toBe(get.status)
      expect(head.bytes, path).toHaveLength(0)
    }
  })
})

test.each([
  ['two host names', ['Host: de.localhost', 'Host: office.localhost']],
  ['the same one twice', ['Host: de.localhost', 'host: de.localhost']],
])('F-05 %s in one request are refused', async (_, lines) => {
  // Even where the page is known already.
  for (let time = 0; time < 3; time++) await ask('de', '/', asPerson)
  for (const path of ['/', '/kontakt', '/api/locale', '/health/live', '/assets/x']) {
    const answer = await sendRaw([`GET ${path} HTTP/1.1`, ...lines, 'Connection: close', '', ''].join('\r\n'))
    expect(answer, path).toMatch(/^HTTP\/1\.1 400 /)
  }
})

describe('forms of other pages', () => {
  const senders: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://de.localhost.evil.example' },
    { origin: 'http://at.localhost' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'http://de.localhost' },
    { 'sec-fetch-site': 'none' },
    {},
  ]
  const bodies = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain']

  test.each(senders)('from %o are refused', async (sender) => {
    for (const path of ['/sentry-example-page', '/api/visitor', '/api/errors', '/']) {
      for (const type of bodies) {
        const { status, json } = await ask('de', path, {
          method: 'POST',
          body: 'a=b',
          headers: { 'content-type': type, ...sender },
        })
        expect(status, `${path} ${type}`).toBe(403)
        expect(json()).toMatchObject({ code: 'forbidden-origin' })
      }
    }
  })

  test('JSON from another page is refused as well', async () => {
    const headers = {
      'content-type': 'application/json',
      'sec-fetch-site': 'cross-site',
      origin: 'https://evil.example',
    }
    const { status } = await ask('de', '/api/errors', { method: 'POST', body: '{"message":"x","url":"/"}', headers })

    expect(status).toBe(403)
  })
})

describe('bodies', () => {
  test.each(['/api/errors', '/sentry-example-page', '/', '/no-such-place'])(
    'more than 64 kB to %s is too much',
    async (path) => {
      const body = JSON.stringify({ message: 'x'.repeat(70_000), url: '/' })
      for (const code of countryCodes) {
        const { status, json, headers } = await ask(code, path, {
          method: 'POST',
          body,
          headers: { ...ownPage, 'content-type': 'application/json' },
        })
        expect(status, code).toBe(413)
        expect(headers['content-type']).toContain('application/problem+json')
        expect(json()).toMatchObject({ code: 'body-too-large', status: 413 })
      }
    },
  )

  test('so is a body that does not say how long it is', async () => {
    const chunk = `1000\r\n${'x'.repeat(4096)}\r\n`
    const head =
      'POST /api/errors HTTP/1.1\r\nHost: de.localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n'
    const answer = await sendRaw(head + chunk.repeat(20) + '0\r\n\r\n')

    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  })

  test('two lengths in one request are refused', async () => {
    const answer = await sendRaw(
      'POST /api/errors HTTP/1.1\r\nHost: de.localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    )

    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  })
})

const strange = [
  '/%',
  '/%zz',
  '/%00',
  '/%E0%A4%A',
  '/produkte/%',
  '/produkte/a%00b',
  '/produkte/%ff',
  '/content/%c0%ae',
  '/verkaufen/%F0%9F',
  '/account/%',
  '/clarification/%/1',
  '/clarification/%00/%00',
  '/newsletter/unsubscribe/%ff',
  '/?q=%',
  '/?q=%00',
  '/checkout?zip=%ff',
  '/checkout?zip=%00',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/api/locale?locale=%',
  '/art/%',
  '/assets/%',
  '/index.php/%',
  '/%u0041',
  `/${'a'.repeat(8000)}`,
  `/${'/'.repeat(5000)}`,
  `/${'%2f'.repeat(2000)}`,
  '/produkte/__proto__',
  '/constructor',
  '/_.data?_routes=%',
  '/.data',
  '/_routes.data',
  '/__manifest?p=%',
  '/?_routes=root',
  '/?index',
]

test.each(strange.map((path) => [path.slice(0, 40), path]))(
  'the strange address %s never gives an error of ours',
  async (_, path) => {
    for (const code of countryCodes) {
      const { status } = await ask(code, path!, asPerson)
      expect([200, 301, 400, 404, 414, 422, 431], code).toContain(status)
    }
  },
)

const secrets = [
  '/.env',
  '/.git/config',
  '/.git/HEAD',
  '/package.json',
  '/package-lock.json',
  '/server.js',
  '/build/server/server.js',
  '/src/server/server.ts',
  '/var/secret.key',
  '/demo-login',
  '/migrations/0001_letters.sql',
  '/.vite/manifest.json',
  '/node_modules/hono/package.json',
  '/.DS_Store',
  '/backup.sql',
  '/id_rsa',
  '/storefronts.json',
]
const climbs = [
  '/assets/../../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/....//....//package.json',
  '/assets/..\\..\\package.json',
  '/assets//etc/passwd',
  '/art/../package.json',
  '/art/phone/../../../package.json',
  '/art/smartphone/..%2f..%2f/x.svg',
  '/art/smartphone/apple/%00.svg',
  '/art/constructor/a/b.svg',
  '/art/__proto__/a/b.svg',
  '/art/smartphone/<script>/x.svg',
  '/assets/',
  '/assets',
  '/art/',
  '/api/../.env',
]

test.each([...secrets, ...climbs])('%s is not served', async (path) => {
  const sent = await ask('de', path.replaceAll('<', '%3C').replaceAll('>', '%3E'), asPerson)
  // Dots and doubled slashes are led to the one spelling of the address, where there is nothing either.
  const { status, text } = sent.status === 301 ? await ask('de', sent.headers.location!, asPerson) : sent

  expect([400, 404]).toContain(status)
  expect(text).not.toMatch(/root:x:|"dependencies"|DATABASE_URL=|\[core\]/)
})

test('no source map is served, and no script points to one', async () => {
  const { text } = await ask('de', '/')
  const scripts = [...new Set([...text.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([file]) => file))]
  for (const script of scripts) {
    const served = await ask('de', script)
    expect(served.status, script).toBe(200)
    expect(served.text, script).not.toContain('sourceMappingURL')
    expect((await ask('de', `${script}.map`)).status, script).toBe(404)
  }
})

describe('the host', () => {
  const forged = {
    'x-forwarded-host': 'evil.example',
    'x-host': 'evil.example',
    forwarded: 'host=evil.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-port': '444',
    'x-original-url': '/account',
    'x-rewrite-url': '/account',
  }

  test('is not taken from other headers, and these are never shown', async () => {
    for (const path of ['/', '/kontakt', '/no-such-place', '/agb', '/account']) {
      const { text, headers, status } = await ask('it', path, { headers: { ...asPerson.headers, ...forged } })
      expect(text, path).not.toContain('evil.example')
      expect(String(headers.location), path).not.toContain('evil.example')
      if (status === 200) expect(text, path).toContain('<html lang="it-IT"')
    }
  })

  test('is never written into a page or a redirect', async () => {
    for (const path of ['/', '/no-such-place', '/agb', '/faq']) {
      const { text, headers } = await ask('evil.example', path, asPerson)
      expect(text, path).not.toContain('evil.example')
      expect(String(headers.location), path).not.toContain('evil.example')
    }
  })

  test('of an absolute address does not count against the header', async () => {
    const answer = await sendRaw('GET http://evil.example/ HTTP/1.1\r\nHost: es.localhost\r\nConnection: close\r\n\r\n')

    expect(answer).not.toContain('evil.example')
    expect(answer).toMatch(/^HTTP\/1\.1 (200|400) /)
  })
})
