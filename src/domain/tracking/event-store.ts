import { sql, type Insertable } from 'kysely'
import { deletePortion } from '#domain/retention/portion.ts'
import type { Database } from '#engines/database/database.ts'
import type { Schema } from '#engines/database/schema.ts'

export type StoredEvent = Insertable<Schema['controlling_events']>

export async function insertEvent(db: Database, event: StoredEvent): Promise<void> {
  await db.insertInto('controlling_events').values(event).execute()
}

export const deleteEvents = (db: Database, before: Date, most: number): Promise<number> =>
  deletePortion(db, 'controlling_events', sql`t.received_at < ${before}`, most)
