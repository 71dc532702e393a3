import { findDevice } from '#domain/catalogue/devices/find-device.ts'
import { acceptBusinessQuote } from '#domain/business/quotes/acceptance/accept-business-quote.ts'
import { sendBusinessQuote } from '#domain/business/quotes/decide-business-quote.ts'
import type { RowWithoutPrice } from '#domain/business/lists/rows-without-price.ts'
import { findQuoteByLink, type QuoteWithLines } from '#domain/business/quotes/find-business-quotes.ts'
import type { ContactField } from '#domain/business/quotes/request/quote-contact.ts'
import { requestBusinessQuote } from '#domain/business/quotes/request/request-business-quote.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { findBoxes } from '#domain/trades/parcels/find-boxes.ts'
import { findTrade } from '#domain/trades/find-trade.ts'
import type { Trade } from '#domain/trades/trade.ts'
import type { Engines } from '#engines/engines.ts'
import { cents } from '#shop/money/money.ts'
import { seller } from '#tests/support/fixtures/seller.ts'
import { tradeOf, usedPhone } from './sellers.ts'
import { shopOf } from '#tests/support/fixtures/sold-trade.ts'
import { storefronts } from '#tests/support/fixtures/storefronts.ts'

const germany = shopOf('de')

/** Whom tests ask for a quote, under a mailbox that nobody else has. */
export const company = (change: Partial<Record<ContactField, string>> = {}): Record<ContactField, string> => ({
  company: 'Muster GmbH',
  vatId: 'DE136695976',
  taxMode: 'standard',
  firstName: 'Ana',
  lastName: 'Muster',
  email: `einkauf.${crypto.randomUUID()}@example.com`,
  phone: '030 901820',
  ...change,
})

/** So many of the device that tests sell. */
export async function phones(engines: Pick<Engines, 'db' | 'now'>, quantity: number, answers = {}) {
  const { device } = (await findDevice(engines, 'de_DE', usedPhone.device))!
  return { device: device.id, answers: { ...usedPhone.answers, ...answers }, quantity, imeis: [] as string[] }
}

type Options = {
  pieces: number
  contact?: Partial<Record<ContactField, string>>
  /** What came along without a price. */
  rows?: readonly RowWithoutPrice[]
}

/** A row of a list that our prices know nothing of. */
export const unpricedRow = (line: number, change: Partial<RowWithoutPrice> = {}): RowWithoutPrice => ({
  line,
  said: `Fairphone 4 · ${line}`,
  name: 'Fairphone 4',
  problem: 'unknown-device',
  detail: 'Fairphone 4',
  quantity: 1,
  imei: null,
  grade: null,
  device: null,
  faults: {},
  ...change,
})

/** A quote that a company has asked for. */
export async function requestedQuote(engines: Engines, { pieces, contact, rows = [] }: Options) {
  const result = await requestBusinessQuote(engines, germany, {
    visitor: crypto.randomUUID(),
    key: crypto.randomUUID(),
    address: crypto.randomUUID(),
    contact: company(contact),
    lines: pieces === 0 ? [] : [await phones(engines, pieces)],
    rows,
  })
  if (!result.ok) throw new Error(`no quote: ${result.reason}`)
  return { ...result, ...(await quoteBehind(engines, result.token)) }
}

export async function quoteBehind(engines: Engines, token: string): Promise<QuoteWithLines> {
  const found = await findQuoteByLink(engines, germany, token)
  if (!found.ok) throw new Error(`no quote: ${found.reason}`)
  return found
}

/** A quote of which a colleague has said what a piece of every line is worth. */
export async function pricedQuote(engines: Engines, colleague: Colleague, price: number, options: Options) {
  const { token, quote, lines } = await requestedQuote(engines, options)
  const seen = { number: quote.number, changedAt: quote.changedAt.getTime() }
  const prices = new Map(lines.map(({ position }) => [position, cents(price)]))
  const sent = await sendBusinessQuote(engines, storefronts, colleague, seen, prices)
  if (!sent.ok) throw new Error(`not sent: ${sent.reason}`)
  return { token, ...(await quoteBehind(engines, token)) }
}

/** What the form for saying yes sends. */
export function acceptanceForm() {
  const { seller: _, paymentType, payee, declared } = tradeOf('de', '')
  return {
    seller: { ...seller('de'), birthdate: '' },
    paymentType,
    payee,
    declared: { ...declared, privateSale: false },
  }
}

export const acceptance = (token: string, boxes: number) => ({
  token,
  visitor: crypto.randomUUID() as string,
  customerId: null,
  boxes,
  form: acceptanceForm(),
})

/** Says yes, and tells the trades, box by box. */
export async function soldBoxes(engines: Engines, token: string, boxes: number): Promise<Trade[]> {
  const result = await acceptBusinessQuote(engines, germany, acceptance(token, boxes))
  if (!result.ok) throw new Error(`not sold: ${JSON.stringify(result)}`)
  const { quote } = await quoteBehind(engines, token)
  const found = await findBoxes(engines.db, quote.id)
  return Promise.all(found.map(async ({ tradeId }) => (await findTrade(engines.db, tradeId))!))
}
