import type { Transaction } from '#engines/database/database.ts'
import { eraseData } from './erasure-store.ts'

/** Forgets who a customer was; for the room of trades, which forgets the rest. */
export const erasePerson = (tx: Transaction, customerId: string, now: Date): Promise<void> =>
  eraseData(tx, customerId, now)
