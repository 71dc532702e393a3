import { priceDay } from '#domain/catalogue/prices/price-day.ts'
import { sellerGrades } from '#domain/offers/questions/grades.ts'
import { findPriceFeed, type FeedEntry } from '#domain/offers/pricing/price-feed.ts'
import type { Engines } from '#engines/engines.ts'
import type { Country } from '#shop/countries/country.ts'
import { writeCsv } from '#shop/formats/csv.ts'
import type { Cents } from '#shop/money/money.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { escapeXml } from '#shop/formats/xml.ts'
import type { WrittenFile } from './program-files.ts'
import { xmlFile } from './xml.ts'

type Reads = Pick<Engines, 'db' | 'now'>

/** A device as comparison sites read it: whole addresses, and euros with a point. */
type Row = Record<'id' | 'manufacturer' | 'name' | 'category' | 'url' | 'image', string> & {
  prices: Record<string, string>
}

type Feed = { country: string; language: string; currency: 'EUR'; day: string; devices: Row[] }

const writers: Record<string, (feed: Feed) => WrittenFile> = {
  'prices.csv': (feed) => ({ type: 'text/csv', text: asCsv(feed) }),
  'prices.json': (feed) => ({ type: 'application/json', text: JSON.stringify(feed) }),
  'prices.xml': (feed) => ({ type: 'application/xml', text: asXml(feed) }),
}

/** What a country pays today for everything that it buys, or nothing if there is no file of this name. */
export async function priceFeedFile(engines: Reads, country: Country, name: string): Promise<WrittenFile | undefined> {
  const write = Object.hasOwn(writers, name) ? writers[name] : undefined
  if (!write) return undefined
  const entries = await findPriceFeed(engines, country)
  return write({
    country: country.code,
    language: country.icuLocale,
    currency: 'EUR',
    day: priceDay(engines.now()),
    devices: entries.map((entry) => rowOf(country, entry)),
  })
}

const euros = (amount: Cents): string => (amount / 100).toFixed(2)

const rowOf = (country: Country, { id, url, image, prices, ...names }: FeedEntry): Row => ({
  id: String(id),
  ...names,
  url: country.sellShopUrl + pathTo(country, 'product', { pdp: url }),
  image: country.sellShopUrl + image,
  prices: Object.fromEntries(sellerGrades.map((grade) => [grade, euros(prices[grade])])),
})

const facts = ['id', 'manufacturer', 'name', 'category', 'url', 'image'] as const

const asCsv = ({ devices, currency, day }: Feed): string =>
  writeCsv([
    [...facts, ...sellerGrades.map((grade) => `price_${grade.toLowerCase()}`), 'currency', 'day'],
    ...devices.map((row) => [
      ...facts.map((fact) => row[fact]),
      ...sellerGrades.map((grade) => row.prices[grade]!),
      currency,
      day,
    ]),
  ])

function asXml({ devices, ...feed }: Feed): string {
  const attributes = Object.entries(feed).map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
  return xmlFile('prices', attributes.join(''), devices.map(deviceElement))
}

const deviceElement = (row: Row): string =>
  [
    '<device>',
    ...facts.map((fact) => `<${fact}>${escapeXml(row[fact])}</${fact}>`),
    ...sellerGrades.map((grade) => `<price grade="${grade}">${row.prices[grade]}</price>`),
    '</device>',
  ].join('')
