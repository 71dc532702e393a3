import { createHash } from 'node:crypto'
import { lockCustomerData } from '#domain/accounts/profile/customer-data.ts'
import type { Question } from '#domain/catalogue/devices/catalogue.ts'
import { findRulesOf } from '#domain/catalogue/rules/find-rules.ts'
import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import { saveOffers } from '#domain/offers/save-offers.ts'
import { validUntil, type Offer } from '#domain/offers/offer.ts'
import { checkSeller } from '#domain/trades/sale/check-seller.ts'
import { fillInPayee } from '#domain/trades/sale/payee/fill-in-payee.ts'
import { wasAskedFor } from '#domain/trades/parcels/find-boxes.ts'
import { soldTotal } from '#domain/trades/sale/validate-cart.ts'
import type { ValidTrade } from '#domain/trades/sale/validate-trade.ts'
import type { NewTrade } from '#domain/trades/sale/new-trade.ts'
import type { TradeForm, TradeProblems } from '#domain/trades/sale/read-trade-form.ts'
import { writeSale } from '#domain/trades/sale/write-sale.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import { newId } from '#shop/ids.ts'
import { modes } from '#shop/modes/all.ts'
import { cents } from '#shop/money/money.ts'
import type { Shop } from '#shop/shop.ts'
import { mostBoxes, statusNow, type BusinessQuote, type QuoteLine } from '#domain/business/quotes/business-quote.ts'
import { quoteIdIn, quoteLinkHasExpired } from '#domain/business/quotes/business-quote-link.ts'
import { changeQuote, linesOfQuote, lockQuote } from '#domain/business/quotes/business-quote-store.ts'
import { questionsOfLines } from '#domain/business/quotes/find-business-quotes.ts'
import { packBoxes } from './pack-boxes.ts'

export type Acceptance = {
  token: string
  visitor: string
  /** Nobody, if it is a guest. */
  customerId: string | null
  boxes: number
  /** What the checkout asks for, too. Who the company is, the quote knows. */
  form: Omit<TradeForm, 'business'>
}

export type AcceptQuoteResult =
  | { ok: true; isNew: boolean }
  | { ok: false; reason: 'not-found' | 'not-open' | 'quote-expired' | 'wrong-boxes' | 'not-yours' }
  | { ok: false; reason: 'invalid-seller'; fields: TradeProblems }

type Needs = Pick<Engines, 'db' | 'jobs' | 'vault' | 'now'>

/**
 * The company says yes: every box becomes a trade of its own, all of them together or none. Whoever says the same again, in
 * another tab or at the same moment, finds that it was done; whoever says something else comes too late.
 */
export async function acceptBusinessQuote(
  engines: Needs,
  shop: Shop,
  acceptance: Acceptance,
): Promise<AcceptQuoteResult> {
  const { db, vault, now: clock } = engines
  const { token, customerId, boxes, form } = acceptance
  const id = quoteIdIn(vault, token)
  if (id === undefined) return { ok: false, reason: 'not-found' }

  return db.transaction().execute(async (tx): Promise<AcceptQuoteResult> => {
    const quote = await lockQuote(tx, { id })
    if (quote?.country !== shop.country.code || quoteLinkHasExpired(quote.changedAt, clock()))
      return { ok: false, reason: 'not-found' }
    const status = statusNow(quote, clock())
    const requestHash = hashOf(acceptance)
    if (status === 'accepted' && (await wasAskedFor(tx, quote.id, requestHash))) return { ok: true, isNew: false }
    if (status === 'expired') return { ok: false, reason: 'quote-expired' }
    if (status !== 'offered') return { ok: false, reason: 'not-open' }
    if (!Number.isInteger(boxes) || boxes < 1 || boxes > mostBoxes(quote.pieces))
      return { ok: false, reason: 'wrong-boxes' }
    if (customerId !== null && !(await lockCustomerData(tx, customerId))) return { ok: false, reason: 'not-yours' }

    const { company, vatId, taxMode } = quote.contact
    const asked: NewTrade = { ...form, lines: [], voucher: null, business: { company, vatId, taxMode } }
    const filledIn = await fillInPayee(tx, vault, customerId, asked)
    if (!filledIn.ok) return filledIn
    const { trade } = filledIn
    const checked = checkSeller(shop.country, trade, clock())
    if (!checked.ok) return { ok: false, reason: 'invalid-seller', fields: checked.fields }
    if (checked.payee.kind === 'none') return { ok: false, reason: 'invalid-seller', fields: { iban: 'missing' } }

    await sellBoxes(tx, engines, shop, quote, acceptance, { ...checked, trade, requestHash })
    await changeQuote(tx, quote.id, { status: 'accepted', boxes }, clock())
    return { ok: true, isNew: true }
  })
}

const hashOf = ({ customerId, boxes, form }: Acceptance): string =>
  createHash('sha256').update(JSON.stringify({ customerId, boxes, form })).digest('base64url')

type Checked = Pick<ValidTrade, 'seller' | 'payee'> & { trade: NewTrade; requestHash: string }

async function sellBoxes(
  tx: Transaction,
  engines: Needs,
  { country }: Shop,
  quote: BusinessQuote,
  { visitor, customerId, boxes }: Acceptance,
  { seller, payee, trade, requestHash }: Checked,
): Promise<void> {
  const lines = await linesOfQuote(tx, quote.id)
  const questions = await questionsOfLines({ db: tx }, lines)
  const rules = await findRulesOf({ db: tx }, lines)
  const now = engines.now()
  const offerFor = (line: QuoteLine): Offer =>
    offerOf(quote, line, { questions: questions.get(line.questionnaire)!, rules: rules.get(line.rules)!, visitor, now })

  for (const [box, packed] of packBoxes(lines, boxes).entries()) {
    const sold = packed.map(({ position, quantity }) => ({ offer: offerFor(lines[position]!), quantity }))
    await saveOffers(
      tx,
      sold.map(({ offer }) => offer),
    )
    const total = soldTotal(sold)
    const person = seller.email.toLowerCase()
    const { paymentType, declared } = trade
    await writeSale(
      tx,
      engines,
      { country, mode: modes[quote.shopMode] },
      {
        sender: { visitor, key: `${quote.id} ${box + 1}`, requestHash, customerId },
        good: { lines: sold, total, seller, person, payee, voucher: null, identityCheck: false },
        paymentType,
        declared,
        business: true,
        businessQuoteId: quote.id,
      },
    )
  }
}

type Taken = { questions: Question[]; rules: RuleSet; visitor: string; now: Date }

/** The promise for one device. From today on it holds as long as any other, so that there is time to send the boxes. */
function offerOf(quote: BusinessQuote, line: QuoteLine, { questions, rules, visitor, now }: Taken): Offer {
  const { calculated: instead, cents: price } = line
  const agreed = { kind: 'agreed' as const, price, instead, cents: cents(price - instead) }
  return {
    id: newId(now),
    createdAt: now,
    validUntil: validUntil(rules, now),
    visitor,
    country: quote.country,
    locale: quote.locale,
    segment: 'business',
    landingPage: quote.landingPage,
    deviceId: line.deviceId,
    deviceName: line.deviceName,
    questions,
    questionnaireVersion: line.questionnaireVersion,
    answers: line.answers,
    condition: line.condition,
    priceList: line.priceList,
    rules,
    base: line.base,
    repairCosts: line.repairCosts,
    pieces: quote.pieces,
    lines: price === instead ? [...line.lines] : [...line.lines, agreed],
    cents: price,
    status: 'ordered',
    supersededBy: null,
  }
}
