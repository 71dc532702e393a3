import { hashPassword } from '#domain/passwords/hash-password.ts'
import type { Engines } from '#engines/engines.ts'
import { writeAudit } from '#domain/staff/audit/audit.ts'
import { checkStaffLogin } from './check-staff-login.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { updateColleague } from '#domain/staff/colleague-store.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './staff-password.ts'
import { deleteSessionsOf } from './staff-session-store.ts'

export type OwnPasswordResult =
  | { ok: true }
  | { ok: false; reason: 'wrong-login' | 'too-many-guesses' | 'too-short' | 'too-long' }

/** Whoever knows the old one chooses a new one. He is logged out everywhere. */
export async function changeOwnPassword(
  engines: Pick<Engines, 'db' | 'cache' | 'vault' | 'now'>,
  colleague: Colleague,
  { current, wanted }: { current: string; wanted: string },
  address: string,
): Promise<OwnPasswordResult> {
  if (wanted.length < MIN_PASSWORD_LENGTH) return { ok: false, reason: 'too-short' }
  if (wanted.length > MAX_PASSWORD_LENGTH) return { ok: false, reason: 'too-long' }
  const { id, username } = colleague
  const proof = await checkStaffLogin(engines, { username, password: current }, { address, isLoggedIn: true })
  if (!proof.ok) return { ok: false, reason: proof.reason }

  const passwordHash = await hashPassword(wanted)
  const now = engines.now()
  await engines.db.transaction().execute(async (tx) => {
    await updateColleague(tx, id, { passwordHash })
    await deleteSessionsOf(tx, id)
    const change = { action: 'staff.own-password', subject: `staff ${username}`, before: {}, after: {} }
    await writeAudit(tx, colleague, change, now)
  })
  return { ok: true }
}
