import type { Database } from '#engines/database/database.ts'
import { dropIncidents } from './incident-store.ts'

/** Mistakes that have not been seen for long. */
export const forgetOldIncidents = (db: Database, before: Date): Promise<number> => dropIncidents(db, before)
