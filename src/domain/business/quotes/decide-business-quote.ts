import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import type { Engines } from '#engines/engines.ts'
import type { Storefronts } from '#shop/shop.ts'
import { manyLines } from '#shop/forms/typed-text.ts'
import { MAX_REASON_LENGTH, piecesOf, quoteValidUntil, totalOf } from './business-quote.ts'
import { quoteAddress, quoteToken } from './business-quote-link.ts'
import { offeredLetter, refusedLetter } from './business-quote-letters.ts'
import { changeQuote } from './business-quote-store.ts'
import {
  pricedLines,
  subjectOf,
  takeOverPrices,
  takeStep,
  type NewPrices,
  type SeenQuote,
  type StepResult,
} from './decisions/quote-step.ts'
import { findTaxOfQuote } from './find-tax-of-quote.ts'
import { isOpen } from './rows/quote-row.ts'
import { rowsOfQuote } from './rows/quote-row-store.ts'

type Needs = Pick<Engines, 'db' | 'mail' | 'vault' | 'now'>

type Reason = 'worth-nothing' | 'reason-missing' | 'reason-too-long'

export type DecideQuoteResult = StepResult<Reason>

/** What a colleague offers instead of the prices of our lists; it can be changed until it is sent. */
export const changeQuotePrices = (
  engines: Needs,
  storefronts: Storefronts,
  colleague: Colleague,
  seen: SeenQuote,
  prices: NewPrices,
): Promise<DecideQuoteResult> =>
  takeStep<Reason>(engines, storefronts, colleague, seen, async (tx, held) => {
    await takeOverPrices(tx, colleague, held, prices)
    return { ok: true }
  })

/** Sends the offer, with the prices that the colleague has just seen. */
export const sendBusinessQuote = (
  engines: Needs,
  storefronts: Storefronts,
  colleague: Colleague,
  seen: SeenQuote,
  prices: NewPrices,
): Promise<DecideQuoteResult> =>
  takeStep<Reason>(engines, storefronts, colleague, seen, async (tx, held) => {
    const { quote, shop, at } = held
    const lines = pricedLines(held.lines, prices)
    const total = totalOf(lines)
    if (total === 0) return { ok: false, reason: 'worth-nothing' }

    await takeOverPrices(tx, colleague, held, prices)
    const validUntil = quoteValidUntil(await findRules({ db: tx, now: () => at }), at)
    const change = { status: 'offered', validUntil, decidedBy: colleague.username } as const
    await changeQuote(tx, quote.id, change, at)
    const url = quoteAddress(shop.country, quoteToken(engines.vault, quote.id))
    const tax = await findTaxOfQuote(tx, quote, lines)
    const left = (await rowsOfQuote(tx, quote.id)).filter(isOpen)
    await engines.mail.post(offeredLetter(shop, { ...quote, ...change, cents: total }, lines, { url, tax, left }), tx)
    const [before, after] = [{ status: quote.status }, { status: change.status, cents: total }]
    await writeAudit(tx, colleague, { action: 'businessQuote.send', subject: subjectOf(quote), before, after }, at)
    return { ok: true }
  })

/** Tells the company that there is no offer, and why. */
export async function refuseBusinessQuote(
  engines: Needs,
  storefronts: Storefronts,
  colleague: Colleague,
  seen: SeenQuote,
  typed: string,
): Promise<DecideQuoteResult> {
  const reason = manyLines(typed)
  if (reason === '') return { ok: false, reason: 'reason-missing' }
  if (reason.length > MAX_REASON_LENGTH) return { ok: false, reason: 'reason-too-long' }
  return takeStep<Reason>(engines, storefronts, colleague, seen, async (tx, { quote, shop, at }) => {
    const change = { status: 'refused', reason, decidedBy: colleague.username } as const
    await changeQuote(tx, quote.id, change, at)
    const pieces = quote.pieces + piecesOf((await rowsOfQuote(tx, quote.id)).filter(isOpen))
    await engines.mail.post(refusedLetter(shop, { ...quote, ...change, pieces }), tx)
    const [before, after] = [{ status: quote.status }, { status: change.status, reason }]
    await writeAudit(tx, colleague, { action: 'businessQuote.refuse', subject: subjectOf(quote), before, after }, at)
    return { ok: true }
  })
}
