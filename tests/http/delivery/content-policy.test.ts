import { describe, expect, test } from 'vitest'
import type { Answer } from '#tests/support/drivers/customers/visit.ts'
import { officeRights } from '#tests/support/fixtures/routes/office-rights.ts'
import { addressesOf } from '#tests/support/fixtures/routes/screen-addresses.ts'
import { provesAll, some } from '#tests/support/limits/runs.ts'
import { pagePolicy, policyOf } from '#tests/support/readers/pages/content-policy.ts'
import { withoutStyles } from '#tests/support/readers/pages/html.ts'
import { ask, asPerson, countryCodes, officeLogin } from '#tests/support/services/shops/shop-under-test.ts'

/** Where the shop stands by itself, and where it stands inside of partners' pages. */
const [germany, ...abroad] = countryCodes
const hosts = [germany, 'aganwidget', 'b2bwidget', 'agan', ...abroad]

/** Where somebody logs in or decides is never framed, wherever it is served. */
const neverFramed = [
  '/account',
  '/account/register',
  '/account/activation',
  '/account/management',
  '/account/payment-change',
  '/account/address-change',
  '/account/password-reset',
  '/account/password-forgot',
  '/clarification/4711/8150',
  '/clarificationQuickAnswer/4711/8150/99',
]

const isPage = ({ headers }: Answer): boolean => String(headers['content-type']).startsWith('text/html')

describe.each(some(hosts, 2))('F-82 the policy of %s', (host) => {
  const code = countryCodes.find((each) => each === host) ?? germany
  const ownReview = addressesOf(code).review!
  const ancestorsOf = (path: string) =>
    host === code || [...neverFramed, ownReview].includes(path) ? "'none'" : "'self'"

  test('of every page allows its own scripts by their hashes, what else is written here, and nothing more', async () => {
    const paths = [...Object.values(addressesOf(code)), ...neverFramed, '/?q=iphone', '/build', '/content/nope']
    for (const path of paths) {
      const answer = await ask(host, path, asPerson)

      expect(isPage(answer), path).toBe(true)
      expect(policyOf(answer), path).toEqual(pagePolicy(answer.text, ancestorsOf(path)))
    }
  })

  test('of pages about mistakes is the same', async () => {
    const own = { method: 'POST', headers: { ...asPerson.headers, origin: `http://${host}.localhost` } }
    const [missing, expired, broken] = [
      await ask(host, '/no/such/place?<script>', asPerson),
      await ask(host, '/old/clarification/1', asPerson),
      await ask(host, '/sentry-example-page', own),
    ]

    expect([missing, expired, broken].map(({ status }) => status)).toEqual([404, 404, 500])
    for (const answer of [missing, expired, broken])
      expect(policyOf(answer)).toEqual(pagePolicy(answer.text, ancestorsOf('/')))
  })

  test('is the same fresh and kept, for people and for programs', async () => {
    const answers = [
      await ask(host, '/', asPerson),
      await ask(host, '/', asPerson),
      await ask(host, '/', { headers: { 'accept-encoding': 'br' } }),
    ]

    for (const answer of answers) expect(policyOf(answer)).toEqual(pagePolicy(answers[0]!.text, ancestorsOf('/')))
  })

  test('goes without styles or handlers at elements, and without anything from another host', async () => {
    for (const path of Object.values(addressesOf(code))) {
      const page = withoutStyles((await ask(host, path, asPerson)).text)
      const markup = page.replace(/<script[^>]*>[\s\S]*?<\/script>/g, '')

      expect(markup, path).not.toMatch(/<style|<[^>]+\sstyle="|<[^>]+\son\w+="/i)
      expect(markup, path).not.toMatch(/<(script|img|iframe|video|source)[^>]+(src|srcset)="(https?:)?\/\//i)
    }
  })
})

/** A letter in the office: it is looked at inside of our own page, and nothing in it may run. */
const letterPolicy = {
  sandbox: [],
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'frame-ancestors': ["'self'"],
}

test('F-82 the policy of the office is that of a page which nobody may frame, or of a letter', async () => {
  const login = { headers: { ...asPerson.headers, ...(await officeLogin()) } }
  const { askPreview, letterView, logout: _, ...others } = officeRights
  const pages = [await ask('office', '/login', asPerson), await ask('office', '/no-such-place', login)]
  for (const { path } of some(Object.values(others), 8)) pages.push(await ask('office', path, login))

  expect(pages.filter(isPage).length).toBeGreaterThan(provesAll ? 50 : 6)
  for (const page of pages.filter(isPage)) expect(policyOf(page)).toEqual(pagePolicy(page.text, "'none'"))
  for (const { path } of [askPreview!, letterView!]) {
    const answer = await ask('office', path, login)
    expect(policyOf(answer), path).toEqual(isPage(answer) ? letterPolicy : undefined)
  }
})

test('F-82 the page about the API runs no script at all', async () => {
  const answer = await ask(germany, '/api/docs')

  expect(policyOf(answer)).toEqual({
    'default-src': ["'none'"],
    'style-src': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
})

test.each([
  '/api/locale',
  '/api/openapi.json',
  '/_.data',
  '/build.json',
  '/robots.txt',
  '/sitemap.xml',
  '/api-docs.css',
  '/art/smartphone/samsung/galaxy-s24.svg',
  '/art/conditions/phone/display-glass/deep.svg',
])('F-82 %s needs no policy: it is no page, and no browser takes it for one', async (path) => {
  const answer = await ask(germany, path, asPerson)

  expect(isPage(answer)).toBe(false)
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  expect(policyOf(answer)).toBeUndefined()
})

test('F-82 a refusal is no page either', async () => {
  const answer = await ask(germany, '/', { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } })

  expect(answer.status).toBe(403)
  expect(isPage(answer)).toBe(false)
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
})
