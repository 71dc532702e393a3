import { sql } from 'kysely'
import { deletePortion, updatePortion } from '#domain/retention/portion.ts'
import type { Database } from '#engines/database/database.ts'
import { withoutSeller } from './erasure-store.ts'
import { closedStates } from '#domain/trades/lifecycle/trade-status.ts'

/** Nothing in the trade `t` is still on its way. Asked of one trade after the other (that is what the offset says). */
export const hasEnded = sql`
  not exists (select from trade_items i where i.trade_id = t.id and i.status <> all(${[...closedStates]}) offset 0)`

/** Offers that nobody took. One that replaced another goes after it. */
export const deleteOldOffers = (db: Database, before: Date, most: number): Promise<number> =>
  deletePortion(
    db,
    'offers',
    sql`t.created_at < ${before} and t.status <> 'ordered'
      and not exists (select from trade_items i where i.offer_id = t.id)
      and not exists (select from offers older where older.superseded_by = t.id)`,
    most,
  )

/** Accounts to be paid of trades that came to their end long ago. What may be shown of them stays. */
export const maskPayees = (db: Database, before: Date, nobody: string, most: number): Promise<number> =>
  updatePortion(
    db,
    'trades',
    {
      change: sql`payee = ${nobody}, payee_masked = true`,
      claim: sql`t.created_at < ${before} and not t.payee_masked and ${hasEnded}`,
    },
    most,
  )

/** Who sold so long ago that not even the books want to know it any more. */
export const anonymizeSellers = (db: Database, before: Date, nobody: string, most: number): Promise<number> =>
  updatePortion(
    db,
    'trades',
    { change: withoutSeller(nobody), claim: sql`t.created_at < ${before} and t.email <> '' and ${hasEnded}` },
    most,
  )

export const deleteOldLetters = (db: Database, before: Date, most: number): Promise<number> =>
  deletePortion(db, 'letters', sql`t.status <> 'waiting' and t.created_at < ${before}`, most)

/** The last letters to those who have left. */
export const purgeDeletionLetters = (db: Database, before: Date, most: number): Promise<number> =>
  deletePortion(
    db,
    'letters',
    sql`t.kind = 'account-deleted' and t.status <> 'waiting' and t.created_at < ${before}`,
    most,
  )
