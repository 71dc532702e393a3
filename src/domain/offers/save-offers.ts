import type { Transaction } from '#engines/database/database.ts'
import type { Offer } from './offer.ts'
import { writeOffers } from './offer-store.ts'

/** Keeps offers that were made elsewhere: agreed with a company, or long ago. */
export const saveOffers = (tx: Transaction, offers: readonly Offer[]): Promise<void> => writeOffers(tx, offers)
