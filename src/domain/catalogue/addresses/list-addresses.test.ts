import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { importSmallCatalogue } from '#tests/support/fixtures/small-catalogue.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import {
  findSisterUrls,
  isPictureOfCatalogue,
  listCategoryUrls,
  listDeviceParts,
  listDeviceUrls,
  listOverviewUrls,
} from './list-addresses.ts'

const engines = useEngines()
beforeAll(async () => {
  await importSmallCatalogue(engines())
})

const german = (all: { de_DE?: string }[]) => all.map((urls) => urls.de_DE)

test('every device is in exactly one part of the list', async () => {
  const parts = await listDeviceParts(engines(), 'de_DE')
  const urls = (await Promise.all(parts.map((part) => listDeviceUrls(engines(), part)))).flat()

  expect(new Set(german(urls)).size).toBe(11)
  expect(urls).toHaveLength(11)
  expect(german(urls)).toContain('canon-rf-50-mm-f-1-8-stm')
})

test('a far number opens a part of its own, and nothing moves', async () => {
  const before = await listDeviceUrls(engines(), 1)
  const { db } = engines()
  await sql`insert into devices (id, series_id, model, release_year)
    select 5000, id, 'New', 2026 from series limit 1`.execute(db)
  await sql`insert into device_texts (device_id, locale, name, url) values (5000, 'de_DE', 'New', 'new')`.execute(db)

  expect(await listDeviceParts(engines(), 'de_DE')).toEqual([1, 3])
  expect(await listDeviceUrls(engines(), 1)).toEqual(before)
  expect(await listDeviceUrls(engines(), 2)).toEqual([])
  expect(await listDeviceParts(engines(), 'fr_FR')).toEqual([1])
})

test('makers come before their series, and those without devices are left out', async () => {
  await sql`with bare as (insert into manufacturers (name, image_path) values ('Nobody', '') returning id)
    insert into manufacturer_texts (manufacturer_id, locale, name, url) select id, 'de_DE', 'Nobody', 'nobody' from bare`.execute(
    engines().db,
  )
  const urls = german(await listOverviewUrls(engines()))

  expect(urls.slice(0, 3).toSorted()).toEqual(['apple', 'canon', 'samsung'])
  expect(urls).toContain('apple-iphone-14')
  expect(urls).not.toContain('nobody')
})

test('categories are listed in the order of the shop, in the words of each country', async () => {
  const [iphone, smartphone] = await listCategoryUrls(engines())

  expect(iphone?.de_DE).toBe('iphone')
  expect(smartphone).toMatchObject({ de_DE: 'handy', es_ES: 'movil', fr_FR: 'smartphone' })
})

test('what is asked for in one country is found in the others, or not at all', async () => {
  const device = await findSisterUrls(engines(), 'de_DE', 'product', 'apple-iphone-14-128-gb')

  expect(Object.keys(device ?? {}).toSorted()).toEqual(['de_AT', 'de_DE', 'es_ES', 'fr_FR', 'it_IT'])
  expect(await findSisterUrls(engines(), 'fr_FR', 'overview', 'apple')).toMatchObject({ it_IT: 'apple' })
  expect(await findSisterUrls(engines(), 'fr_FR', 'overview', 'apple-iphone-14')).toMatchObject({
    it_IT: 'apple-iphone-14',
  })
  expect(await findSisterUrls(engines(), 'de_DE', 'product', 'apple')).toBeUndefined()
})

test('only pictures of devices and categories belong to the catalogue', async () => {
  expect(await isPictureOfCatalogue(engines(), '/art/iphone/apple/iphone-14.svg')).toBe(true)
  expect(await isPictureOfCatalogue(engines(), '/art/smartphone/samsung/galaxy-s24.svg')).toBe(true)
  expect(await isPictureOfCatalogue(engines(), '/art/iphone/apple/iphone-99.svg')).toBe(false)
})
