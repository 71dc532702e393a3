import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import type { Engines } from '#engines/engines.ts'
import { newId } from '#shop/ids.ts'
import { manyLines } from '#shop/forms/typed-text.ts'
import { addNote } from './note-store.ts'

const MAX_NOTE_LENGTH = 2_000

export type NoteResult = { ok: true } | { ok: false; reason: 'not-yours-to-do' | 'text-missing' }

/** Whoever works on trades may tell the others something. */
const writers = ['trades.receive', 'trades.inspect', 'trades.decide', 'trades.return', 'payouts.prepare'] as const

/** A note stays as it was written. */
export async function writeNote(
  { db, now: clock }: Pick<Engines, 'db' | 'now'>,
  colleague: Colleague,
  { tradeId, text }: { tradeId: string; text: string },
): Promise<NoteResult> {
  if (!writers.some((permission) => may(colleague, permission))) return { ok: false, reason: 'not-yours-to-do' }
  const note = manyLines(text).slice(0, MAX_NOTE_LENGTH)
  if (note === '') return { ok: false, reason: 'text-missing' }
  const now = clock()
  await addNote(db, {
    id: newId(now),
    tradeId,
    at: now,
    staffId: colleague.id,
    username: colleague.username,
    text: note,
  })
  return { ok: true }
}
