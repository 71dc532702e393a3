import type { Database } from '#engines/database/database.ts'
import { boxesOfQuote, type Box } from './box-store.ts'

export type { Box }

/** The trades that a business quote was made into, one per parcel. */
export const findBoxes = (db: Database, businessQuoteId: string): Promise<Box[]> => boxesOfQuote(db, businessQuoteId)
