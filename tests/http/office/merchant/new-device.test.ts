import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchBody } from '#domain/search/search-body.ts'
import { countries } from '#shop/countries/all.ts'
import { openSession, tradeOf, usedPhone } from '#tests/support/drivers/customers/sellers.ts'
import { useOffice } from '#tests/support/drivers/office/office.ts'
import { eventually } from '#tests/support/limits/eventually.ts'
import { links, readable } from '#tests/support/readers/pages/html.ts'
import { testSecrets } from '#tests/support/services/shops/test-secrets.ts'
import { startShop, type RunningShop } from '#tests/support/services/shops/running-shop.ts'
import { asPerson } from '#tests/support/services/shops/shop-under-test.ts'

/** Searches and feeds are limited to so many in a minute. */
const SELDOM = { interval: 2_000 }

const HOST = 'de.localhost'
const DEVICE = 'umlautwerk-umlautphone-1-256-gb'

const office = useOffice({ LOG_LEVEL: 'warn' })
let other: RunningShop
beforeAll(async () => {
  const { databaseUrl, dataFolder } = office.shop()
  const env = { TRUSTED_PROXIES: '1', SECRET_KEY: testSecrets[0], LOG_LEVEL: 'warn' }
  other = await startShop({ ...env, DATABASE_URL: databaseUrl, DATA_FOLDER: dataFolder })
})
afterAll(() => other.stop())

const page = (path: string) => other.visit(HOST, path, asPerson)

async function found(text: string): Promise<string[]> {
  const application = countries.de.searchIndexes.devices
  const answer = await other.visit(HOST, '/searches', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ search: searchBody({ kind: 'by-text', text }), application, resultSize: 5 }),
  })
  const { hits } = answer.json<{ hits: { hits: { _source: { url: string } }[] } }>()
  return hits.hits.map(({ _source }) => _source.url)
}

/** The sitemap of the devices that came last. */
async function newestPart() {
  const { text } = await page('/sitemap.xml')
  return page([...text.matchAll(/\/sitemaps\/devices-\d+\.xml/g)].at(-1)![0])
}

/** Where the other process shows the device. */
async function seenElsewhere() {
  const [product, maker, hits, feed, sitemap] = await Promise.all([
    page(`/produkte/${DEVICE}`),
    page('/produkte/uebersicht-umlautwerk'),
    found('umlautfon'),
    page('/feeds/prices.json'),
    newestPart(),
  ])
  return {
    page: product.status,
    asks: product.text.includes('name="OWNERSHIP"'),
    listed: links(maker.text).includes(`/produkte/${DEVICE}`),
    found: hits.includes(DEVICE),
    feed: feed.text.includes(DEVICE),
    sitemap: sitemap.text.includes(DEVICE),
  }
}

test('ME-01 F-34 a colleague adds maker, series and device; priced by two others it is sold at another process', async () => {
  const [finn, ana, bo] = [
    await office.colleague('content'),
    await office.colleague('pricing'),
    await office.colleague('finance'),
  ]
  // The other process has looked before: what it keeps in memory has to give way.
  expect(await seenElsewhere()).toMatchObject({ page: 404, listed: false, found: false, feed: false })

  const maker = await finn.follow('/catalogue/manufacturers/new', { name: 'Umlautwerk', aliases: 'umlautfon' })
  expect(readable(maker.text)).toContain('Angelegt.')
  const makerId = /\/catalogue\/series\/new\?manufacturer=(\d+)/.exec(maker.text)![1]!
  const series = await finn.follow(`/catalogue/series/new?manufacturer=${makerId}`, {
    manufacturer: makerId,
    name: 'Umlautphone',
    category: 'smartphone',
  })
  const seriesId = /\/catalogue\/new\?series=(\d+)/.exec(series.text)![1]!
  const device = await finn.follow('/catalogue/new', {
    series: seriesId,
    model: 'Umlautphone 1',
    variants: '256 GB\r\n512 GB',
    released: '10/2026',
    numbers: 'UW-1',
    tacs: '35999902',
  })
  expect(readable(device.text)).toContain('Dieses Gerät hat noch keinen Preis')
  expect(readable(device.text)).toContain('Preise schlägt die Preisabteilung vor')
  const path = /href="(\/catalogue\/\d+)\/edit"/.exec(device.text)![1]!
  await expect.poll(seenElsewhere, SELDOM).toEqual({
    page: 200,
    asks: false,
    listed: true,
    found: true,
    feed: false,
    sitemap: true,
  })

  const proposal = (await ana.send(path, { intent: 'price', euros: '310', note: 'Neu' })).headers.location!
  expect((await ana.send(proposal, { step: 'propose' })).status).toBe(302)
  expect((await bo.send(proposal, { step: 'approve' })).status).toBe(302)

  await expect.poll(seenElsewhere, SELDOM).toEqual({
    page: 200,
    asks: true,
    listed: true,
    found: true,
    feed: true,
    sitemap: true,
  })
  const session = await openSession(HOST, other.visit)
  const offer = await eventually(async () => {
    const answer = await session('POST', '/api/offers', { ...usedPhone, device: DEVICE })
    return answer.status === 201 && answer
  })
  const { id } = offer.json<{ id: string }>()
  const key = { 'idempotency-key': crypto.randomUUID() }
  const sold = await session('POST', '/api/trades', tradeOf('de', id), HOST, key)
  expect(sold.status, sold.text).toBe(201)
  const imei = await session('POST', '/api/imei', { imei: '359999020000006' })
  expect(imei.text).toContain('Umlautphone 1')
})
