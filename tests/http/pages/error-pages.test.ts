import { describe, expect, test } from 'vitest'
import { readMessages } from '../../../scripts/assets/compile-messages.ts'
import { dataOf, meta, readable, texts } from '#tests/support/readers/pages/html.ts'
import { asPerson, ask, countryCodes, triedCountries } from '#tests/support/services/shops/shop-under-test.ts'
import { clarificationAddresses } from '#tests/support/fixtures/routes/screen-addresses.ts'
import { messagesFileOf } from '#tests/support/readers/languages/translated.ts'

const googlebot = {
  headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
}

const ownOrigin = (host: string) => ({ origin: `http://${host}.localhost` })
const failing = (host: string, headers: Record<string, string> = asPerson.headers) =>
  ask(host, '/sentry-example-page', { method: 'POST', headers: { ...headers, ...ownOrigin(host) } })

describe.each(triedCountries)('in %s', (code) => {
  const messages = readMessages('messages', messagesFileOf(code))

  test('S2.25 S8.01 an unknown route answers 404 with its full path', async () => {
    const { status, text } = await ask(code, '/no/such/place?and=query', asPerson)

    expect(status).toBe(404)
    expect(readable(text)).toContain('Page not found: /no/such/place?and=query')
    expect(dataOf(text, 'error')).toBe('notFound')
    expect(texts(text, 'h1')).toEqual([messages['error.notFound.headline']])
    expect(readable(text)).toContain(messages['error.notFound.subtitle'])
    expect(readable(text)).toContain(messages['error.notFound.message'])
    expect(meta(text, 'robots')).toBe('noindex')
  })

  test.each(clarificationAddresses)('S2.37 the broken link %s shows that it has expired', async (path) => {
    const { status, text } = await ask(code, path, asPerson)

    expect(status).toBe(404)
    expect(texts(text, 'h1')).toEqual([messages['error.expired.headline']])
    expect(readable(text)).toContain(messages['error.expired.message'])
    expect(readable(text)).not.toContain('Page not found')
  })

  test('S2.37 so does any other path that contains “clarification”, however it is spelt', async () => {
    for (const path of [
      '/clarification',
      '/CLARIFICATION/x',
      '/old/clarification/1/2/3',
      '/clarificationQuickAnswer/1',
    ]) {
      const { status, text } = await ask(code, path, asPerson)
      expect(status, path).toBe(404)
      expect(dataOf(text, 'error'), path).toBe('expired')
    }
  })

  test('S2.36 S8.02 an uncaught error answers 500 with the error page and an id to quote', async () => {
    const { status, text, headers } = await failing(code)

    expect(status).toBe(500)
    expect(texts(text, 'h1')).toEqual([messages['error.oops.headline']])
    expect(readable(text)).toContain(messages['error.oops.subtitle'])
    expect(readable(text)).toContain(messages['error.oops.message'])
    expect(readable(text)).toContain(`${messages['error.id']} ${headers['x-request-id']}`)
    expect(headers['cache-control']).toBe('no-store')
  })

  test('S8.02 the error page does not say what went wrong inside', async () => {
    const { text } = await failing(code)

    expect(text).not.toMatch(/Test error on the server|at action|\.tsx?:\d|node_modules/)
  })
})

const attacks = [
  '/x?<script>alert(1)</script>',
  '/x?"><img src=x onerror=alert(1)>',
  "/%3Csvg%20onload=alert('1')%3E",
  '/x?</script><script>alert(1)//',
  '/%3Cscript%3Ealert(1)%3C/script%3E',
]

test.each(attacks)('S2.25 the path of %s is shown as text and never as markup', async (path) => {
  const { status, text } = await ask('de', path.replaceAll(' ', '%20'), asPerson)
  const inert = text.replace(/<script[^>]*>[\s\S]*?<\/script>/g, '')

  expect(status).toBe(404)
  expect(readable(text)).toContain('Page not found: /')
  expect(inert).not.toMatch(/<script|<svg onload|<img src=x|onerror=alert/i)
  expect(text).not.toContain('<script>alert')
})

test('S2.25 a path that came as markup is led to how it is written, which is none', async () => {
  const { status, headers, text } = await ask('de', "/<svg%20onload=alert('1')>", asPerson)

  expect([status, headers.location]).toEqual([301, "/%3Csvg%20onload=alert('1')%3E"])
  expect(text).toBe('')
})

test('S2.25 the full path stands in the page decoded as little as it came', async () => {
  const { text } = await ask('de', '/x?<script>', asPerson)

  expect(readable(text)).toContain('Page not found: /x?%3Cscript%3E')
})

const layouts = {
  de: 'default',
  b2bwidget: 'b2bwidget-default',
  agan: 'agan-default',
  aganwidget: 'aganwidget-default',
}

test.each(Object.entries(layouts))('S2.39 on %s the error page has the layout %s', async (host, layout) => {
  const pages = await Promise.all([
    ask(host, '/no-such-place', asPerson),
    ask(host, '/clarification/1/2', asPerson),
    failing(host),
  ])

  for (const { text } of pages) {
    expect(dataOf(text, 'layout')).toBe(layout)
    expect(dataOf(text, 'error')).toBeDefined()
  }
})

test.each([...countryCodes, 'b2bwidget', 'agan', 'aganwidget'])(
  'S2.40 bots on %s get the status and no error page',
  async (host) => {
    const answers = [
      await ask(host, '/no-such-place', googlebot),
      await ask(host, '/content/no-such-topic', googlebot),
      await ask(host, '/clarification/1/2', googlebot),
    ]
    for (const { status, text, headers } of answers) {
      expect(status).toBe(404)
      expect(text).toBe('Page not found')
      expect(headers['content-type']).toContain('text/plain')
    }
    const broken = await failing(host, googlebot.headers)
    expect(broken.status).toBe(500)
    expect(broken.text).toBe('Error')
  },
)

test('S2.40 bots do get pages that exist', async () => {
  const { status, text } = await ask('de', '/', googlebot)

  expect(status).toBe(200)
  expect(texts(text, 'h1')).toHaveLength(1)
})
