import type { Transaction } from '#engines/database/database.ts'
import { setValidUntil } from './offer-store.ts'

/** A promise that was an error holds no longer. Whoever has it in a cart is shown today's price and asked. */
export const endOffer = (tx: Transaction, id: string, now: Date): Promise<void> => setValidUntil(tx, id, now)
