import type { Transaction } from '#engines/database/database.ts'
import { lockItemPlace, lockPlace, moveToPlace } from './place-store.ts'

export type PutRefusal =
  | { reason: 'place-unknown' | 'place-closed' | 'not-in-our-house' }
  | { reason: 'place-full'; capacity: number }

export type PutResult =
  /** Where it stood before, and how many stand at the place now. */
  { ok: true; from: string | null; devices: number; capacity: number | null } | ({ ok: false } & PutRefusal)

type Put = { itemId: string; place: string; staffId: string; now: Date }

/** Puts a device where there is room for it. A place that is closed or full takes nothing, whoever asks. */
export async function putItem(tx: Transaction, { itemId, place: code, staffId, now }: Put): Promise<PutResult> {
  const place = await lockPlace(tx, code)
  if (!place) return { ok: false, reason: 'place-unknown' }
  const { place: from, isHere } = await lockItemPlace(tx, itemId)
  if (!isHere) return { ok: false, reason: 'not-in-our-house' }
  if (place.isClosed) return { ok: false, reason: 'place-closed' }
  const { capacity } = place
  const devices = place.devices + (from === code ? 0 : 1)
  if (capacity !== null && devices > capacity) return { ok: false, reason: 'place-full', capacity }
  await moveToPlace(tx, { itemId, from, to: code, staffId, now })
  return { ok: true, from, devices, capacity }
}
