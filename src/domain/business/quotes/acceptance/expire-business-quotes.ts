import type { Engines } from '#engines/engines.ts'
import { expireQuotes } from '#domain/business/quotes/business-quote-store.ts'

export const EXPIRE_BUSINESS_QUOTES = 'expire-business-quotes'

/** What nobody said yes to in time is over. Tells how many. */
export const expireBusinessQuotes = ({ db, now }: Pick<Engines, 'db' | 'now'>): Promise<number> =>
  expireQuotes(db, now())
