import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import type { Engines } from '#engines/engines.ts'
import { insertPlace, lockPlace, updatePlace } from './place-store.ts'
import { parsePlaceCode, type PlaceKind } from './place.ts'

export type PlaceResult =
  | { ok: true; code: string }
  | {
      ok: false
      reason: 'not-yours-to-do' | 'code-wrong' | 'capacity-wrong' | 'known-already' | 'no-such-place' | 'not-empty'
    }

const MAX_CAPACITY = 10_000

const fits = (capacity: number | null): boolean =>
  capacity === null || (Number.isSafeInteger(capacity) && capacity > 0 && capacity <= MAX_CAPACITY)

type Needs = Pick<Engines, 'db' | 'now'>

export async function addPlace(
  { db, now }: Needs,
  colleague: Colleague,
  given: { code: string; kind: PlaceKind; capacity: number | null },
): Promise<PlaceResult> {
  if (!may(colleague, 'places.change')) return { ok: false, reason: 'not-yours-to-do' }
  const code = parsePlaceCode(given.code)
  if (code === undefined) return { ok: false, reason: 'code-wrong' }
  if (!fits(given.capacity)) return { ok: false, reason: 'capacity-wrong' }
  return db.transaction().execute(async (tx): Promise<PlaceResult> => {
    if (!(await insertPlace(tx, { ...given, code, now: now() }))) return { ok: false, reason: 'known-already' }
    const change = { action: 'place.add', subject: `place ${code}`, before: null, after: { ...given, code } }
    await writeAudit(tx, colleague, change, now())
    return { ok: true, code }
  })
}

/** What it is for and how much fits; where something stands is not closed. */
export async function changePlace(
  { db, now }: Needs,
  colleague: Colleague,
  { code, ...given }: { code: string; kind: PlaceKind; capacity: number | null; isClosed: boolean },
): Promise<PlaceResult> {
  if (!may(colleague, 'places.change')) return { ok: false, reason: 'not-yours-to-do' }
  if (!fits(given.capacity)) return { ok: false, reason: 'capacity-wrong' }
  return db.transaction().execute(async (tx): Promise<PlaceResult> => {
    const place = await lockPlace(tx, code)
    if (!place) return { ok: false, reason: 'no-such-place' }
    if (given.isClosed && place.devices > 0) return { ok: false, reason: 'not-empty' }
    const { kind, capacity, isClosed } = given
    await updatePlace(tx, code, { kind, capacity, closedAt: isClosed ? now() : null })
    const { devices: _, ...before } = place
    const change = { action: 'place.change', subject: `place ${code}`, before, after: { code, ...given } }
    await writeAudit(tx, colleague, change, now())
    return { ok: true, code }
  })
}
