import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { ask, countryCodes } from '#tests/support/services/shops/shop-under-test.ts'
import { readCells } from '#tests/support/readers/csv.ts'
import { decodeXml, xmlProblem } from '#tests/support/readers/files/xml.ts'
import { some } from '#tests/support/limits/runs.ts'

const euros = v.pipe(v.string(), v.regex(/^\d+\.(?:00|50)$/))
const text = v.pipe(v.string(), v.minLength(1))
const prices = v.strictObject({ A: euros, B: euros, C: euros, D: euros })
const device = v.strictObject({
  id: v.pipe(v.string(), v.digits()),
  manufacturer: text,
  name: text,
  category: text,
  url: v.pipe(v.string(), v.url()),
  image: v.pipe(v.string(), v.url()),
  prices,
})
const feed = v.strictObject({
  country: v.picklist(countryCodes),
  language: text,
  currency: v.literal('EUR'),
  day: v.pipe(v.string(), v.isoDate()),
  devices: v.array(device),
})

type Device = v.InferOutput<typeof device>

const read = async (code: string): Promise<v.InferOutput<typeof feed>> =>
  v.parse(feed, JSON.parse((await ask(code, '/feeds/prices.json')).text))

const columns = ['id', 'manufacturer', 'name', 'category', 'url', 'image'] as const

const cellsOf = (each: Device): string[] => [...columns.map((name) => each[name]), ...Object.values(each.prices)]

describe.each(some(countryCodes, 1))('X1.19 the price feed of %s', (code) => {
  const country = countries[code]
  const json = read(code)

  test('follows its schema and has more than six thousand devices, each once', async () => {
    const { devices, ...head } = await json
    expect(head).toMatchObject({ country: code, language: country.icuLocale })
    expect(devices.length).toBeGreaterThan(6_000)
    expect(new Set(devices.map(({ id }) => id)).size).toBe(devices.length)
    for (const { prices: each, name } of devices) {
      const [a, b, c, d] = Object.values(each).map(Number)
      expect(a! >= b! && b! >= c! && c! >= d!, name).toBe(true)
    }
  })

  test('names the price that the page of the device names', async () => {
    const { devices } = await json
    const phone = devices.find(({ url }) => url.endsWith('/apple-iphone-14-128-gb') || url.includes('iphone-14-128-g'))!
    const path = new URL(phone.url).pathname
    expect(path).toBe(pathTo(country, 'product', { pdp: path.split('/').at(-1)! }))
    const page = await ask(code, path)

    expect(page.status).toBe(200)
    expect(page.text).toContain(`"maxPrice":${Number(phone.prices.A)}`)
  })

  test('says the same as CSV and as XML', async () => {
    const { devices } = await json
    const [csv, xml] = [await ask(code, '/feeds/prices.csv'), await ask(code, '/feeds/prices.xml')]
    const [header, ...rows] = readCells(csv.text)

    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(header?.slice(0, 6)).toEqual(columns)
    expect(rows.map((cells) => cells.slice(0, 10))).toEqual(devices.map(cellsOf))
    expect(xml.headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(xmlProblem(xml.text)).toBeUndefined()
    const elements = [...xml.text.matchAll(/<device>(.*)<\/device>/g)].map(([, inner]) =>
      [...inner!.matchAll(/>([^<]+)</g)].map(([, words]) => decodeXml(words!)),
    )
    expect(elements).toEqual(devices.map(cellsOf))
  })
})

test('X1.19 prices differ where countries pay differently', async () => {
  const [de, es] = [await read('de'), await read('es')]
  expect(es.devices[0]!.prices).not.toEqual(de.devices[0]!.prices)
})

test('X1.19 the feed is kept as long as it is true, and is nowhere but on the shops of the countries', async () => {
  const { headers } = await ask('de', '/feeds/prices.json')
  const again = await ask('de', '/feeds/prices.json', { headers: { 'if-none-match': String(headers.etag) } })

  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect(again.status).toBe(304)
  for (const path of ['/feeds/prices.txt', '/feeds/', '/feeds/constructor'])
    expect((await ask('de', path)).status, path).toBe(404)
  for (const host of ['agan', 'aganwidget', 'b2bwidget'])
    expect((await ask(host, '/feeds/prices.json')).status, host).toBe(404)
})

test.each([...countryCodes, 'agan', 'office'])('%s tells where holes are reported', async (host) => {
  const { status, text: file, headers } = await ask(host, '/.well-known/security.txt')
  const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(file)?.[1] ?? ''
  const days = (Date.parse(field('Expires')) - Date.now()) / (24 * 60 * 60_000)

  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(field('Contact')).toMatch(/^mailto:\S+@\S+$/)
  expect(field('Canonical')).toMatch(/\/\.well-known\/security\.txt$/)
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
})
