import type { Insertable } from 'kysely'
import type { Database } from '#engines/database/database.ts'
import type { Schema } from '#engines/database/schema.ts'

export type StoredEvent = Insertable<Schema['controlling_events']>

export async function insertEvent(db: Database, event: StoredEvent): Promise<void> {
  await db.insertInto('controlling_events').values(event).execute()
}

export async function dropEvents(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('controlling_events')
    .where('received_at', '<', before)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
