import type { Database } from '#engines/database/database.ts'
import { dropEvents } from './event-store.ts'

/** What was counted too long ago to compare it with anything. */
export const forgetOldEvents = (db: Database, before: Date): Promise<number> => dropEvents(db, before)
