import type { Engines } from '#engines/engines.ts'
import type { Shop } from '#shop/shop.ts'
import { statusNow } from '#domain/business/quotes/business-quote.ts'
import { quoteIdIn, quoteLinkHasExpired } from '#domain/business/quotes/business-quote-link.ts'
import { changeQuote, lockQuote } from '#domain/business/quotes/business-quote-store.ts'

export type DeclineQuoteResult = { ok: true } | { ok: false; reason: 'not-found' | 'not-open' | 'quote-expired' }

/** The company says no, thanks. Saying it again changes nothing. */
export async function declineBusinessQuote(
  { db, vault, now }: Pick<Engines, 'db' | 'vault' | 'now'>,
  { country }: Shop,
  token: string,
): Promise<DeclineQuoteResult> {
  const id = quoteIdIn(vault, token)
  if (id === undefined) return { ok: false, reason: 'not-found' }

  return db.transaction().execute(async (tx): Promise<DeclineQuoteResult> => {
    const quote = await lockQuote(tx, { id })
    if (quote?.country !== country.code || quoteLinkHasExpired(quote.changedAt, now()))
      return { ok: false, reason: 'not-found' }
    const status = statusNow(quote, now())
    if (status === 'declined') return { ok: true }
    if (status === 'expired') return { ok: false, reason: 'quote-expired' }
    if (status !== 'offered') return { ok: false, reason: 'not-open' }

    await changeQuote(tx, quote.id, { status: 'declined' }, now())
    return { ok: true }
  })
}
