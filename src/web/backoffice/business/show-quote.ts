import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import { data } from 'react-router'
import { piecesOf, statusNow, tierOf } from '#domain/business/quotes/business-quote.ts'
import { marginOfPiece, marginOfQuote } from '#domain/business/quotes/decisions/line-margin.ts'
import {
  findBusinessQuote,
  findQuoted,
  findQuoteRows,
  quotedShows,
  quotedSorts,
  type QuotedRow,
} from '#domain/business/quotes/find-business-quotes.ts'
import { findTaxOfQuote } from '#domain/business/quotes/find-tax-of-quote.ts'
import { alike, isOpen, type QuoteRow } from '#domain/business/quotes/rows/quote-row.ts'
import { findDevice } from '#domain/catalogue/devices/find-device.ts'
import { findOfficeDevices } from '#domain/catalogue/devices/find-office-devices.ts'
import { findResale } from '#domain/catalogue/devices/find-resale.ts'
import type { Resale } from '#domain/catalogue/price-lists/margin.ts'
import { mapRows } from '#domain/lists/list-page.ts'
import { findBoxes } from '#domain/trades/parcels/find-boxes.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { numberIn } from '#web/backoffice/number-in.ts'
import type { OfficeRequest } from '#web/backoffice/office-handlers.ts'
import { pageOf, readTable } from '#web/backoffice/table/table-query.ts'

const table = { sorts: quotedSorts, usual: 'place', filters: { show: quotedShows }, pageSize: 100 } as const

/** A quote as colleagues decide about it: a page of all that the company asked about, and what it comes to. */
export async function showQuote({ engines, params, url }: OfficeRequest) {
  const found = await findBusinessQuote(engines, numberIn(params['number']))
  if (!found) throw data(null, { status: 404 })
  const { quote, lines } = found
  const query = readTable(url, table)
  const sort = quotedSorts.find((each) => each === query.sort) ?? 'place'
  const [rules, page, rows, resale, boxes, tax] = await Promise.all([
    findRules(engines),
    findQuoted(engines, quote, query.filters, { sort, descending: query.descending, ...pageOf(query) }),
    findQuoteRows(engines, quote),
    findResale(
      engines,
      lines.map(({ deviceId }) => deviceId),
    ),
    findBoxes(engines.db, quote.id),
    findTaxOfQuote(engines.db, quote, lines),
  ])
  const unpriced = rows.filter(isOpen)
  return {
    quote: { ...quote, status: statusNow(quote, engines.now()) },
    query,
    page: mapRows(page, (row) => showRow(rules, row, resale)),
    unpriced: { rows: unpriced.length, pieces: piecesOf(unpriced) },
    margin: marginOfQuote(rules, lines, resale),
    tierPercent: tierOf(lines) / 100,
    open: await showOpen({ engines, url }, unpriced),
    trades: boxes.map(({ number }) => formatTradeNumber(number)),
    tax,
  }
}

export type ShownQuote = Awaited<ReturnType<typeof showQuote>>

function showRow(rules: RuleSet, { lines, base, deviceId, ...row }: QuotedRow, resale: ReadonlyMap<number, Resale>) {
  const { cents } = row
  const margin = cents === null ? null : marginOfPiece(rules, { base, lines, cents }, resale.get(deviceId ?? 0))
  return { ...row, margin }
}

export type ShownRow = ReturnType<typeof showRow>

const MAX_HITS = 20

/** A device, if there can be one of this number. */
export const deviceIn = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0)

/** The row without a price that somebody has opened, and the devices that he has looked for. */
async function showOpen({ engines, url }: Pick<OfficeRequest, 'engines' | 'url'>, rows: readonly QuoteRow[]) {
  const position = url.searchParams.get('row')
  const row = rows.find((each) => String(each.position) === position)
  if (!row) return undefined
  const text = (url.searchParams.get('q') ?? '').trim().slice(0, 100)
  const chosen = deviceIn(url.searchParams.get('device') ?? String(row.device ?? ''))
  const order = { sort: 'popularity', descending: true, limit: MAX_HITS } as const
  const [device, hits] = await Promise.all([
    chosen === 0 ? undefined : findDevice(engines, 'de_DE', chosen),
    text === '' ? [] : findOfficeDevices(engines, { text }, order).then((found) => found.rows),
  ])
  const { line, said, problem, detail, grade, quantity, answer } = row
  return {
    position: row.position,
    line,
    said,
    problem,
    detail,
    grade,
    quantity,
    answer,
    alike: alike(rows, row).length - 1,
    text,
    hits: hits.map(({ id, manufacturer, name }) => ({ id, name: `${manufacturer} ${name}` })),
    device: device && { id: device.device.id, name: `${device.device.manufacturer} ${device.device.name}` },
  }
}

export type ShownOpenRow = NonNullable<ShownQuote['open']>
