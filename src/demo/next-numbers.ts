import { sql } from 'kysely'
import type { Transaction } from '#engines/database/database.ts'

/** So many numbers in a row that nobody has had. */
export async function nextNumbers(
  tx: Transaction,
  sequence: 'trade_numbers' | 'customer_numbers' | 'payout_numbers' | 'payout_batch_numbers' | 'contact_numbers',
  count: number,
): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select nextval(${sequence}) as number from generate_series(1, ${count}::int)`.execute(tx)
  return rows.map(({ number }) => number)
}
