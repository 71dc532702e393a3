import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import type { Engines } from '#engines/engines.ts'
import { liveVersion } from './version-reads-store.ts'
import { changeDraft, insertVersion, lockVersion } from './version-store.ts'
import type { VersionKind } from './version.ts'

export const MAX_NOTE_LENGTH = 500

export const subjectOf = (kind: VersionKind, id: number): string => `version ${kind} ${id}`

type Needs = Pick<Engines, 'db' | 'now'>

const DAY = 24 * 60 * 60_000

/** Nobody knows what a phone is worth in two years. */
const FURTHEST_DAYS = 366

/** Whether something cannot begin at this moment because nobody knows so far ahead. */
export const isTooFar = (moment: Date | null, now: Date): boolean =>
  moment !== null && moment.getTime() > now.getTime() + FURTHEST_DAYS * DAY

/** A draft of new rules that nobody sees but the office: those that count, to be changed. */
export async function startRules(
  { db, now }: Needs,
  colleague: Colleague,
): Promise<{ ok: true; id: number } | { ok: false; reason: 'not-yours-to-do' }> {
  if (!may(colleague, 'prices.change')) return { ok: false, reason: 'not-yours-to-do' }
  return db.transaction().execute(async (tx) => {
    const at = now()
    const { id: basedOn, body, number } = (await liveVersion<object>(tx, 'rules', at))!
    const draft = { kind: 'rules', origin: 'person', body, basedOn, author: colleague.id, note: '' } as const
    const id = (await insertVersion(tx, { ...draft, createdAt: at, liveFrom: null }))!
    const change = { action: 'version.write', before: null, after: { basedOn: number } }
    await writeAudit(tx, colleague, { ...change, subject: subjectOf('rules', id) }, at)
    return { ok: true, id }
  })
}

export type ChangeVersionResult =
  | { ok: true }
  | {
      ok: false
      reason: 'not-yours-to-do' | 'unknown-version' | 'not-from-here' | 'not-the-author' | 'moment-too-far'
    }

type VersionChange = {
  id: number
  /** What it says, if that is what changes. */
  body?: object
  note: string
  liveFrom: Date | null
}

/** What a draft says, why, and from when on; while it is still a draft. */
export async function changeVersion(
  { db, now }: Needs,
  colleague: Colleague,
  kind: VersionKind,
  { id, body, note, liveFrom }: VersionChange,
): Promise<ChangeVersionResult> {
  if (!may(colleague, 'prices.change')) return { ok: false, reason: 'not-yours-to-do' }
  const at = now()
  if (isTooFar(liveFrom, at)) return { ok: false, reason: 'moment-too-far' }
  return db.transaction().execute(async (tx): Promise<ChangeVersionResult> => {
    const before = await lockVersion<object | null>(tx, kind, id)
    if (!before) return { ok: false, reason: 'unknown-version' }
    if (before.status !== 'draft') return { ok: false, reason: 'not-from-here' }
    if (before.author !== colleague.id) return { ok: false, reason: 'not-the-author' }

    const said = { note: note.slice(0, MAX_NOTE_LENGTH), liveFrom }
    await changeDraft(tx, id, { body: body ?? before.body, ...said })
    // What it says is long: the log tells it only where it changes.
    const after = { ...(body && { body }), ...said }
    const was = { ...(body && { body: before.body }), note: before.note, liveFrom: before.liveFrom }
    await writeAudit(tx, colleague, { action: 'version.change', subject: subjectOf(kind, id), before: was, after }, at)
    return { ok: true }
  })
}
