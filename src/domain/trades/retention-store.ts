import { sql } from 'kysely'
import type { Database } from '#engines/database/database.ts'
import { withoutSeller } from './erasure-store.ts'
import { closedStates } from './trade-status.ts'

/** Nothing in the trade `t` is still on its way. */
export const hasEnded = sql`
  not exists (select from trade_items i where i.trade_id = t.id and i.status <> all(${[...closedStates]}))`

const counted = ({ numAffectedRows = 0n }: { numAffectedRows?: bigint }): number => Number(numAffectedRows)

/** Offers that nobody took. */
export const dropOldOffers = async (db: Database, before: Date): Promise<number> =>
  counted(
    await sql`
      delete from offers o
      where o.created_at < ${before}
        and not exists (select from trade_items i where i.offer_id = o.id)
        and not exists (select from offers newer where newer.superseded_by = o.id)`.execute(db),
  )

/** Accounts to be paid of trades that came to their end long ago. What may be shown of them stays. */
export const dropPayees = async (db: Database, before: Date, nobody: string): Promise<number> =>
  counted(
    await sql`
      update trades t set payee = ${nobody}, payee_masked = true
      where t.created_at < ${before} and not t.payee_masked
        and ${hasEnded}`.execute(db),
  )

/** Who sold so long ago that not even the books want to know it any more. */
export const dropSellers = async (db: Database, before: Date, nobody: string): Promise<number> =>
  counted(
    await sql`
      update trades t set ${withoutSeller(nobody)}
      where t.created_at < ${before} and t.email <> ''
        and ${hasEnded}`.execute(db),
  )

export const dropOldLetters = async (db: Database, before: Date, farewellBefore: Date): Promise<number> =>
  counted(
    await sql`
      delete from letters
      where status <> 'waiting'
        and (created_at < ${before} or (kind = 'account-deleted' and created_at < ${farewellBefore}))`.execute(db),
  )
