import type { FileReader } from '#engines/readers/readers.ts'
import { countryName } from '#shop/countries/country-name.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { countryCodes } from '#shop/countries/all.ts'
import { decodeText, findColumns, readCsv, type CsvRow } from '#shop/formats/csv.ts'
import type { Cents } from '#shop/money/money.ts'
import { readAmount } from '#shop/money/read-amount.ts'
import type { Segment } from '#domain/catalogue/prices/base-price.ts'
import { LEADING_COUNTRY } from '#domain/catalogue/devices/leading-country.ts'

/** A price as somebody would like to have it. */
export type PriceRow = { deviceId: number; country: CountryCode; segment: Segment; cents: Cents }

/** A line of a file: the device is still only what somebody calls it. */
export type FileRow = {
  line: number
  id: string
  url: string
  name: string
  variant: string
  country: CountryCode | undefined
  segment: Segment | undefined
  cents: Cents | undefined
  /** The price as it was written. */
  written: string
}

export type PriceFile =
  | { ok: true; rows: FileRow[] }
  | { ok: false; reason: 'no-rows' | 'no-device-column' | 'no-price-column' | 'too-many-rows' }
  | { ok: false; reason: 'unclosed-quote'; line: number }

/** More than the catalogue has devices, in every country. */
export const MAX_ROWS = 50_000

/** What people call the columns that say which device and where, as `headingKey` writes it. */
export const deviceColumns = {
  id: ['id', 'geraeteid', 'geraetid', 'deviceid', 'device', 'geraet'],
  url: ['url', 'adresse', 'slug', 'address', 'link'],
  name: ['name', 'modell', 'model', 'geraetename', 'bezeichnung', 'produkt', 'product'],
  variant: ['variante', 'variant', 'speicher', 'storage', 'ausfuehrung'],
  country: ['land', 'country', 'shop', 'laendercode'],
} as const

const columnNames = {
  ...deviceColumns,
  segment: ['segment', 'kundengruppe', 'verkaeufer', 'customergroup'],
  price: ['preis', 'price', 'ankaufspreis', 'ankaufpreis', 'neuerpreis', 'newprice', 'euro', 'betrag', 'amount'],
} as const

type Column = keyof typeof columnNames

/** Its code, and its name in German and in English. */
const namesOf = (code: CountryCode): string[] => [code, countryName(code), countryName(code, 'en')]

let knownNames: Record<string, CountryCode> | undefined

/** Made when somebody reads a file: to know what countries are called takes longer than to start much of the shop. */
const countryNames = (): Record<string, CountryCode> =>
  (knownNames ??= Object.fromEntries([
    ...['', 'alle', 'all', '*'].map((everywhere) => [everywhere, LEADING_COUNTRY] as const),
    ...countryCodes.flatMap((code) => namesOf(code).map((name) => [name.toLowerCase(), code] as const)),
  ]))

const segmentNames: Record<string, Segment> = {
  '': 'consumer',
  privat: 'consumer',
  private: 'consumer',
  consumer: 'consumer',
  b2c: 'consumer',
  firma: 'business',
  firmen: 'business',
  gewerbe: 'business',
  gewerblich: 'business',
  business: 'business',
  b2b: 'business',
}

export const named = <Value>(names: Record<string, Value>, text: string): Value | undefined =>
  Object.hasOwn(names, text.toLowerCase()) ? names[text.toLowerCase()] : undefined

/** The country that is meant; the leading one where none is named. */
export const countryIn = (text: string): CountryCode | undefined => named(countryNames(), text)

/** Reads a table of prices with German or English headings, in any order; columns that it does not know do not matter. */
export function readPriceFile(text: string): PriceFile {
  const { header, rows, unclosedLine } = readCsv(text)
  if (unclosedLine !== undefined) return { ok: false, reason: 'unclosed-quote', line: unclosedLine }
  const columns = findColumns<Column>(header, columnNames)
  if (columns.id === undefined && columns.url === undefined && columns.name === undefined) {
    return { ok: false, reason: 'no-device-column' }
  }
  if (columns.price === undefined) return { ok: false, reason: 'no-price-column' }
  if (rows.length === 0) return { ok: false, reason: 'no-rows' }
  if (rows.length > MAX_ROWS) return { ok: false, reason: 'too-many-rows' }

  return { ok: true, rows: rows.map((row) => readRow(row, columns)) }
}

export const priceFile: FileReader<Uint8Array, PriceFile> = {
  name: 'prices',
  read: (bytes) => readPriceFile(decodeText(bytes)),
}

function readRow({ line, cells }: CsvRow, columns: Partial<Record<Column, number>>): FileRow {
  const cell = (column: Column) => {
    const index = columns[column]
    return index === undefined ? '' : (cells[index] ?? '').normalize('NFC')
  }
  const written = cell('price')
  return {
    line,
    id: cell('id'),
    url: cell('url'),
    name: cell('name'),
    variant: cell('variant'),
    country: countryIn(cell('country')),
    segment: named(segmentNames, cell('segment')),
    cents: readAmount(written),
    written,
  }
}
