import type { Database } from '#engines/database/database.ts'
import { boxesOfQuote, hasBoxesAskedForBy, type Box } from './box-store.ts'

export type { Box }

/** The trades that a business quote was made into, one per parcel. */
export const findBoxes = (db: Database, businessQuoteId: string): Promise<Box[]> => boxesOfQuote(db, businessQuoteId)

/** Whether it was this very request that made them. */
export const wasAskedFor = (db: Database, businessQuoteId: string, requestHash: string): Promise<boolean> =>
  hasBoxesAskedForBy(db, businessQuoteId, requestHash)
