import { countryIn, deviceColumns, MAX_ROWS, named } from '#domain/catalogue/price-lists/price-file.ts'
import type { FileReader } from '#engines/readers/readers.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { decodeText, findColumns, readCsv, type CsvRow } from '#shop/formats/csv.ts'
import { isIsoDay } from '#shop/formats/dates.ts'
import type { Cents } from '#shop/money/money.ts'
import { readAmount } from '#shop/money/read-amount.ts'
import type { MarketGrade, MarketKind } from './market-price.ts'

/** A line of a file: the device is still only what somebody calls it, and what cannot be read is nothing. */
export type MarketRow = {
  line: number
  id: string
  url: string
  name: string
  variant: string
  source: string
  kind: MarketKind | undefined
  country: CountryCode | undefined
  grade: MarketGrade | undefined
  cents: Cents | undefined
  /** Null means today. */
  seenOn: string | null | undefined
  /** The price as it was written. */
  written: string
}

export type MarketFile =
  | { ok: true; rows: MarketRow[] }
  | {
      ok: false
      reason:
        | 'no-rows'
        | 'no-device-column'
        | 'no-price-column'
        | 'no-source-column'
        | 'no-kind-column'
        | 'too-many-rows'
    }
  | { ok: false; reason: 'unclosed-quote'; line: number }

const columnNames = {
  ...deviceColumns,
  source: ['quelle', 'anbieter', 'wettbewerber', 'haendler', 'plattform', 'source', 'competitor'],
  kind: ['art', 'preisart', 'kind', 'type'],
  grade: ['zustand', 'note', 'zustandsnote', 'grade', 'condition'],
  price: ['preis', 'price', 'euro', 'betrag', 'amount'],
  day: ['datum', 'tag', 'stand', 'date', 'day'],
} as const

type Column = keyof typeof columnNames

const kindNames: Record<string, MarketKind> = {
  ankauf: 'buying',
  einkauf: 'buying',
  buying: 'buying',
  buy: 'buying',
  verkauf: 'resale',
  wiederverkauf: 'resale',
  resale: 'resale',
  sale: 'resale',
}

const gradeNames: Record<string, MarketGrade> = { '': '', a: 'A', b: 'B', c: 'C', d: 'D', e: 'E' }

/** 2026-11-03 or 3.11.2026. */
function readDay(text: string): string | null | undefined {
  if (text === '') return null
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text)
  const day = german ? `${german[3]}-${german[2]!.padStart(2, '0')}-${german[1]!.padStart(2, '0')}` : text
  return isIsoDay(day) ? day : undefined
}

/** Reads a table of market prices with German or English headings, in any order; other columns do not matter. */
export function readMarketFile(text: string): MarketFile {
  const { header, rows, unclosedLine } = readCsv(text)
  if (unclosedLine !== undefined) return { ok: false, reason: 'unclosed-quote', line: unclosedLine }
  const columns = findColumns<Column>(header, columnNames)
  if (columns.id === undefined && columns.url === undefined && columns.name === undefined) {
    return { ok: false, reason: 'no-device-column' }
  }
  if (columns.price === undefined) return { ok: false, reason: 'no-price-column' }
  if (columns.source === undefined) return { ok: false, reason: 'no-source-column' }
  if (columns.kind === undefined) return { ok: false, reason: 'no-kind-column' }
  if (rows.length === 0) return { ok: false, reason: 'no-rows' }
  if (rows.length > MAX_ROWS) return { ok: false, reason: 'too-many-rows' }

  return { ok: true, rows: rows.map((row) => readRow(row, columns)) }
}

export const marketFile: FileReader<Uint8Array, MarketFile> = {
  name: 'market-prices',
  read: (bytes) => readMarketFile(decodeText(bytes)),
}

function readRow({ line, cells }: CsvRow, columns: Partial<Record<Column, number>>): MarketRow {
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
    source: cell('source')
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
    kind: named(kindNames, cell('kind')),
    country: countryIn(cell('country')),
    grade: named(gradeNames, cell('grade')),
    cents: readAmount(written),
    seenOn: readDay(cell('day')),
    written,
  }
}
