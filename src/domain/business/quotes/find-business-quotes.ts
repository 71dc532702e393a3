import { findQuestions } from '#domain/offers/questions/questionnaires.ts'
import type { Question } from '#domain/catalogue/devices/catalogue.ts'
import type { ListPage } from '#domain/lists/list-page.ts'
import type { Engines } from '#engines/engines.ts'
import { businessIn } from '#shop/modes/mode.ts'
import type { Shop } from '#shop/shop.ts'
import type { BusinessQuote, QuoteLine } from './business-quote.ts'
import { quoteIdIn, quoteLinkHasExpired } from './business-quote-link.ts'
import { countRequested, listQuotes, quoteSorts } from './business-quote-list-store.ts'
import type { ListedQuote, QuoteFilter, QuoteOrder } from './business-quote-list-store.ts'
import { linesOfQuote, quoteById, quoteByNumber } from './business-quote-store.ts'
import type { QuoteRow } from './rows/quote-row.ts'
import { rowsOfQuote } from './rows/quote-row-store.ts'
import { listQuoted, quotedShows, quotedSorts } from './rows/quoted-list-store.ts'
import type { QuotedFilter, QuotedOrder, QuotedRow } from './rows/quoted-list-store.ts'

export { quoteSorts, quotedShows, quotedSorts }
export type { ListedQuote, QuoteOrder, QuotedRow }

export type QuoteWithLines = { quote: BusinessQuote; lines: QuoteLine[] }

export type FoundQuote = ({ ok: true } & QuoteWithLines) | { ok: false; reason: 'not-found' | 'link-expired' }

/** The quote behind a link. A made-up one and one of another country are the same: nothing. */
export async function findQuoteByLink(
  { db, vault, now }: Pick<Engines, 'db' | 'vault' | 'now'>,
  shop: Shop,
  token: string,
): Promise<FoundQuote> {
  if (businessIn(shop) === 'never') return { ok: false, reason: 'not-found' }
  const id = quoteIdIn(vault, token)
  const quote = id === undefined ? undefined : await quoteById(db, id)
  if (quote?.country !== shop.country.code) return { ok: false, reason: 'not-found' }
  if (quoteLinkHasExpired(quote.changedAt, now())) return { ok: false, reason: 'link-expired' }
  return { ok: true, quote, lines: await linesOfQuote(db, quote.id) }
}

/** A quote as colleagues see it. */
export async function findBusinessQuote(
  { db }: Pick<Engines, 'db'>,
  number: number,
): Promise<QuoteWithLines | undefined> {
  const quote = await quoteByNumber(db, number)
  return quote && { quote, lines: await linesOfQuote(db, quote.id) }
}

/** Everything that a company asked about, as a list: lines with their prices, and behind them rows without one. */
export const findQuoted = (
  { db }: Pick<Engines, 'db'>,
  { id }: Pick<BusinessQuote, 'id'>,
  filter: QuotedFilter,
  order: QuotedOrder,
): Promise<ListPage<QuotedRow>> => listQuoted(db, id, filter, order)

/** Rows of the company's list that came along without a price. */
export const findQuoteRows = ({ db }: Pick<Engines, 'db'>, { id }: Pick<BusinessQuote, 'id'>): Promise<QuoteRow[]> =>
  rowsOfQuote(db, id)

/** The number of the quote that a trade is a box of. */
export const numberOfQuote = async ({ db }: Pick<Engines, 'db'>, id: string): Promise<number | undefined> =>
  (await quoteById(db, id))?.number

export const findBusinessQuotes = (
  { db }: Pick<Engines, 'db'>,
  filter: QuoteFilter,
  order: QuoteOrder,
): Promise<ListPage<ListedQuote>> => listQuotes(db, filter, order)

/** How many wait for a colleague, and since when the first of them does. */
export const countRequestedQuotes = ({ db }: Pick<Engines, 'db'>): Promise<{ count: number; oldest: Date | null }> =>
  countRequested(db)

/** The questions of every line, as they were when the company asked. */
export const questionsOfLines = (
  { db }: Pick<Engines, 'db'>,
  lines: readonly Pick<QuoteLine, 'questionnaire'>[],
): Promise<ReadonlyMap<string, Question[]>> =>
  findQuestions(db, [...new Set(lines.map(({ questionnaire }) => questionnaire))])
