import type { Database } from '#engines/database/database.ts'

type NewNote = { id: string; tradeId: string; at: Date; staffId: string; username: string; text: string }

export async function addNote(db: Database, { tradeId, staffId, ...note }: NewNote): Promise<void> {
  await db
    .insertInto('trade_notes')
    .values({ ...note, trade_id: tradeId, staff_id: staffId })
    .execute()
}
