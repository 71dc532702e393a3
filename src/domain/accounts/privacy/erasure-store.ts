import { sql } from 'kysely'
import { deletePortion } from '#domain/retention/portion.ts'
import type { Database, Transaction } from '#engines/database/database.ts'

const tables = [
  'customer_payment_accounts',
  'bank_accounts',
  'paypal_accounts',
  'phone_contacts',
  'addresses',
  'people',
] as const

/** Forgets the person behind a customer. The number stays. */
export async function eraseData(tx: Transaction, customerId: string, now: Date): Promise<void> {
  for (const table of tables) await tx.deleteFrom(table).where('customer_id', '=', customerId).execute()
  await tx.updateTable('customers').set({ erased_at: now, visitor: null }).where('id', '=', customerId).execute()
}

export const deleteWaitingAccounts = (db: Database, before: Date, most: number): Promise<number> =>
  deletePortion(db, 'accounts', sql`t.activated_at is null and t.created_at < ${before}`, most)

export const deleteExpiredSessions = (db: Database, now: Date, most: number): Promise<number> =>
  deletePortion(db, 'sessions', sql`t.expires_at < ${now}`, most)

export const deleteExpiredLinks = (db: Database, now: Date, most: number): Promise<number> =>
  deletePortion(db, 'account_links', sql`t.expires_at < ${now}`, most)
