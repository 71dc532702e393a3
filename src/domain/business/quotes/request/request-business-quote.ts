import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import { createHash } from 'node:crypto'
import type { Problems } from '#domain/accounts/profile/seller.ts'
import { needsBusinessQuote } from '#domain/cart/needs-business-quote.ts'
import type { RowWithoutPrice } from '#domain/business/lists/rows-without-price.ts'
import { channelOf } from '#domain/offers/create-offer.ts'
import { keepQuestions } from '#domain/offers/questions/questionnaires.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import { newId } from '#shop/ids.ts'
import { businessIn } from '#shop/modes/mode.ts'
import type { Shop } from '#shop/shop.ts'
import {
  piecesOf,
  quoteValidUntil,
  totalOf,
  type BusinessQuote,
  type QuoteLine,
} from '#domain/business/quotes/business-quote.ts'
import { quoteAddress, quoteToken } from '#domain/business/quotes/business-quote-link.ts'
import { offeredLetter } from '#domain/business/quotes/business-quote-letters.ts'
import { quoteByKey, writeQuote, writeQuoteLines } from '#domain/business/quotes/business-quote-store.ts'
import { writeQuoteRows } from '#domain/business/quotes/rows/quote-row-store.ts'
import { findTaxOfQuote } from '#domain/business/quotes/find-tax-of-quote.ts'
import { priceQuoteLines, type PricedLine, type WantedLine } from '#domain/business/quotes/price-quote-lines.ts'
import { readQuoteContact, type ContactField } from './quote-contact.ts'

export type QuoteRequest = {
  visitor: string
  /** The same key with the same content is the same request, however often it is sent. */
  key: string
  /** Where the visitor's request came from. */
  address: string
  contact: Readonly<Record<ContactField, string>>
  lines: readonly WantedLine[]
  /** What our lists know no price for, for a person to look at. */
  rows?: readonly RowWithoutPrice[]
}

export type RequestQuoteResult =
  | { ok: true; token: string; number: number; isNew: boolean }
  | { ok: false; reason: 'invalid-contact'; problems: Problems<ContactField> }
  | { ok: false; reason: 'no-business-here' | 'no-devices' | 'devices-changed' }
  | { ok: false; reason: 'too-many'; retryAfterSeconds: number }

const HOUR = 60 * 60

/** A company has a few lists a day; more than that is a flood, also for whoever owns the mailbox. */
const perAddress = { name: 'business-quote-address', points: 20, seconds: HOUR }

type Needs = Pick<Engines, 'db' | 'mail' | 'cache' | 'vault' | 'now'>

/** A company asks what we pay for many devices. What the shop could buy at once is offered at once, all else by a person. */
export async function requestBusinessQuote(
  engines: Needs,
  shop: Shop,
  request: QuoteRequest,
): Promise<RequestQuoteResult> {
  const { db, cache, vault, now: clock } = engines
  const { visitor, lines: wanted, rows = [], address } = request
  if (businessIn(shop) === 'never') return { ok: false, reason: 'no-business-here' }
  const read = readQuoteContact(shop.country, request.contact, clock())
  if (!read.ok) return { ok: false, reason: 'invalid-contact', problems: read.problems }
  if (wanted.length + rows.length === 0) return { ok: false, reason: 'no-devices' }

  const requestKey = hashOf([request.key, read.contact, wanted, ...(rows.length > 0 ? [rows] : [])])
  const told = ({ id, number }: Pick<BusinessQuote, 'id' | 'number'>, isNew: boolean): RequestQuoteResult => ({
    ok: true,
    token: quoteToken(vault, id),
    number,
    isNew,
  })
  const before = await quoteByKey(db, visitor, requestKey)
  if (before) return told(before, false)
  const spent = await cache.spend(perAddress, address)
  if (!spent.allowed) return { ok: false, reason: 'too-many', retryAfterSeconds: spent.retryAfterSeconds }
  const landingPage = channelOf(shop, 'business')
  const priced = await priceQuoteLines(engines, shop, wanted, landingPage)
  if (!priced) return { ok: false, reason: 'devices-changed' }

  return db.transaction().execute(async (tx) => {
    const lines = await quoteLines(tx, priced)
    const rules = await findRules({ db: tx, now: clock })
    const draft = draftOf(shop, { rules, contact: read.contact, lines, rows, landingPage, now: clock() })
    const quote = await writeQuote(tx, { ...draft, visitor, requestKey })
    // The same request may have come through at the same moment.
    if (!quote) return told((await quoteByKey(tx, visitor, requestKey))!, false)

    await writeQuoteLines(tx, quote.id, lines)
    await writeQuoteRows(tx, quote.id, rows)
    if (quote.status === 'offered') {
      const terms = { url: urlOf(engines, shop, quote), tax: await findTaxOfQuote(tx, quote, lines) }
      await engines.mail.post(offeredLetter(shop, quote, lines, terms), tx)
    }
    return told(quote, true)
  })
}

const hashOf = (content: unknown): string => createHash('sha256').update(JSON.stringify(content)).digest('base64url')

const urlOf = ({ vault }: Pick<Engines, 'vault'>, { country }: Shop, { id }: Pick<BusinessQuote, 'id'>): string =>
  quoteAddress(country, quoteToken(vault, id))

async function quoteLines(tx: Transaction, priced: readonly PricedLine[]): Promise<QuoteLine[]> {
  const questionnaires = new Map<object, string>()
  for (const { offer } of priced) {
    if (!questionnaires.has(offer.questions))
      questionnaires.set(offer.questions, await keepQuestions(tx, offer.questions))
  }
  return priced.map(({ offer, quantity, imeis }, position) => ({
    position,
    deviceId: offer.deviceId,
    deviceName: offer.deviceName,
    questionnaire: questionnaires.get(offer.questions)!,
    questionnaireVersion: offer.questionnaireVersion,
    answers: offer.answers,
    condition: offer.condition,
    quantity,
    imeis,
    priceList: offer.priceList,
    rules: offer.rules.version,
    base: offer.base,
    repairCosts: offer.repairCosts,
    lines: offer.lines,
    calculated: offer.cents,
    cents: offer.cents,
  }))
}

type Draft = Required<Pick<QuoteRequest, 'rows'>> & {
  rules: RuleSet
  contact: BusinessQuote['contact']
  lines: readonly QuoteLine[]
  landingPage: string
  now: Date
}

/** What is worth nothing by our lists, or unknown to them, is looked at by a person too. */
function draftOf(
  { country, mode }: Shop,
  { rules, contact, lines, rows, landingPage, now }: Draft,
): Omit<BusinessQuote, 'number'> {
  const [pieces, total] = [piecesOf(lines), totalOf(lines)]
  const isOffered = total > 0 && rows.length === 0 && !needsBusinessQuote(rules, total, pieces)
  return {
    id: newId(now),
    createdAt: now,
    country: country.code,
    locale: country.locale,
    shopMode: mode.name,
    landingPage,
    status: isOffered ? 'offered' : 'requested',
    changedAt: now,
    contact,
    pieces,
    cents: total,
    validUntil: isOffered ? quoteValidUntil(rules, now) : null,
    decidedBy: null,
    reason: '',
    boxes: null,
  }
}
