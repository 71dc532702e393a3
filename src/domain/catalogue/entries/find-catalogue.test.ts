import { beforeAll, describe, expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import { locales } from '#shop/countries/locales.ts'
import { importSmallCatalogue } from '#tests/support/fixtures/small-catalogue.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { findDevice } from '#domain/catalogue/devices/find-device.ts'
import { findCategory, findManufacturer, findSeries, findSeriesOf } from './find-entries.ts'
import {
  findModelByImei,
  findModels,
  findModelsByNumber,
  findModelsByScreen,
  findPopularModels,
  findYearPages,
} from './find-models.ts'
import { findBasePrices, findPriceTrend, findTopPrices } from '#domain/catalogue/prices/find-prices.ts'
import { readEachDevice } from '#domain/catalogue/imports/read-catalogue.ts'
import { allOf } from '#tests/support/readers/all-of.ts'
import { writePriceList } from '#domain/catalogue/prices/price-store.ts'
import { writePopularity, writeTypeAllocationCodes } from '#domain/catalogue/devices/facts-store.ts'
import { firstRules } from '#tests/support/readers/first-rules.ts'

const engines = useEngines()

beforeAll(() => importSmallCatalogue(engines()))

const names = (models: readonly { model: string }[]) => models.map(({ model }) => model)

test('S3.01 a category knows its makers, those that are shown first first', async () => {
  const category = await findCategory(engines(), 'fr_FR', 'smartphone')

  expect(category).toMatchObject({
    code: 'smartphone',
    url: countries.fr.categorySlugs.smartphone,
    thumbnail: expect.stringMatching(/^\/art\/smartphone\/.*\.svg$/),
    manufacturers: [{ name: 'Samsung', url: 'samsung', models: 3 }],
    topManufacturers: [{ name: 'Samsung' }],
  })
  expect(category!.content.length).toBeGreaterThan(100)
})

test('S3.02 a maker knows its series in every category', async () => {
  const samsung = await findManufacturer(engines(), 'it_IT', 'samsung')

  expect(samsung?.series.map(({ name, models }) => [name, models])).toEqual([
    ['Galaxy Tab S', 1],
    ['Galaxy S', 3],
  ])
  expect(samsung?.topSeries[0]?.name).toBe('Galaxy S')
  expect((await findSeriesOf(engines(), 'it_IT', samsung!.id)).length).toBe(2)
})

test('S3.03 a series knows its maker and its category', async () => {
  expect(await findSeries(engines(), 'es_ES', 'samsung-galaxy-s')).toMatchObject({
    name: 'Galaxy S',
    manufacturer: 'Samsung',
    thumbnail: '/art/smartphone/samsung/galaxy-s23.svg',
  })
  expect(await findSeries(engines(), 'es_ES', 'nothing')).toBeUndefined()
})

describe('S3.04 a device', () => {
  test('has every field, and the other variants of its model beside it', async () => {
    const found = await findDevice(engines(), 'es_ES', 'apple-iphone-14-128-gb')

    expect(found?.device).toMatchObject({
      name: 'iPhone 14 128 GB',
      model: 'iPhone 14',
      manufacturer: 'Apple',
      series: 'iPhone 14',
      image: '/art/iphone/apple/iphone-14.svg',
      thumbnail: '/art/iphone/apple/iphone-14.svg',
      releaseYear: 2022,
      releaseMonth: 9,
      modelNumbers: ['A2882'],
    })
    expect(found?.device.searchTerms).toContain('iphone catorce A2882')
    expect(found?.variants.map(({ variant }) => variant)).toEqual(['128 GB', '256 GB'])
  })

  test('shows its first front image, and the placeholder if there is none', async () => {
    const { db } = engines()
    const { device } = (await findDevice(engines(), 'de_DE', 'canon-rf-50-mm-f-1-8-stm'))!
    await db.deleteFrom('device_images').where('device_id', '=', device.id).execute()
    expect((await findDevice(engines(), 'de_DE', device.url))?.device.image).toBe('/art/placeholder.svg')

    const images = ['back', 'front', 'front'].map((kind, position) => ({
      device_id: device.id,
      position,
      kind,
      path: `/media/${kind}-${position}.jpg`,
    }))
    await db.insertInto('device_images').values(images).execute()

    expect((await findDevice(engines(), 'de_DE', device.url))?.device).toMatchObject({
      image: '/media/front-1.jpg',
      thumbnail: '/media/front-1.thumbnail.jpg',
    })
  })

  test('is called as the country counts', async () => {
    const found = await findDevice(engines(), 'fr_FR', 'apple-iphone-14-128-gb')

    expect(found?.device.name).toBe('iPhone 14 128 Go')
    expect(found?.variants.map(({ variant }) => variant)).toEqual(['128 Go', '256 Go'])
  })

  test('is unknown under another name', async () => {
    expect(await findDevice(engines(), 'de_DE', 'apple-iphone-99')).toBeUndefined()
  })
})

describe('models', () => {
  test('S2.47 come newest first, and a device without a month is the last of its year', async () => {
    const series = await findSeries(engines(), 'de_DE', 'samsung-galaxy-s')
    const { models, total } = await findModels(engines(), 'de_DE', { seriesId: series!.id })

    expect(names(models)).toEqual(['Galaxy S23', 'Galaxy S22', 'Galaxy S21 5G'])
    expect(total).toBe(3)
    expect(models[0]).toMatchObject({
      url: 'samsung-galaxy-s23-128-gb',
      deviceIds: [expect.any(Number), expect.any(Number)],
    })
  })

  test('come in pages that neither repeat nor leave out any', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => findModels(engines(), 'de_DE', {}, { page, size: 3 })))

    expect(pages.map(({ total }) => total)).toEqual([8, 8, 8])
    expect(new Set(pages.flatMap(({ models }) => names(models))).size).toBe(8)
  })

  test('F-56 of every year begin on the page that the list shows them on', async () => {
    const size = 3
    const pages = await Promise.all([1, 2, 3].map((page) => findModels(engines(), 'de_DE', {}, { page, size })))
    const years = pages.flatMap(({ models }) => models.map(({ releaseYear }) => releaseYear))
    const begins = [...new Set(years)].map((year) => ({ year, page: Math.floor(years.indexOf(year) / size) + 1 }))

    expect(begins.length).toBeGreaterThan(2)
    expect(await findYearPages(engines(), {}, size)).toEqual(begins)
  })

  test('are filtered by category and maker', async () => {
    const category = await findCategory(engines(), 'de_DE', 'tablet')
    const { models } = await findModels(engines(), 'de_DE', { categoryId: category!.id })

    expect(names(models)).toEqual(['Galaxy Tab S9'])
  })

  test('that are sold most often come first', async () => {
    expect(await findPopularModels(engines(), 'de_DE', {}, 8)).toEqual([])
    await engines()
      .db.transaction()
      .execute((tx) =>
        writePopularity(tx, [
          { manufacturer: 'Apple', model: 'iPhone 13' },
          { manufacturer: 'Samsung', model: 'Galaxy S22' },
          { manufacturer: 'Nobody', model: 'knows' },
        ]),
      )

    expect(names(await findPopularModels(engines(), 'de_DE', {}, 8))).toEqual(['iPhone 13', 'Galaxy S22'])
  })

  test('are recognised by their number and by their screen', async () => {
    expect(names(await findModelsByNumber(engines(), 'de_DE', 'SM-S911B'))).toEqual(['Galaxy S23'])
    expect(await findModelsByNumber(engines(), 'de_DE', 'SM-NOTHING')).toEqual([])
    expect(names(await findModelsByScreen(engines(), 'de_DE', '390x844@3'))).toEqual(['iPhone 13', 'iPhone 14'])
  })

  test('X1.11 are recognised by the IMEI', async () => {
    await engines()
      .db.transaction()
      .execute((tx) => writeTypeAllocationCodes(tx, [{ tac: '49015420', manufacturer: 'Apple', model: 'iPhone 14' }]))

    expect(await findModelByImei(engines(), 'de_DE', '49 015420 323751 8')).toMatchObject({
      ok: true,
      model: { model: 'iPhone 14' },
    })
    expect(await findModelByImei(engines(), 'de_DE', '490154203237519')).toEqual({ ok: false, reason: 'not-an-imei' })
    expect(await findModelByImei(engines(), 'de_DE', '356938035643809')).toEqual({ ok: false, reason: 'unknown-model' })
  })
})

describe('prices', () => {
  test('follow the German ones with the factor of the country, unless it has its own', async () => {
    const { device } = (await findDevice(engines(), 'de_DE', 'samsung-galaxy-s23-128-gb'))!
    const priceIn = async (country: (typeof countries)[keyof typeof countries]) =>
      (await findTopPrices(engines(), country, [device.id])).get(device.id)

    expect(await priceIn(countries.de)).toBe(230_00)
    expect(await priceIn(countries.es)).toBe(213_50)

    const { version } = (await findBasePrices(engines(), firstRules, countries.de, [device.id])).get(device.id)!
    const own = { device_id: device.id, country: 'es', segment: 'consumer', price_list: version, cents: 250_00 }
    await engines().db.insertInto('prices').values(own).execute()

    expect(await priceIn(countries.es)).toBe(250_00)
    expect(await priceIn(countries.fr)).toBe(223_00)
  })

  test('of the last twelve months come in order; older and future ones do not count', async () => {
    const { device } = (await findDevice(engines(), 'de_DE', 'samsung-galaxy-s22-128-gb'))!
    const year = engines().now().getUTCFullYear()
    const month = String(engines().now().getUTCMonth() + 1).padStart(2, '0')
    const lists = [
      [`${year - 2}-01-01`, 400_00],
      [`${year - 1}-${month}-01`, 200_00],
      [`${year + 1}-01-01`, 1_00],
    ] as const
    for (const [validFrom, cents] of lists) {
      const list = { validFrom, note: '', segment: 'consumer', prices: [{ deviceId: device.id, cents }] }
      await engines()
        .db.transaction()
        .execute((tx) => writePriceList(tx, list))
    }

    const trend = await findPriceTrend(engines(), countries.de, device.id)

    expect(trend.map(({ cents }) => cents)).toEqual([200_00, 150_00])
    expect((await findTopPrices(engines(), countries.de, [device.id])).get(device.id)).toBe(150_00)
  })
})

test('the search gets every device in every language', async () => {
  for (const locale of locales) {
    const devices = await allOf(readEachDevice(engines(), locale))

    expect(devices).toHaveLength(11)
    expect(devices.every(({ url, category }) => url !== '' && category !== '')).toBe(true)
  }
})
