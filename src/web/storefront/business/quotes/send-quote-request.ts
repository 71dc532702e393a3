import { data, redirect } from 'react-router'
import type { Problems } from '#domain/accounts/profile/seller.ts'
import { rowsWithoutPrice } from '#domain/business/lists/rows-without-price.ts'
import { linesOfRequest } from '#domain/business/quotes/request/lines-of-request.ts'
import { contactFields, type ContactField } from '#domain/business/quotes/request/quote-contact.ts'
import {
  requestBusinessQuote,
  type RequestQuoteResult,
} from '#domain/business/quotes/request/request-business-quote.ts'
import { MAX_QUANTITY } from '#domain/cart/most-pieces.ts'
import type { CartLine } from '#domain/cart/price-cart.ts'
import { pathTo } from '#shop/screens/paths.ts'
import type { PageContext } from '#web/context.ts'
import { typedText } from '#web/storefront/newsletter/typed-text.ts'
import { pageNotFound } from '#web/storefront/error/page-not-found.ts'

type Typed = Record<ContactField, string>

/** What was wrong, and what stood in the form. */
export type RequestAnswer = {
  problem: 'incomplete' | 'devices-changed' | 'too-many' | 'looks-automatic'
  problems?: Problems<ContactField>
  typed: Typed
  key: string
  /** Whether rows without a price were to go along. */
  withRows: boolean
}

/** Takes the request and leads on to the page of the quote, whatever has become of it. */
export async function sendQuoteRequest(
  { engines, shop, visitor, visitorAddress }: PageContext,
  form: FormData,
  url: URL,
) {
  const typed = Object.fromEntries(contactFields.map((field) => [field, typedText(form, field)])) as Typed
  const key = typedText(form, 'key').slice(0, 64)
  const withRows = typedText(form, 'rows') === '1'
  const refuse = (problem: RequestAnswer['problem'], status: number, more: Partial<RequestAnswer> = {}, headers = {}) =>
    data({ problem, typed, key, withRows, ...more } satisfies RequestAnswer, { status, headers })
  if (typedText(form, 'website') !== '') return refuse('looks-automatic', 422)

  const session = await visitor.open()
  const list = typedText(form, 'list')
  const source = list === '' ? { cart: readCart(typedText(form, 'cart')), visitor: session } : { list }
  const lines = await linesOfRequest(engines, shop, source)
  const rows = (list !== '' && withRows && (await rowsWithoutPrice(engines, shop, list))) || []
  if (!lines || lines.length + rows.length === 0) return refuse('devices-changed', 409)

  const request = { visitor: session, key, address: visitorAddress, contact: typed, lines, rows }
  const result = await requestBusinessQuote(engines, shop, request)
  if (result.ok) throw redirect(pathTo(shop.country, 'businessQuote', { token: result.token }), 303)
  return refused(result, refuse, url)
}

type Refuse = (
  problem: RequestAnswer['problem'],
  status: number,
  more?: Partial<RequestAnswer>,
  headers?: Record<string, string>,
) => ReturnType<typeof data<RequestAnswer>>

function refused(result: Extract<RequestQuoteResult, { ok: false }>, refuse: Refuse, url: URL) {
  if (result.reason === 'invalid-contact') return refuse('incomplete', 422, { problems: result.problems })
  if (result.reason === 'too-many') {
    return refuse('too-many', 429, {}, { 'Retry-After': String(result.retryAfterSeconds) })
  }
  if (result.reason === 'no-business-here') return pageNotFound(url)
  return refuse('devices-changed', 409)
}

const MAX_LINES = 50

/** What the browser says lies in its cart; whatever does not look right is left out. */
function readCart(text: string): CartLine[] {
  try {
    const lines: unknown = JSON.parse(text)
    if (!Array.isArray(lines)) return []
    return lines.slice(0, MAX_LINES).flatMap((line): CartLine[] => {
      const { offerId, quantity } = Object(line) as Partial<CartLine>
      const isGood = typeof offerId === 'string' && Number.isInteger(quantity) && quantity! > 0
      return isGood && quantity! <= MAX_QUANTITY ? [{ offerId, quantity: quantity! }] : []
    })
  } catch {
    return []
  }
}
