import { isDeepStrictEqual } from 'node:util'
import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import {
  changeDraft,
  insertVersion,
  liveVersion,
  lockVersion,
  markAnnounced,
  nextNumber,
  versionById,
  writeStep,
  type LockedVersion,
} from './version-store.ts'
import { stepFrom, type StepRefusal, type VersionKind, type VersionStep } from './version.ts'

export const MAX_NOTE_LENGTH = 500

type Needs = Pick<Engines, 'db' | 'now' | 'announcements'>

const subjectOf = (kind: VersionKind, id: number): string => `version ${kind} ${id}`

export type StartResult = { ok: true; id: number } | { ok: false; reason: 'not-yours-to-do' }

/** A draft that nobody sees but the office: the version that counts, to be changed. */
export async function startVersion(
  { db, now }: Pick<Engines, 'db' | 'now'>,
  colleague: Colleague,
  kind: VersionKind,
): Promise<StartResult> {
  if (!may(colleague, 'prices.change')) return { ok: false, reason: 'not-yours-to-do' }
  return db.transaction().execute(async (tx) => {
    const at = now()
    const { id: basedOn, body, number } = await liveVersion(tx, kind, at)
    const draft = { kind, status: 'draft', origin: 'person', body, basedOn, author: colleague.id } as const
    const id = await insertVersion(tx, { ...draft, note: '', createdAt: at, number: null, liveFrom: null })
    const change = { action: 'version.start', subject: subjectOf(kind, id), before: null, after: { basedOn: number } }
    await writeAudit(tx, colleague, change, at)
    return { ok: true, id }
  })
}

export type ChangeVersionResult =
  | { ok: true }
  | { ok: false; reason: 'not-yours-to-do' | 'unknown-version' | 'not-from-here' | 'not-the-author' }

/** What a draft says, why, and from when on; while it is still a draft. */
export async function changeVersion<Body extends object>(
  { db, now }: Pick<Engines, 'db' | 'now'>,
  colleague: Colleague,
  kind: VersionKind,
  { id, body, note, liveFrom }: { id: number; body: Body; note: string; liveFrom: Date | null },
): Promise<ChangeVersionResult> {
  if (!may(colleague, 'prices.change')) return { ok: false, reason: 'not-yours-to-do' }
  return db.transaction().execute(async (tx): Promise<ChangeVersionResult> => {
    const before = await lockVersion<Body>(tx, kind, id)
    if (!before) return { ok: false, reason: 'unknown-version' }
    if (before.status !== 'draft') return { ok: false, reason: 'not-from-here' }
    if (before.author !== colleague.id) return { ok: false, reason: 'not-the-author' }

    const after = { body, note: note.slice(0, MAX_NOTE_LENGTH), liveFrom }
    await changeDraft(tx, id, after)
    const was = { body: before.body, note: before.note, liveFrom: before.liveFrom }
    await writeAudit(
      tx,
      colleague,
      { action: 'version.change', subject: subjectOf(kind, id), before: was, after },
      now(),
    )
    return { ok: true }
  })
}

export type VersionStepResult =
  | { ok: true }
  | {
      ok: false
      reason:
        | 'not-yours-to-do'
        | 'unknown-version'
        | 'reason-missing'
        | 'note-missing'
        | 'nothing-changes'
        | StepRefusal
    }

const needed = {
  propose: 'prices.change',
  withdraw: 'prices.change',
  approve: 'prices.approve',
  reject: 'prices.approve',
} as const

/** Takes a version one step further. Approved, it counts from its moment on, never from an earlier one. */
export async function takeVersionStep(
  engines: Needs,
  colleague: Colleague,
  kind: VersionKind,
  { id, step, reason = '' }: { id: number; step: VersionStep; reason?: string },
): Promise<VersionStepResult> {
  if (!may(colleague, needed[step])) return { ok: false, reason: 'not-yours-to-do' }
  if (step === 'reject' && reason.trim() === '') return { ok: false, reason: 'reason-missing' }

  return engines.db.transaction().execute(async (tx): Promise<VersionStepResult> => {
    const at = engines.now()
    const version = await lockVersion(tx, kind, id)
    if (!version) return { ok: false, reason: 'unknown-version' }
    const taken = stepFrom(version, step, colleague.id)
    if (!taken.ok) return taken
    if (step === 'propose') {
      if (version.note.trim() === '') return { ok: false, reason: 'note-missing' }
      if (await saysTheSame(tx, kind, version)) return { ok: false, reason: 'nothing-changes' }
    }
    const counts = step === 'approve' ? await countsFrom(tx, kind, version, at) : {}
    const decidedBy = step === 'propose' ? null : colleague.id
    await writeStep(tx, id, { status: taken.status, at, decidedBy, reason: reason.trim(), ...counts })
    const after = { status: taken.status, reason: reason.trim(), ...counts }
    const change = {
      action: `version.${step}`,
      subject: subjectOf(kind, id),
      before: { status: version.status },
      after,
    }
    await writeAudit(tx, colleague, change, at)
    await announceDue(engines, tx)
    return { ok: true }
  })
}

async function saysTheSame(tx: Transaction, kind: VersionKind, { body, basedOn }: LockedVersion<unknown>) {
  const base = basedOn === null ? undefined : await versionById(tx, kind, basedOn)
  return isDeepStrictEqual(body, base?.body)
}

async function countsFrom(tx: Transaction, kind: VersionKind, { liveFrom }: LockedVersion<unknown>, at: Date) {
  return { number: await nextNumber(tx, kind), liveFrom: liveFrom !== null && liveFrom > at ? liveFrom : at }
}

export type ReturnResult =
  | { ok: true; id: number }
  | { ok: false; reason: 'not-yours-to-do' | 'unknown-version' | 'not-from-here' | 'counts-already' }

/** Back to an older version, at once and by one person: what was approved once is put back as it was, under a new number. */
export async function returnToVersion(
  engines: Needs,
  colleague: Colleague,
  kind: VersionKind,
  { id }: { id: number },
): Promise<ReturnResult> {
  if (!may(colleague, 'prices.takeBack')) return { ok: false, reason: 'not-yours-to-do' }
  return engines.db.transaction().execute(async (tx): Promise<ReturnResult> => {
    const at = engines.now()
    const number = await nextNumber(tx, kind)
    const [older, live] = [await versionById(tx, kind, id), await liveVersion(tx, kind, at)]
    if (!older) return { ok: false, reason: 'unknown-version' }
    if (older.status !== 'approved' || older.liveFrom! > at) return { ok: false, reason: 'not-from-here' }
    if (isDeepStrictEqual(older.body, live.body)) return { ok: false, reason: 'counts-already' }

    const written = { kind, status: 'approved', origin: 'return', body: older.body, basedOn: id, number } as const
    const back = { author: colleague.id, note: '', createdAt: at, liveFrom: at }
    const newId = await insertVersion(tx, { ...written, ...back })
    const change = { before: { live: live.number }, after: { number, sameAs: older.number } }
    await writeAudit(tx, colleague, { action: 'version.return', subject: subjectOf(kind, newId), ...change }, at)
    await announceDue(engines, tx)
    return { ok: true, id: newId }
  })
}

/** Tells every process about versions whose moment has come, each once. */
async function announceDue({ announcements, now }: Pick<Engines, 'announcements' | 'now'>, tx: Transaction) {
  if ((await markAnnounced(tx, now())) > 0) await announcements.announce('prices', tx)
}

export const ANNOUNCE_DUE_VERSIONS = 'announce-due-versions'

/** Every minute: kept pages would else show what counted before. */
export const announceDueVersions = (engines: Needs): Promise<void> =>
  engines.db.transaction().execute((tx) => announceDue(engines, tx))
