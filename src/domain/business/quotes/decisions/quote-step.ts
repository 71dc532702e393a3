import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import { modes } from '#shop/modes/all.ts'
import type { Cents } from '#shop/money/money.ts'
import type { Shop, Storefronts } from '#shop/shop.ts'
import { totalOf, type BusinessQuote, type QuoteLine } from '#domain/business/quotes/business-quote.ts'
import { changePrices, changeQuote, linesOfQuote, lockQuote } from '#domain/business/quotes/business-quote-store.ts'

/** Why a step of a colleague was not taken; each step adds reasons of its own. */
export type StepRefusal = 'not-yours-to-do' | 'no-such-quote' | 'changed-meanwhile' | 'decided-already'

export type StepResult<Reason extends string> = { ok: true } | { ok: false; reason: StepRefusal | Reason }

/** Which quote, and when it was last changed as the colleague saw it. */
export type SeenQuote = { number: number; changedAt: number }

export type Held = { quote: BusinessQuote; lines: QuoteLine[]; shop: Shop; at: Date }

/** One step of a colleague: the quote is held, it must still wait for somebody, and the step is written down. */
export function takeStep<Reason extends string>(
  { db, now }: Pick<Engines, 'db' | 'now'>,
  { countries }: Storefronts,
  colleague: Colleague,
  { number, changedAt }: SeenQuote,
  take: (tx: Transaction, held: Held) => Promise<StepResult<Reason>>,
): Promise<StepResult<Reason>> {
  return db.transaction().execute(async (tx): Promise<StepResult<Reason>> => {
    if (!may(colleague, 'businessQuotes.change')) return { ok: false, reason: 'not-yours-to-do' }
    const quote = await lockQuote(tx, { number })
    if (!quote) return { ok: false, reason: 'no-such-quote' }
    if (quote.status !== 'requested') return { ok: false, reason: 'decided-already' }
    if (quote.changedAt.getTime() !== changedAt) return { ok: false, reason: 'changed-meanwhile' }

    const shop = { country: countries[quote.country], mode: modes[quote.shopMode] }
    return take(tx, { quote, lines: await linesOfQuote(tx, quote.id), shop, at: now() })
  })
}

export const subjectOf = ({ number }: Pick<BusinessQuote, 'number'>): string => `business quote ${number}`

/** By position of the line: what we pay for one piece. */
export type NewPrices = ReadonlyMap<number, Cents>

export const pricedLines = (lines: readonly QuoteLine[], prices: NewPrices): QuoteLine[] =>
  lines.map((line) => ({ ...line, cents: prices.get(line.position) ?? line.cents }))

/** Writes what has changed, and nothing if nothing has; `how` is what else the audit tells about it. */
export async function takeOverPrices(
  tx: Transaction,
  colleague: Colleague,
  { quote, lines, at }: Held,
  prices: NewPrices,
  how: object = {},
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
  const after = { cents: total, prices: pricesOf(priced), ...how }
  await writeAudit(tx, colleague, { action: 'businessQuote.price', subject: subjectOf(quote), before, after }, at)
}
