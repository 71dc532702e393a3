import type { Transaction } from '#engines/database/database.ts'

/** Of several things of a customer one is the one that is used. In two steps: the database allows one at a time, row by row. */
export async function setPrimary(
  tx: Transaction,
  table: 'addresses' | 'customer_payment_accounts',
  customerId: string,
  id: string,
): Promise<void> {
  const own = tx.updateTable(table).where('customer_id', '=', customerId)
  await own.set({ is_primary: false }).where('is_primary', '=', true).where('id', '!=', id).execute()
  await own.set({ is_primary: true }).where('id', '=', id).execute()
}
