import {
  lineTotal,
  mostBoxes,
  statusNow,
  usualBoxes,
  tierOf,
  type BusinessQuote,
} from '#domain/business/quotes/business-quote.ts'
import { quoteToken } from '#domain/business/quotes/business-quote-link.ts'
import { isOpen } from '#domain/business/quotes/rows/quote-row.ts'
import { findQuoteByLink, findQuoteRows, type QuoteWithLines } from '#domain/business/quotes/find-business-quotes.ts'
import { findTaxOfQuote } from '#domain/business/quotes/find-tax-of-quote.ts'
import type { Tax } from '#domain/trades/sale/tax.ts'
import { findBoxes, type Box } from '#domain/trades/parcels/find-boxes.ts'
import { labelName } from '#domain/trades/parcels/read-label.ts'
import { piecesText } from '#domain/trades/format-trade.ts'
import { tradeToken } from '#domain/trades/trade-link.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { tradeStatus } from '#domain/trades/lifecycle/trade-status.ts'
import { formatLongDate } from '#shop/formats/dates.ts'
import { pathTo } from '#shop/screens/paths.ts'
import type { PageContext } from '#web/context.ts'

/** A page is no price list: what is more than this is told as a number. */
const MAX_LINES = 200

/** As much of a quote as whoever has its link may see. Phone and e-mail are told only while they fill in a form. */
export async function showQuote({ engines, shop }: PageContext, token: string) {
  const found = await findQuoteByLink(engines, shop, token)
  if (!found.ok) return found
  const { quote, lines } = found
  const { country } = shop
  const day = (date: Date) => formatLongDate(date, country.icuLocale, country.timeZone)
  const status = statusNow(quote, engines.now())
  const tax = await findTaxOfQuote(engines.db, quote, lines)
  const left = (await findQuoteRows(engines, quote)).filter(isOpen)
  const boxes = status === 'accepted' ? await findBoxes(engines.db, quote.id) : []

  return {
    ok: true as const,
    shown: {
      token: quoteToken(engines.vault, quote.id),
      number: quote.number,
      status,
      company: quote.contact.company,
      reason: quote.reason,
      validUntil: quote.validUntil && day(quote.validUntil),
      sendUntil: boxes[0] ? day(boxes[0].validUntil) : '',
      pieces: quote.pieces,
      ...showPrices(found, tax),
      hiddenLines: Math.max(lines.length - MAX_LINES, 0),
      left: left.slice(0, MAX_LINES).map(({ position, quantity, name, answer }) => ({
        position,
        name: piecesText(quantity, name),
        answer,
      })),
      hiddenLeft: Math.max(left.length - MAX_LINES, 0),
      acceptance: status === 'offered' ? acceptanceOf(quote) : null,
      boxes: boxes.map((box) => showBox(engines, box, (name) => pathTo(country, 'trade', { token: name }))),
      labels: boxes.some(({ labelFile }) => labelFile === null) ? null : `/api/business-quotes/${token}/labels`,
    },
  }
}

export type ShownQuote = Extract<Awaited<ReturnType<typeof showQuote>>, { ok: true }>['shown']

/** Nothing is promised before somebody has said so. */
function showPrices({ quote, lines }: QuoteWithLines, tax: Exclude<Tax, 'margin'>) {
  const isPriced = quote.validUntil !== null
  return {
    lines: lines.slice(0, MAX_LINES).map((line) => ({
      position: line.position,
      name: piecesText(line.quantity, line.deviceName),
      condition: line.condition,
      quantity: line.quantity,
      each: isPriced ? line.cents : null,
      cents: isPriced ? lineTotal(line) : null,
    })),
    total: isPriced ? quote.cents : null,
    tierPercent: isPriced ? tierOf(lines) / 100 : 0,
    tax: isPriced ? tax : null,
  }
}

/** What the form for saying yes begins with. */
function acceptanceOf({ contact, pieces }: BusinessQuote) {
  const { vatId, taxMode, firstName, lastName, email, phone } = contact
  return {
    known: { company: contact.company, vatId, taxMode, firstName, lastName, email, phone },
    boxes: { usual: usualBoxes(pieces), most: mostBoxes(pieces) },
  }
}

function showBox({ vault }: PageContext['engines'], box: Box, tradePath: (token: string) => string) {
  const token = tradeToken(vault, box.tradeId)
  return {
    number: formatTradeNumber(box.number),
    href: tradePath(token),
    pieces: box.pieces,
    cents: box.cents,
    status: tradeStatus(box.states),
    trackingNumber: box.trackingNumber,
    label: box.labelFile === null ? null : { href: `/api/trades/${token}/label`, fileName: labelName(box.number) },
  }
}
