import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import { modes } from '#shop/modes/all.ts'
import type { Cents } from '#shop/money/money.ts'
import type { Shop, Storefronts } from '#shop/shop.ts'
import { manyLines } from '#shop/forms/typed-text.ts'
import { MAX_REASON_LENGTH, quoteValidUntil, totalOf, type BusinessQuote, type QuoteLine } from './business-quote.ts'
import { quoteAddress, quoteToken } from './business-quote-link.ts'
import { offeredLetter, refusedLetter } from './business-quote-letters.ts'
import { findTaxOfQuote } from './find-tax-of-quote.ts'
import { changePrices, changeQuote, linesOfQuote, lockQuote } from './business-quote-store.ts'

type Needs = Pick<Engines, 'db' | 'mail' | 'vault' | 'now'>

export type DecideQuoteResult =
  | { ok: true }
  | {
      ok: false
      reason:
        | 'not-yours-to-do'
        | 'no-such-quote'
        | 'changed-meanwhile'
        | 'decided-already'
        | 'worth-nothing'
        | 'reason-missing'
        | 'reason-too-long'
    }

/** Which quote, and when it was last changed as the colleague saw it. */
export type SeenQuote = { number: number; changedAt: number }

/** By position of the line: what we pay for one piece. */
export type NewPrices = ReadonlyMap<number, Cents>

type Held = { quote: BusinessQuote; lines: QuoteLine[]; shop: Shop; at: Date }

/** One step of a colleague: the quote is held, it must still wait for somebody, and the step is written down. */
function step(
  { db, now }: Needs,
  { countries }: Storefronts,
  colleague: Colleague,
  { number, changedAt }: SeenQuote,
  take: (tx: Transaction, held: Held) => Promise<DecideQuoteResult>,
): Promise<DecideQuoteResult> {
  return db.transaction().execute(async (tx): Promise<DecideQuoteResult> => {
    if (!may(colleague, 'businessQuotes.change')) return { ok: false, reason: 'not-yours-to-do' }
    const quote = await lockQuote(tx, { number })
    if (!quote) return { ok: false, reason: 'no-such-quote' }
    if (quote.status !== 'requested') return { ok: false, reason: 'decided-already' }
    if (quote.changedAt.getTime() !== changedAt) return { ok: false, reason: 'changed-meanwhile' }

    const shop = { country: countries[quote.country], mode: modes[quote.shopMode] }
    return take(tx, { quote, lines: await linesOfQuote(tx, quote.id), shop, at: now() })
  })
}

const subjectOf = ({ number }: Pick<BusinessQuote, 'number'>): string => `business quote ${number}`

/** What a colleague offers instead of the prices of our lists; it can be changed until it is sent. */
export const changeQuotePrices = (
  engines: Needs,
  storefronts: Storefronts,
  colleague: Colleague,
  seen: SeenQuote,
  prices: NewPrices,
): Promise<DecideQuoteResult> =>
  step(engines, storefronts, colleague, seen, async (tx, held) => {
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
  step(engines, storefronts, colleague, seen, async (tx, held) => {
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
    await engines.mail.post(offeredLetter(shop, { ...quote, ...change, cents: total }, lines, { url, tax }), tx)
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
  return step(engines, storefronts, colleague, seen, async (tx, { quote, shop, at }) => {
    const change = { status: 'refused', reason, decidedBy: colleague.username } as const
    await changeQuote(tx, quote.id, change, at)
    await engines.mail.post(refusedLetter(shop, { ...quote, ...change }), tx)
    const [before, after] = [{ status: quote.status }, { status: change.status, reason }]
    await writeAudit(tx, colleague, { action: 'businessQuote.refuse', subject: subjectOf(quote), before, after }, at)
    return { ok: true }
  })
}

const pricedLines = (lines: readonly QuoteLine[], prices: NewPrices): QuoteLine[] =>
  lines.map((line) => ({ ...line, cents: prices.get(line.position) ?? line.cents }))

/** Writes what has changed, and nothing if nothing has. */
async function takeOverPrices(
  tx: Transaction,
  colleague: Colleague,
  { quote, lines, at }: Held,
  prices: NewPrices,
): Promise<void> {
  const priced = pricedLines(lines, prices)
  const changed = priced.filter(({ position, cents }) => cents !== lines[position]!.cents)
  if (changed.length === 0) return

  await changePrices(tx, quote.id, changed)
  const total = totalOf(priced)
  await changeQuote(tx, quote.id, { cents: total }, at)
  const pricesOf = (some: readonly QuoteLine[]) =>
    Object.fromEntries(changed.map(({ position }) => [position + 1, some[position]!.cents]))
  const before = { cents: quote.cents, prices: pricesOf(lines) }
  const after = { cents: total, prices: pricesOf(priced) }
  await writeAudit(tx, colleague, { action: 'businessQuote.price', subject: subjectOf(quote), before, after }, at)
}
