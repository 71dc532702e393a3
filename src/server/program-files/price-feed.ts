import { priceDay } from '#domain/catalogue/prices/price-day.ts'
import { sellerGrades } from '#domain/offers/questions/grades.ts'
import { findPriceFeed, type FeedEntry } from '#domain/offers/pricing/price-feed.ts'
import type { Engines } from '#engines/engines.ts'
import type { Country } from '#shop/countries/country.ts'
import { csvCell, csvLines, csvStart } from '#shop/formats/csv.ts'
import type { Cents } from '#shop/money/money.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { escapeXml } from '#shop/formats/xml.ts'
import type { WrittenFile } from './program-files.ts'
import { xmlBeginning } from './xml.ts'

type Reads = Pick<Engines, 'db' | 'now'>

/** A device as comparison sites read it: whole addresses, and euros with a point. */
type Row = Record<'id' | 'manufacturer' | 'name' | 'category' | 'url' | 'image', string> & {
  prices: Record<string, string>
}

type Feed = { country: string; language: string; currency: 'EUR'; day: string }

/** A file with a beginning, the same for each device, and an end. */
type Writer = {
  type: string
  begin(feed: Feed): string
  device(row: Row, feed: Feed): string
  between: string
  end: string
}

const writers: Record<string, Writer> = {
  'prices.csv': {
    type: 'text/csv',
    begin: () => csvStart + csvRow(csvHeader),
    device: csvDevice,
    between: '',
    end: '',
  },
  'prices.json': {
    type: 'application/json',
    begin: (feed) => `${JSON.stringify(feed).slice(0, -1)},"devices":[`,
    device: (row) => JSON.stringify(row),
    between: ',',
    end: ']}',
  },
  'prices.xml': { type: 'application/xml', begin: beginXml, device: xmlDevice, between: '', end: '</prices>\n' },
}

/** What a country pays today for everything that it buys, or nothing if there is no file of this name. */
export async function priceFeedFile(
  { db, now }: Reads,
  country: Country,
  name: string,
): Promise<WrittenFile | undefined> {
  const writer = Object.hasOwn(writers, name) ? writers[name] : undefined
  if (!writer) return undefined
  // All of it is of one moment, however long it takes.
  const moment = now()
  const feed: Feed = { country: country.code, language: country.icuLocale, currency: 'EUR', day: priceDay(moment) }
  const portions: string[] = []
  for await (const entries of findPriceFeed({ db, now: () => moment }, country)) {
    const rows = entries.map((entry) => writer.device(rowOf(country, entry), feed))
    if (rows.length > 0) portions.push(rows.join(writer.between))
  }
  return { type: writer.type, text: writer.begin(feed) + portions.join(writer.between) + writer.end }
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

const csvRow = (cells: readonly string[]): string => csvLines([cells.map(csvCell)])

const csvHeader = [...facts, ...sellerGrades.map((grade) => `price_${grade.toLowerCase()}`), 'currency', 'day']

function csvDevice(row: Row, { currency, day }: Feed): string {
  return csvRow([...facts.map((fact) => row[fact]), ...sellerGrades.map((grade) => row.prices[grade]!), currency, day])
}

function beginXml(feed: Feed): string {
  const attributes = Object.entries(feed).map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
  return xmlBeginning('prices', attributes.join(''))
}

function xmlDevice(row: Row): string {
  return [
    '<device>',
    ...facts.map((fact) => `<${fact}>${escapeXml(row[fact])}</${fact}>`),
    ...sellerGrades.map((grade) => `<price grade="${grade}">${row.prices[grade]}</price>`),
    '</device>\n',
  ].join('')
}
