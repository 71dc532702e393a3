import type { Database, Transaction } from '#engines/database/database.ts'

export type Photo = { id: string; at: Date; takenBy: string; width: number; height: number }

type NewPhoto = {
  id: string
  itemId: string | null
  caseId: string | null
  at: Date
  takenBy: string
  file: string
  contentType: string
  width: number
  height: number
  /** Of the file as it is kept: whoever asks later can tell that nobody has touched it. */
  sha256: string
}

export async function addPhoto(tx: Transaction, photo: NewPhoto): Promise<void> {
  const { itemId, caseId, takenBy, contentType, ...same } = photo
  await tx
    .insertInto('item_photos')
    .values({ ...same, item_id: itemId, case_id: caseId, taken_by: takenBy, content_type: contentType })
    .execute()
}

/** In the order in which they were taken. */
export async function photosOfItems(db: Database, itemIds: readonly string[]): Promise<(Photo & { itemId: string })[]> {
  if (itemIds.length === 0) return []
  return db
    .selectFrom('item_photos')
    .innerJoin('staff', 'staff.id', 'item_photos.taken_by')
    .select([
      'item_photos.id',
      'item_photos.item_id as itemId',
      'item_photos.at',
      'staff.username as takenBy',
      'item_photos.width',
      'item_photos.height',
    ])
    .where('item_id', 'in', itemIds)
    .orderBy('item_photos.at')
    .orderBy('item_photos.id')
    .$narrowType<{ itemId: string }>()
    .execute()
}

/** Where it is kept, and of which device it is; of none, if it shows a case only. */
export const storedPhoto = (db: Database, id: string): Promise<{ file: string; itemId: string | null } | undefined> =>
  db.selectFrom('item_photos').select(['file', 'item_id as itemId']).where('id', '=', id).executeTakeFirst()
