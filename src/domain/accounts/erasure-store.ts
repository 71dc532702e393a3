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
export async function eraseData(turn: Transaction, customerId: string, now: Date): Promise<void> {
  for (const table of tables) await turn.deleteFrom(table).where('customer_id', '=', customerId).execute()
  await turn.updateTable('customers').set({ erased_at: now, visitor: null }).where('id', '=', customerId).execute()
}

const counted = ({ numDeletedRows }: { numDeletedRows: bigint }): number => Number(numDeletedRows)

export const dropWaitingAccounts = async (db: Database, before: Date): Promise<number> =>
  counted(
    await db
      .deleteFrom('accounts')
      .where('activated_at', 'is', null)
      .where('created_at', '<', before)
      .executeTakeFirst(),
  )

export const dropExpiredSessions = async (db: Database, now: Date): Promise<number> =>
  counted(await db.deleteFrom('sessions').where('expires_at', '<', now).executeTakeFirst())

export const dropExpiredLinks = async (db: Database, now: Date): Promise<number> =>
  counted(await db.deleteFrom('account_links').where('expires_at', '<', now).executeTakeFirst())
