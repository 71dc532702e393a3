import type { Database } from '#engines/database/database.ts'
import { dropIssueLetters, dropOldDeliveries } from './delivery-store.ts'

/** Every night: who got an issue that ended before a day. Tells how many. */
export const forgetOldDeliveries = (db: Database, before: Date): Promise<number> => dropOldDeliveries(db, before)

/** Every night: letters of issues. There are many of them, and what they said stands in the issue. */
export const forgetOldIssueLetters = (db: Database, before: Date): Promise<number> => dropIssueLetters(db, before)
