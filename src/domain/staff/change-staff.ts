import { hashPassword } from '#domain/passwords/hash-password.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import { isId } from '#shop/ids.ts'
import { oneLine } from '#shop/forms/typed-text.ts'
import { writeAudit } from './audit/audit.ts'
import { isFreshlyAuthenticated, type Colleague } from './colleague.ts'
import { may, type Role } from './permissions.ts'
import { hasOtherAdmin, lockStaff, insertColleague, updateColleague, type StaffRow } from './colleague-store.ts'
import { newPassword } from './login/staff-password.ts'
import { deleteSessionsOf } from './login/staff-session-store.ts'
import { deleteReset } from './second-factor/second-factor-store.ts'

type Needs = Pick<Engines, 'db' | 'now'>

export type StaffRefusal =
  | 'not-yours-to-do'
  | 'reauthenticate-first'
  | 'no-such-colleague'
  | 'last-admin'
  | 'username-taken'
  | 'username-invalid'
  | 'no-second-factor'
  | 'already-proposed'
  | 'no-such-proposal'
  | 'own-proposal'

export type StaffResult = { ok: true } | { ok: false; reason: StaffRefusal }

/** The password is told once, and stored nowhere. */
export type PasswordResult = { ok: true; username: string; password: string } | { ok: false; reason: StaffRefusal }

const usernames = /^[a-z][a-z0-9.-]{1,39}$/

export type NewColleague = { username: string; name: string; roles: readonly Role[] }

export async function hireColleague(
  { db, now: clock }: Needs,
  colleague: Colleague,
  { username: typed, name: typedName, roles }: NewColleague,
): Promise<PasswordResult> {
  if (!may(colleague, 'staff.change')) return { ok: false, reason: 'not-yours-to-do' }
  const username = typed.trim().toLowerCase()
  if (!usernames.test(username)) return { ok: false, reason: 'username-invalid' }
  const now = clock()
  if (!isFreshlyAuthenticated(colleague, now)) return { ok: false, reason: 'reauthenticate-first' }
  const password = newPassword()
  const passwordHash = await hashPassword(password)
  const after = { username, name: oneLine(typedName), roles }
  const isNew = await db.transaction().execute(async (tx) => {
    const id = crypto.randomUUID()
    if (!(await insertColleague(tx, { id, passwordHash, now, ...after }))) return false
    await writeAudit(tx, colleague, { action: 'staff.add', subject: `staff ${username}`, before: null, after }, now)
    return true
  })
  return isNew ? { ok: true, username, password } : { ok: false, reason: 'username-taken' }
}

type Step = (tx: Transaction, found: StaffRow, now: Date) => Promise<StaffRefusal | { before: object; after: object }>

/** To shut somebody out must never wait. */
const urgent = 'staff.disable'

/** One change of one colleague: held, checked, written and recorded together. */
export async function changeColleague(
  { db, now: clock }: Needs,
  colleague: Colleague,
  id: string,
  action: string,
  step: Step,
): Promise<StaffResult & { username?: string }> {
  if (!may(colleague, 'staff.change')) return { ok: false, reason: 'not-yours-to-do' }
  if (!isId(id)) return { ok: false, reason: 'no-such-colleague' }
  const now = clock()
  if (action !== urgent && !isFreshlyAuthenticated(colleague, now)) return { ok: false, reason: 'reauthenticate-first' }
  return db.transaction().execute(async (tx) => {
    const found = await lockStaff(tx, id)
    if (!found) return { ok: false, reason: 'no-such-colleague' }
    const outcome = await step(tx, found, now)
    if (typeof outcome === 'string') return { ok: false, reason: outcome }
    await writeAudit(tx, colleague, { action, subject: `staff ${found.username}`, ...outcome }, now)
    return { ok: true, username: found.username }
  })
}

/** Somebody has to be left who can give roles. */
const isLastAdmin = async (tx: Transaction, { id, roles, disabledAt }: StaffRow): Promise<boolean> =>
  roles.includes('admin') && disabledAt === null && !(await hasOtherAdmin(tx, id))

export const changeRoles = (engines: Needs, colleague: Colleague, id: string, roles: readonly Role[]) =>
  changeColleague(engines, colleague, id, 'staff.roles', async (tx, found) => {
    if (!roles.includes('admin') && (await isLastAdmin(tx, found))) return 'last-admin'
    await updateColleague(tx, id, { roles })
    return { before: { roles: found.roles }, after: { roles } }
  })

/** Who leaves is out everywhere at once. */
export const disableColleague = (engines: Needs, colleague: Colleague, id: string) =>
  changeColleague(engines, colleague, id, urgent, async (tx, found, now) => {
    if (await isLastAdmin(tx, found)) return 'last-admin'
    await updateColleague(tx, id, { disabledAt: now })
    await deleteSessionsOf(tx, id)
    return { before: { isDisabled: found.disabledAt !== null }, after: { isDisabled: true } }
  })

export const enableColleague = (engines: Needs, colleague: Colleague, id: string) =>
  changeColleague(engines, colleague, id, 'staff.enable', async (tx, found) => {
    await updateColleague(tx, id, { disabledAt: null })
    await deleteReset(tx, id)
    return { before: { isDisabled: found.disabledAt !== null }, after: { isDisabled: false } }
  })

/** For whoever has forgotten his; he is logged out everywhere. */
export async function giveNewPassword(engines: Needs, colleague: Colleague, id: string): Promise<PasswordResult> {
  const password = newPassword()
  const passwordHash = await hashPassword(password)
  const result = await changeColleague(engines, colleague, id, 'staff.password', async (tx) => {
    await updateColleague(tx, id, { passwordHash })
    await deleteSessionsOf(tx, id)
    return { before: {}, after: {} }
  })
  return result.ok ? { ok: true, username: result.username!, password } : { ok: false, reason: result.reason }
}
