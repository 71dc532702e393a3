import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { attribute, canonical, tags } from '#tests/support/readers/pages/html.ts'
import { useShop } from '#tests/support/services/shops/own-shop.ts'
import { asPerson, triedCountries } from '#tests/support/services/shops/shop-under-test.ts'
import type { VisitOptions } from '#tests/support/drivers/customers/visit.ts'

/** A shop of their own: too many pictures count against the address of all other tests. */
const shop = useShop()
const ask = (code: string, path: string, options?: VisitOptions) => shop().visit(`${code}.localhost`, path, options)

/** `og:…` → what it says; the last one, if there are several. */
const social = (html: string): Record<string, string> =>
  Object.fromEntries(
    tags(html, 'meta').flatMap((tag) => {
      const name = attribute(tag, 'property') ?? ''
      return name.startsWith('og:') ? [[name.slice(3), attribute(tag, 'content') ?? '']] : []
    }),
  )

/** The chunks of a PNG by their names; pictures have their pixels in one or several IDAT. */
function readPng(bytes: Buffer) {
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  const data: Buffer[] = []
  for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (type === 'IDAT') data.push(bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)))
  }
  const pixels = inflateSync(Buffer.concat(data))
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), different: new Set(pixels).size }
}

describe.each(triedCountries)('X1.15 a shared link to %s', (code) => {
  const country = countries[code]

  test.each([
    ['home', '/', '/previews/home.png'],
    [
      'a category',
      pathTo(country, 'sellCategory', { category: country.categorySlugs.smartphone }),
      '/previews/smartphone/samsung/galaxy-s24.png',
    ],
    ['a device', pathTo(country, 'product', { pdp: 'apple-iphone-14-128-gb' }), '/previews/iphone/apple/iphone-14.png'],
  ])('to %s shows title, text and a picture of it', async (_, path, picture) => {
    const { text } = await ask(code, path, asPerson)
    const shown = social(text)

    expect(shown).toMatchObject({
      title: expect.stringMatching(/\S/),
      description: expect.stringMatching(/\S/),
      type: 'website',
      url: canonical(text),
      locale: country.locale,
      'locale:alternate': expect.stringMatching(/^[a-z]{2}_[A-Z]{2}$/),
      image: `${new URL(canonical(text)!).origin}${picture}`,
    })
    expect(text).toContain('<meta name="twitter:card" content="summary_large_image"/>')
  })
})

test.each([
  '/previews/home.png',
  '/previews/iphone/apple/iphone-14.png',
  '/previews/lens/canon/rf-50-mm-f-1.8-stm.png',
])('X1.15 %s is a picture of 1200 by 630 pixels, drawn once', async (path) => {
  const first = await ask('de', path)
  const again = await ask('it', path)

  expect(first.status).toBe(200)
  expect(first.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' })
  expect(first.headers['cross-origin-resource-policy']).toBe('cross-origin')
  const { width, height, different } = readPng(first.bytes)
  expect([width, height]).toEqual([1200, 630])
  // A picture of one colour has a handful of different bytes.
  expect(different).toBeGreaterThan(50)
  expect(again.bytes.equals(first.bytes)).toBe(true)
})

test.each([
  '/previews/iphone/apple/iphone-99.png',
  '/previews/spoon/a/b.png',
  '/previews/iphone/apple/iphone-14.svg',
  '/previews/x.png',
])('X1.15 nothing is drawn at %s', async (path) => {
  expect((await ask('de', path)).status).toBe(404)
})

test('X1.15 whoever climbs is led to where that is, and nothing is drawn there', async () => {
  const { status, headers } = await ask('de', '/previews/../secret.png')
  expect([status, headers.location]).toEqual([301, '/secret.png'])
  expect((await ask('de', '/secret.png')).status).toBe(404)
})

test('X1.15 nobody can make the shop draw without end', async () => {
  const asked = Array.from({ length: 70 }, (_, index) => ask('de', `/previews/iphone/apple/iphone-${1000 + index}.png`))
  const statuses = new Set((await Promise.all(asked)).map(({ status }) => status))

  expect(statuses).toEqual(new Set([404, 429]))
})

test('S3.04 a device without a picture is shown by a drawing of the shop’s own', async () => {
  const { status, headers, text } = await ask('de', '/art/placeholder.svg')

  expect(status).toBe(200)
  expect(headers['content-type']).toBe('image/svg+xml')
  expect(text).toMatch(/^<svg xmlns=(?![\s\S]*(?:<script|style=))/)
})
