import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import type { Engines } from '#engines/engines.ts'
import { isIsoDay } from '#shop/formats/dates.ts'
import { priceDay } from '#domain/catalogue/prices/price-day.ts'
import type { PriceRow } from './price-file.ts'
import { changeDraft, insertProposal, insertRows, lockProposal } from './proposal-store.ts'

export type DayRefusal = 'unreadable-day' | 'day-past' | 'day-too-far'

export type WriteProposalResult =
  | { ok: true; id: number }
  | { ok: false; reason: 'not-yours-to-do' | 'nothing-changes' | DayRefusal }

const DAY = 24 * 60 * 60_000

/** Nobody knows what a phone is worth in two years. */
const FURTHEST_DAYS = 366

export const MAX_NOTE_LENGTH = 500

/** Why a list cannot begin on this day. */
export function refuseDay(day: string, now: Date): DayRefusal | undefined {
  if (!isIsoDay(day)) return 'unreadable-day'
  if (day < priceDay(now)) return 'day-past'
  return day > priceDay(new Date(now.getTime() + FURTHEST_DAYS * DAY)) ? 'day-too-far' : undefined
}

/** Writes down a price list that nobody sees yet but the office. */
export async function writeProposal(
  { db, now }: Pick<Engines, 'db' | 'now'>,
  colleague: Colleague,
  { rows, validFrom, note }: { rows: readonly PriceRow[]; validFrom: string; note: string },
): Promise<WriteProposalResult> {
  if (!may(colleague, 'prices.change')) return { ok: false, reason: 'not-yours-to-do' }
  if (rows.length === 0) return { ok: false, reason: 'nothing-changes' }
  const at = now()
  const refusal = refuseDay(validFrom, at)
  if (refusal) return { ok: false, reason: refusal }

  const id = await db.transaction().execute(async (tx) => {
    const draft = { validFrom, note: note.slice(0, MAX_NOTE_LENGTH), origin: 'person', status: 'draft' } as const
    const written = await insertProposal(tx, { ...draft, author: colleague.id, createdAt: at })
    await insertRows(tx, written!, rows)
    const after = { status: 'draft', validFrom, note: draft.note, rows: rows.length }
    const subject = `price-proposal ${written}`
    await writeAudit(tx, colleague, { action: 'price-proposal.write', subject, before: null, after }, at)
    return written!
  })
  return { ok: true, id }
}

export type ChangeDraftResult =
  | { ok: true }
  | { ok: false; reason: 'not-yours-to-do' | 'unknown-proposal' | 'not-from-here' | 'not-the-author' | DayRefusal }

/** Another day or another note, while it is still a draft. */
export async function changeProposal(
  { db, now }: Pick<Engines, 'db' | 'now'>,
  colleague: Colleague,
  { id, validFrom, note }: { id: number; validFrom: string; note: string },
): Promise<ChangeDraftResult> {
  if (!may(colleague, 'prices.change')) return { ok: false, reason: 'not-yours-to-do' }
  const at = now()
  const refusal = refuseDay(validFrom, at)
  if (refusal) return { ok: false, reason: refusal }

  return db.transaction().execute(async (tx) => {
    const before = await lockProposal(tx, id)
    if (!before) return { ok: false, reason: 'unknown-proposal' }
    if (before.status !== 'draft') return { ok: false, reason: 'not-from-here' }
    if (before.author !== colleague.id) return { ok: false, reason: 'not-the-author' }

    const after = { validFrom, note: note.slice(0, MAX_NOTE_LENGTH) }
    await changeDraft(tx, id, after)
    const change = { before: { validFrom: before.validFrom, note: before.note }, after }
    await writeAudit(tx, colleague, { action: 'price-proposal.change', subject: `price-proposal ${id}`, ...change }, at)
    return { ok: true }
  })
}
