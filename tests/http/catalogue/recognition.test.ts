import { describe, expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { useShop } from '#tests/support/services/shops/own-shop.ts'
import { asPerson, triedCountries } from '#tests/support/services/shops/shop-under-test.ts'

// Behind a proxy every test can be a visitor of its own, so that none uses up the patience for another.
const shop = useShop()

type Card = { name: string; manufacturer: string; url: string; image: string; upTo: number }

let visitors = 0
const recognise = (query: string, { host = 'de', visitor = `198.51.100.${++visitors}` } = {}) =>
  shop().visit(`${host}.localhost`, `/api/recognition${query}`, { headers: { 'x-forwarded-for': visitor } })

const modelsFor = async (query: string, host?: string) =>
  (await recognise(query, { host: host ?? 'de' })).json<{ models: Card[] }>().models

describe('a phone that tells its model', () => {
  test.each(triedCountries)('is recognised in %s, with a page, a picture and a price', async (code) => {
    const [card, ...others] = await modelsFor('?model=SM-S911B', code)

    expect(others).toEqual([])
    expect(card).toMatchObject({ name: 'Galaxy S23', manufacturer: 'Samsung' })
    expect(card!.upTo).toBeGreaterThan(0)
    expect(card!.upTo % 50).toBe(0)
    expect(card!.url).toMatch(new RegExp(`^${pathTo(countries[code], 'product', { pdp: '' })}[a-z0-9-]+$`))
    for (const path of [card!.url, card!.image]) {
      expect((await shop().visit(`${code}.localhost`, path, asPerson)).status, path).toBe(200)
    }
  })

  test.each([
    ['with space around it', 'SM-S911B%20%20'],
    ['as a header quotes it', '%22SM-S911B%22'],
    ['in small letters', 'sm-s911b'],
    ['with the number of its cards', 'SM-S911B/DS'],
    ['as a form writes space', '+SM-S911B+'],
  ])('is recognised %s', async (_, told) => {
    expect((await modelsFor(`?model=${told}`)).map(({ name }) => name)).toEqual(['Galaxy S23'])
  })

  test('is recognised by a name that is not a number', async () => {
    expect((await modelsFor('?model=Pixel%207')).map(({ name }) => name)).toEqual(['Pixel 7'])
  })

  test('that nobody knows is no mistake', async () => {
    const { status, json } = await recognise('?model=Wonderphone%201')

    expect(status).toBe(200)
    expect(json()).toEqual({ models: [] })
  })
})

describe('an iPhone', () => {
  test('gets up to four candidates by its screen, the newest first', async () => {
    const cards = await modelsFor('?screen=390x844@3')

    expect(cards).toHaveLength(4)
    for (const { name, manufacturer } of cards) {
      expect(manufacturer).toBe('Apple')
      expect(name).toMatch(/^iPhone/)
    }
    expect(cards.map(({ name }) => name)).toContain('iPhone 14')
  })

  test('with a screen that nobody knows gets none', async () => {
    expect(await modelsFor('?screen=999x999@3')).toEqual([])
  })
})

test.each([
  '',
  '?model=',
  '?screen=',
  '?model=SM-S911B&screen=390x844@3',
  '?model=SM-S911B&model=SM-S901B&other=1',
  '?model=SM-S911B&debug=1',
  `?model=${'x'.repeat(65)}`,
  '?model=%00',
  '?model=a%0d%0ab',
  '?model=%3Cscript%3E',
  '?model=%27;drop%20table%20devices;--',
  '?model=%25',
  '?screen=390x844',
  '?screen=390x844@3%27',
  '?screen=1x1@3',
  '?screen=390x844@3@3',
  '?screen=-90x844@3',
])('the question “%s” is refused', async (query) => {
  const { status, json } = await recognise(query)

  expect(status).toBe(400)
  expect(json()).toMatchObject({ code: 'invalid-input' })
})

test('the answer is for one visitor: no proxy may keep it, and nothing is left in the browser', async () => {
  const { headers } = await recognise('?model=SM-S911B')

  expect(headers['cache-control']).toMatch(/^private\b/)
  expect(headers['set-cookie']).toBeUndefined()
})

test('no page asks browsers to tell their model with every request', async () => {
  const { headers } = await shop().visit('de.localhost', '/', asPerson)

  expect(headers['accept-ch']).toBeUndefined()
  expect(headers.vary).toBe('Accept-Encoding')
})

test('one visitor may ask thirty times a minute', async () => {
  const visitor = '203.0.113.200'
  const answers = await Promise.all(Array.from({ length: 40 }, () => recognise('?model=SM-S911B', { visitor })))
  const refused = answers.filter(({ status }) => status === 429)

  expect(refused).toHaveLength(10)
  for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
})
