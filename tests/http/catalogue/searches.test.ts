import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isMeant, judgedQueries } from '../../../bench/devices/judged-queries.ts'
import { searchBody } from '#domain/search/search-body.ts'
import type { SearchIntent } from '#domain/search/search-intent.ts'
import type { FoundDevice } from '#engines/search/search.ts'
import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { hostileSearches } from '#tests/support/fixtures/hostile-searches.ts'
import { fromSomewhere } from '#tests/support/drivers/customers/sellers.ts'
import { basicLogin, useOwnShop, useShop, type OwnShop } from '#tests/support/services/shops/own-shop.ts'
import { command } from '#tests/support/services/shops/fresh-database.ts'
import { asPerson, countryCodes, triedCountries } from '#tests/support/services/shops/shop-under-test.ts'
import type { Answer } from '#tests/support/drivers/customers/visit.ts'
import { longDescribe } from '#tests/support/limits/long-test.ts'

type Hits = { hits: { total: { value: number }; hits: { _index: string; _id: string; _source: FoundDevice }[] } }
type Bucket = { key: string; doc_count: number; id: number }
type Tree = {
  aggregations: {
    categories: { buckets: (Bucket & { manufacturers: { buckets: (Bucket & { series: { buckets: Bucket[] } })[] } })[] }
  }
}

type Question = { code?: CountryCode; size?: number; headers?: Record<string, string> }

function search(
  shop: OwnShop,
  intent: SearchIntent,
  { code = 'de', size = 5, headers = {} }: Question = {},
): Promise<Answer> {
  const { manufacturers, devices } = countries[code].searchIndexes
  const application = intent.kind === 'aggregations' ? manufacturers : devices
  return shop.visit(`${code}.localhost`, '/searches', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ search: searchBody(intent), application, resultSize: size }),
  })
}

const found = (answer: Answer): FoundDevice[] => answer.json<Hits>().hits.hits.map(({ _source }) => _source)

const shop = useShop()

describe.each(triedCountries)('in %s', (code) => {
  test('S7.31 the aggregations are the tree of the menu, and its counts add up', async () => {
    const { buckets } = (await search(shop(), { kind: 'aggregations' }, { code, size: 0 })).json<Tree>().aggregations
      .categories

    expect(buckets.length).toBeGreaterThan(5)
    for (const { doc_count, manufacturers } of buckets) {
      expect(sum(manufacturers.buckets)).toBe(doc_count)
      for (const maker of manufacturers.buckets) expect(sum(maker.series.buckets)).toBe(maker.doc_count)
    }
    expect(buckets.map((bucket) => bucket.doc_count)).toEqual(
      buckets.map((bucket) => bucket.doc_count).toSorted((a, b) => b - a),
    )
  })

  test('S3.22 S7.32 a device by its address comes from the index of this country', async () => {
    const [device] = found(await search(shop(), { kind: 'by-text', text: 'iphone 14' }, { code, size: 1 }))
    const answer = await search(shop(), { kind: 'by-url', url: device!.url }, { code, size: 1 })

    expect(device).toMatchObject({ manufacturer: 'Apple', model: 'iPhone 14' })
    expect(answer.json<Hits>().hits).toEqual({
      total: { value: 1, relation: 'eq' },
      hits: [{ _index: `devices_${code}`, _id: String(device!.id), _source: device }],
    })
  })

  test('S7.33 the devices of a series come newest first, without a month last in their year', async () => {
    const [{ seriesId }] = found(await search(shop(), { kind: 'by-text', text: 'galaxy a27' }, { code })) as [
      FoundDevice,
    ]
    const devices = found(await search(shop(), { kind: 'by-series', seriesId }, { code, size: 100 }))
    const released = devices.map(({ releaseYear, releaseMonth }) => releaseYear * 13 + (releaseMonth ?? 0))

    expect(new Set(devices.map((device) => device.seriesId))).toEqual(new Set([seriesId]))
    expect(new Set(released).size).toBeGreaterThan(1)
    expect(devices.some(({ releaseMonth }) => !releaseMonth)).toBe(true)
    expect(released).toEqual(released.toSorted((a, b) => b - a))
  })

  test('S7.30 S7.37 the index of another country is refused', async () => {
    const other = code === 'de' ? 'fr' : 'de'
    const { status, json } = await shop().visit(`${code}.localhost`, '/searches', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        search: searchBody({ kind: 'by-text', text: 'iphone' }),
        application: `devices_${other}`,
        resultSize: 5,
      }),
    })

    expect(status).toBe(400)
    expect(json()).toMatchObject({ code: 'invalid-input', violations: [{ propertyPath: 'application' }] })
  })
})

test('S7.35 of 200 questions in five languages, typing mistakes included, 95 % find their device among the first five', async () => {
  const codes = Object.fromEntries(countryCodes.map((code) => [countries[code].locale, code]))
  const questions = judgedQueries('held-out')
  const answered: boolean[] = []
  for (const { locale, query, expected } of questions) {
    const devices = found(
      await search(shop(), { kind: 'by-text', text: query }, { code: codes[locale]!, headers: fromSomewhere() }),
    )
    answered.push(devices.some((device) => isMeant(device, expected)))
  }

  expect(new Set(questions.map(({ locale }) => locale)).size).toBe(5)
  expect(questions.length).toBeGreaterThanOrEqual(200)
  expect(answered.filter(Boolean).length / questions.length).toBeGreaterThanOrEqual(0.95)
})

const sum = (buckets: readonly Bucket[]): number => buckets.reduce((total, { doc_count }) => total + doc_count, 0)

test.each([
  ['iphon 14', 'Apple', 'iPhone 14'],
  ['galxy s22', 'Samsung', 'Galaxy S22'],
  ['14 pro', 'Apple', 'iPhone 14 Pro'],
  ['iphone14pro', 'Apple', 'iPhone 14 Pro'],
  ['SAMSUNG Galaxy S 22', 'Samsung', 'Galaxy S22'],
])('S7.34 “%s” finds %s %s first', async (text, manufacturer, model) => {
  const [first] = found(await search(shop(), { kind: 'by-text', text }))

  expect(first).toMatchObject({ manufacturer, model })
})

test('S9.14 as many as the caller says, up to a hundred', async () => {
  for (const size of [1, 7, 100]) {
    expect(found(await search(shop(), { kind: 'by-text', text: 'samsung' }, { size })), String(size)).toHaveLength(size)
  }
  for (const size of [0, 101, 1e9]) {
    expect((await search(shop(), { kind: 'by-text', text: 'samsung' }, { size })).status, String(size)).toBe(400)
  }
})

test('a page of another shop cannot search through its visitors', async () => {
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }

  expect((await search(shop(), { kind: 'aggregations' }, { size: 0, headers: foreign })).status).toBe(403)
})

describe('when the search fails', () => {
  const broken = useOwnShop()

  test('S8.10 the answer is nothing, a line of the day tells why, and it works again as soon as it can', async () => {
    await command(broken().databaseUrl, 'alter table device_texts rename to lost')
    const failed = await search(broken(), { kind: 'by-text', text: 'handy von ana@example.com DE89370400440532013000' })
    await command(broken().databaseUrl, 'alter table lost rename to device_texts')
    const later = await search(broken(), { kind: 'by-text', text: 'iphone 14' })

    expect(failed.status).toBe(204)
    expect(failed.bytes).toHaveLength(0)
    expect(failed.headers['cache-control']).toBe('no-store')
    expect(found(later)).not.toHaveLength(0)

    const folder = join(broken().dataFolder, 'logs')
    const files = await readdir(folder)
    expect(files).toEqual([expect.stringMatching(/^search-\d{4}-\d{2}-\d{2}\.log$/)])
    const line = await readFile(join(folder, files[0]!), 'utf8')
    expect(JSON.parse(line)).toMatchObject({ locale: 'de_DE', kind: 'by-text', msg: 'A search failed.' })
    expect(line).toContain('device_texts')
    expect(line).not.toMatch(/ana@|DE8937/)
    expect(broken().output()).not.toMatch(/ana@|DE8937/)
  })

  test('S7.37 S12 what attackers send is refused, and nothing of it is an error of ours', async () => {
    const answers: number[] = []
    for (const [, body] of hostileSearches) {
      const { status } = await broken().visit('de.localhost', '/searches', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ search: body, application: 'devices_de', resultSize: 5 }),
      })
      answers.push(status)
    }

    expect(new Set(answers)).toEqual(new Set([400]))
    expect(broken().output()).not.toMatch(/"level":"error"/)
  })
})

longDescribe('a shop whose search server is away', () => {
  /** Nobody listens there. */
  const lonely = useOwnShop({ env: { SEARCH_URL: 'http://127.0.0.1:1' } })

  test('searches in its own memory, from the first question on', async () => {
    const answer = await search(lonely(), { kind: 'by-text', text: 'iphone 14' })

    expect(found(answer)[0]).toMatchObject({ model: 'iPhone 14' })
    expect(lonely().output()).toContain('The search server is away')
  })
})

longDescribe('a test system with a password', () => {
  const login = { SEARCH_BASIC_AUTH: 'test:system' }
  const developing = useOwnShop({ env: { ...login, SHOP_ENV: 'development' } })
  const showing = useOwnShop({ env: { ...login, SHOP_ENV: 'demo' } })

  test('S7.36 wants it in development', async () => {
    const ask = (headers: Record<string, string>) =>
      search(developing(), { kind: 'by-text', text: 'iphone' }, { headers })

    expect((await ask({})).status).toBe(401)
    expect((await ask(basicLogin('test:wrong'))).status).toBe(401)
    expect((await ask(basicLogin('test:system'))).status).toBe(200)
  })

  test('S7.36 wants none elsewhere', async () => {
    expect((await search(showing(), { kind: 'by-text', text: 'iphone' })).status).toBe(200)
  })

  test('S7.36 tells it to its own search box, and only in development', async () => {
    const { authorization } = basicLogin('test:system')
    const home = async (own: OwnShop) => (await own.visit('de.localhost', '/', asPerson)).text

    expect(await home(developing())).toContain(authorization)
    expect(await home(showing())).not.toContain(authorization.slice('Basic '.length))
  })
})
