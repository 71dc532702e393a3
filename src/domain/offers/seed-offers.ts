import type { Transaction } from '#engines/database/database.ts'
import type { Offer } from './offer.ts'
import { writeOffers } from './offer-store.ts'

/** Offers of before, as they were made then. */
export const seedOffers = (turn: Transaction, offers: readonly Offer[]): Promise<void> => writeOffers(turn, offers)
