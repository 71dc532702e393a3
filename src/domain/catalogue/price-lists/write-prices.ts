import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import type { Engines } from '#engines/engines.ts'
import { isTooFar, MAX_NOTE_LENGTH, subjectOf } from '#domain/catalogue/versions/write-version.ts'
import { insertVersion } from '#domain/catalogue/versions/version-store.ts'
import type { PriceRow } from './price-file.ts'
import { insertRows } from './version-prices-store.ts'

export type WritePricesResult =
  | { ok: true; id: number }
  | { ok: false; reason: 'not-yours-to-do' | 'nothing-changes' | 'moment-too-far' }

/** Writes down a price list that nobody sees yet but the office. */
export async function writePrices(
  { db, now }: Pick<Engines, 'db' | 'now'>,
  colleague: Colleague,
  { rows, liveFrom, note: typed }: { rows: readonly PriceRow[]; liveFrom: Date | null; note: string },
): Promise<WritePricesResult> {
  if (!may(colleague, 'prices.change')) return { ok: false, reason: 'not-yours-to-do' }
  if (rows.length === 0) return { ok: false, reason: 'nothing-changes' }
  const at = now()
  if (isTooFar(liveFrom, at)) return { ok: false, reason: 'moment-too-far' }

  const note = typed.slice(0, MAX_NOTE_LENGTH)
  const id = await db.transaction().execute(async (tx) => {
    const draft = { kind: 'prices', origin: 'person', body: null, author: colleague.id, note } as const
    const written = (await insertVersion(tx, { ...draft, createdAt: at, liveFrom }))!
    await insertRows(tx, written, rows)
    const after = { note, liveFrom, rows: rows.length }
    const subject = subjectOf('prices', written)
    await writeAudit(tx, colleague, { action: 'version.write', subject, before: null, after }, at)
    return written
  })
  return { ok: true, id }
}
