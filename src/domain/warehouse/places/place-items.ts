import { undoIfRefused } from '#domain/inspection/undo-if-refused.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import { readCode } from '#domain/warehouse/scans/read-code.ts'
import { stationRights } from '#domain/warehouse/scans/scan.ts'
import type { Engines } from '#engines/engines.ts'
import { putItem, type PutRefusal } from './put-item.ts'

export type PlaceItemsResult = { ok: true } | ({ ok: false } & (PutRefusal | { reason: 'not-yours-to-do' }))

/** Says where devices stand, as the put-away station does by scans: of all of them, or of none. */
export async function placeItems(
  { db, now }: Pick<Engines, 'db' | 'now'>,
  colleague: Colleague,
  { itemIds, place: typed }: { itemIds: readonly string[]; place: string },
): Promise<PlaceItemsResult> {
  if (!may(colleague, stationRights['put-away'])) return { ok: false, reason: 'not-yours-to-do' }
  const place = readCode(typed)
  if (place.kind !== 'place') return { ok: false, reason: 'place-unknown' }
  return undoIfRefused(db, async (tx): Promise<PlaceItemsResult> => {
    for (const itemId of itemIds.toSorted()) {
      const put = await putItem(tx, { itemId, place: place.text, staffId: colleague.id, now: now() })
      if (!put.ok) return put
    }
    return { ok: true }
  })
}
