import type { Database } from '#engines/database/database.ts'
import { sumCents, type Cents } from '#shop/money.ts'
import { paidFor, type Trade } from './trade.ts'
import { promisedInQuote } from './trade-reads-store.ts'

/**
 * The sum that decides about the tax. Boxes of one business quote are one deal, of which each gets a receipt at its own
 * time: what was agreed counts for all of them, whatever is found in one of them later (§ 13b UStG says so too).
 */
export const sumForTax = async (db: Database, { businessQuoteId, items }: Trade): Promise<Cents> =>
  businessQuoteId === null ? sumCents(items.map(paidFor)) : promisedInQuote(db, businessQuoteId)
