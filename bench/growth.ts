import { parseArgs } from 'node:util'
import { readModels, readTexts } from '#demo/demo-catalogue.ts'
import { fillTrades } from '#demo/fill/fill-trades.ts'
import { importCatalogue } from '#domain/catalogue/imports/import-catalogue.ts'
import type { RawRow } from '#domain/catalogue/imports/model-row.ts'
import { learnDevices } from '#domain/catalogue/devices/learn-devices.ts'
import { readDevicePortions } from '#domain/catalogue/imports/read-catalogue.ts'
import { makeTemporaryFolder } from '#engines/database/embedded/temporary-folder.ts'
import { silentLog } from '#engines/log/log.ts'
import { readConfig } from '#server/config/config.ts'
import { openConfiguredEngines } from '#server/open-configured-engines.ts'
import { searchRequest } from '#domain/search/search-request.ts'
import { countries } from '#shop/countries/all.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { startShop, type RunningShop } from '#tests/support/services/shops/running-shop.ts'
import { tell } from './row.ts'
import { openSeller } from './sales/selling-visitor.ts'

/**
 * The same shop twice, small and large, in one run: what a visitor waits for must not grow with the catalogue or with the trades
 * of years. What is made of all devices, as feeds and imports are, is compared by the device.
 */
const { values } = parseArgs({
  options: { devices: { type: 'string', default: '200000' }, trades: { type: 'string', default: '1000000' } },
})
const DEVICES = Number(values.devices)
const TRADES = Number(values.trades)
const SMALL_TRADES = 1_000
const ROUNDS = 25
const MAX_GROWTH = 1.3

const { de } = countries
const product = pathTo(de, 'product', { pdp: 'apple-iphone-14-128-gb' })
const category = pathTo(de, 'sellCategory', { category: de.categorySlugs.iphone })

/** None of them is kept by the shop: the address is another one each time. */
const rendered: Record<string, (round: number) => string> = {
  home: (round) => `/?q=nothing+${round}`,
  category: (round) => `${category}?q=zz${round}`,
  'product with answers': (round) => `${product}?DISPLAY_GLASS=HAIRLINES&round=${round}`,
}

const models = await readModels('seeds')
const texts = await readTexts('seeds/catalogue/texts.json')
const devicesOf = (rows: typeof models) => rows.reduce((sum, { variants }) => sum + variants.length, 0)

/** What the demo sells, of makers that do not exist. */
const linesOf = (copy: number, rows = models): RawRow[] =>
  rows.map(({ category: kind, manufacturer, series, model, released, variants }, line) => ({
    source: 'growth',
    line,
    cells: {
      category: kind,
      manufacturer: `${manufacturer} ${copy}`,
      series,
      model,
      released: [released.year, released.month]
        .filter(Boolean)
        .join('-')
        .replace(/-(\d)$/, '-0$1'),
      variants: variants.map(({ variant }) => variant).join('|'),
      prices: variants.map(({ price }) => (price / 100).toFixed(2)).join('|'),
    },
  }))

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** The first ones fill the caches; the machine only ever makes an answer later. */
async function medianOf(work: (round: number) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS + 5; round += 1) times.push(await timeOf(() => work(round)))
  return times.slice(5).toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)]!
}

async function read(shop: RunningShop, path: string): Promise<string> {
  const { status, text } = await shop.visit('de.localhost', path)
  if (status !== 200) throw new Error(`${path} answers ${status}`)
  return text
}

async function suggest(shop: RunningShop, text: string): Promise<void> {
  const question = { application: de.searchIndexes.devices, size: 20, authorization: null }
  const { url, init } = searchRequest({ ...question, intent: { kind: 'by-text', text } })
  const { status } = await shop.visit('de.localhost', url, init)
  if (status !== 200) throw new Error(`${url} answers ${status}`)
}

/** Milliseconds, by what was done. */
async function measure(devices: number, trades: number): Promise<Map<string, number>> {
  const folder = await makeTemporaryFolder()
  const settings = { LOG_LEVEL: 'warn', TRUSTED_PROXIES: '1', DEMO_TRADES: '0', DATA_FOLDER: folder.path }
  const times = new Map<string, number>()
  // It writes the demo's catalogue and ends.
  await (await startShop(settings)).stop()
  {
    const { engines } = await openConfiguredEngines(readConfig(settings), silentLog, { release: 'bench', work: false })
    await using opened = engines
    const office = opened.background
    for (let copy = 1, more = devices - devicesOf(models); more > 0; copy += 1) {
      let kept = 0
      const rows = models.filter(({ variants }) => (kept += variants.length) <= more)
      await importCatalogue(office, linesOf(copy, rows), texts)
      more -= Math.max(devicesOf(rows), 1)
    }
    const some = models.slice(0, 1_000)
    const imported = await timeOf(() => importCatalogue(office, linesOf(1_000_000, some), texts))
    times.set('import, by the device', imported / devicesOf(some))
    await fillTrades(office, trades)
    const all = await timeOf(async () => {
      for await (const _ of readDevicePortions(office, 'de_DE'));
    })
    times.set('reading all for the search, by the device', all / devices)
    times.set('reading all for a price file, by the device', (await timeOf(() => learnDevices(office.db))) / devices)
  }

  const shop = await startShop(settings)
  for (const [name, pathOf] of Object.entries(rendered)) {
    times.set(name, await medianOf((round) => read(shop, pathOf(round))))
  }
  times.set('suggestions', await medianOf((round) => suggest(shop, `iphone 1${round % 7}`)))
  const sellers = openSeller(shop.port)
  times.set('whole sale', await medianOf(sellers.sell))
  sellers.close()
  let bought = 0
  const feed = await timeOf(async () => (bought = (await read(shop, '/feeds/prices.csv')).split('\n').length))
  times.set('price feed, by the device', feed / bought)
  const parts = (await read(shop, '/sitemap.xml')).match(/(?<=<loc>[^<]*)\/sitemaps\/[^<]*/g) ?? []
  let listed = 0
  const written = await timeOf(async () => {
    for (const part of parts) listed += (await read(shop, part)).split('<url>').length - 1
  })
  times.set('sitemap, by the page', written / listed)
  await shop.stop()
  await folder.remove()
  return times
}

const small = await measure(devicesOf(models), SMALL_TRADES)
const large = await measure(DEVICES, TRADES)
tell(
  ...[...small].map(([name, before]) => {
    const ratio = large.get(name)! / before
    return {
      id: 'SP-10',
      measure: `${name}, at ${DEVICES} devices and ${TRADES} trades`,
      ours: `${large.get(name)!.toFixed(2)} ms`,
      yardstick: `${before.toFixed(2)} ms at ${devicesOf(models)} and ${SMALL_TRADES}`,
      ratio,
      bar: `≤ ${MAX_GROWTH}`,
      met: ratio <= MAX_GROWTH,
    }
  }),
)
