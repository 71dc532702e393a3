import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import { beyondGuardRails, guardedMoment, isNumberToType, type Beyond, type Impact } from './guard-rails.ts'
import { writeCancellation, writeFirstApproval, type LockedVersion } from './version-store.ts'
import type { VersionKind } from './version.ts'
import { subjectOf } from './write-version.ts'

/** What a version does to prices. Handed in, since the prices of rules are made in a room above this one. */
export type Measure = (
  db: Database,
  version: { kind: VersionKind; id: number; questionnaire: string | null; body: unknown },
  at: Date,
) => Promise<Impact>

/** Why a version needs two approvals; nothing, if it does not. */
export async function findBeyond(
  { db, now }: Pick<Engines, 'db' | 'now'>,
  version: Parameters<Measure>[1],
  measure: Measure,
): Promise<Beyond[]> {
  const [{ guardRails }, impact] = [await findRules({ db, now }), await measure(db, version, now())]
  return beyondGuardRails(guardRails, impact)
}

/** Whether this is the first of two approvals, and from when on the version counts if it is the last. */
export async function guardOf(
  tx: Transaction,
  { id, version, number }: { id: number; version: LockedVersion; number: string },
  measure: Measure,
  at: Date,
) {
  const { kind, questionnaire, body, firstApprover, liveFrom: wanted } = version
  const now = () => at
  const beyond = await findBeyond({ db: tx, now }, { kind, id, questionnaire, body }, measure)
  const { guardRails } = await findRules({ db: tx, now })
  const isGuarded = beyond.length > 0 || firstApprover !== null
  const atOnce = wanted !== null && wanted > at ? wanted : at
  return {
    beyond,
    isRefused: !isNumberToType(beyond, number),
    isFirst: beyond.length > 0 && firstApprover === null,
    liveFrom: isGuarded ? guardedMoment(guardRails, wanted, at) : atOnce,
  }
}

/** So many reasons the log tells; all others are less. */
const TOLD = 20

export const told = (beyond: readonly Beyond[] = []) =>
  beyond.length === 0 ? {} : { beyond: beyond.length, furthest: beyond.slice(0, TOLD) }

export async function approveFirst(
  tx: Transaction,
  colleague: Colleague,
  { id, kind, beyond }: { id: number; kind: VersionKind; beyond: readonly Beyond[] },
  at: Date,
): Promise<{ ok: true }> {
  await writeFirstApproval(tx, id, colleague.id, at)
  const after = { firstApprover: colleague.username, ...told(beyond) }
  const change = { action: 'version.approveFirst', subject: subjectOf(kind, id), before: null, after }
  await writeAudit(tx, colleague, change, at)
  return { ok: true }
}

/** Stops what was approved and does not count yet; nothing of it ever did. */
export async function cancelVersion(
  tx: Transaction,
  colleague: Colleague,
  { id, version: { kind, number, liveFrom } }: { id: number; version: LockedVersion },
  at: Date,
): Promise<{ ok: true } | { ok: false; reason: 'not-from-here' }> {
  if (liveFrom! <= at) return { ok: false, reason: 'not-from-here' }
  await writeCancellation(tx, id, colleague.id, at)
  const change = { before: { number, liveFrom }, after: { status: 'cancelled' } }
  await writeAudit(tx, colleague, { action: 'version.cancel', subject: subjectOf(kind, id), ...change }, at)
  return { ok: true }
}
