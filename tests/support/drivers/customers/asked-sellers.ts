import { sql } from 'kysely'
import { recordReviewConsent } from '#domain/reviews/consent.ts'
import { requestReviews } from '#domain/reviews/request-reviews.ts'
import type { Trade } from '#domain/trades/trade.ts'
import type { ItemState } from '#domain/trades/lifecycle/trade-status.ts'
import type { Engines } from '#engines/engines.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { shopOf, soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { storefronts } from '#tests/support/fixtures/storefronts.ts'
import { eventually } from '#tests/support/limits/eventually.ts'

const DAY = 24 * 60 * 60_000

/** All devices of a trade are in this state, for so many days. */
export async function restsIn(engines: Engines, { id }: Pick<Trade, 'id'>, state: ItemState, days = 0): Promise<void> {
  const since = new Date(engines.now().getTime() - days * DAY)
  await sql`update trade_items set status = ${state}, status_since = ${since}, due_at = null, remind_at = null
    where trade_id = ${id}`.execute(engines.db)
}

/** A trade with a mailbox of its own. */
export async function soldBySomebody(engines: Engines, code: CountryCode = 'de', pieces = 1) {
  const trade = await soldTrade(engines, code, { pieces })
  const email = `${crypto.randomUUID()}@example.com`
  await sql`update trades set email = ${email} where id = ${trade.id}`.execute(engines.db)
  return { ...trade, email }
}

/** He may be asked. */
export const agrees = (engines: Engines, trade: Trade, given = true): Promise<void> =>
  recordReviewConsent(engines, shopOf(trade.country), trade, { given, wording: 'Ja, fragt mich.', source: 'trade' })

/** What stands in the letters of this kind to a mailbox. */
export async function lettersAsking({ db }: Engines, email: string): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select text_body as text from letters where to_address = ${email} and kind = 'review-request'`.execute(db)
  return rows.map(({ text }) => text)
}

/** Somebody who was paid two weeks ago, had agreed, and has found the letter: the word in its link. */
export async function askedSeller(engines: Engines): Promise<{ trade: Trade & { email: string }; token: string }> {
  const trade = await soldBySomebody(engines)
  await restsIn(engines, trade, 'PAID', 14)
  await agrees(engines, trade)
  // While the shop writes the documents of a sale, that trade is left alone.
  const letter = await eventually(async () => {
    await requestReviews(engines, storefronts)
    return (await lettersAsking(engines, trade.email))[0]
  })
  return { trade, token: /\/review\/([\w-]+)/.exec(letter)![1]! }
}
