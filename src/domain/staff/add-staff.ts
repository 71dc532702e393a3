import { hashPassword } from '#domain/passwords/hash-password.ts'
import type { Engines } from '#engines/engines.ts'
import type { StaffLogin } from './login/check-staff-login.ts'
import type { Role } from './permissions.ts'
import { updateColleague } from './colleague-store.ts'
import { deleteSessionsOf } from './login/staff-session-store.ts'
import { deleteSecondFactor } from './second-factor/second-factor-store.ts'
import { saveStaff, staffByName } from './staff-store.ts'

/** Lets somebody in. A colleague who is known already gets a new password, begins without a second factor and is logged out everywhere. */
export async function addStaff(
  { db, now }: Pick<Engines, 'db' | 'now'>,
  { username, password }: StaffLogin,
  roles: readonly Role[],
): Promise<string> {
  const passwordHash = await hashPassword(password)
  const staff = { id: crypto.randomUUID(), username: username.toLowerCase(), passwordHash, roles, createdAt: now() }
  return db.transaction().execute(async (tx) => {
    const id = await saveStaff(tx, staff)
    await deleteSecondFactor(tx, id)
    await deleteSessionsOf(tx, id)
    return id
  })
}

/** A new password for many who share one, for demonstrations only. They are logged out everywhere. */
export async function changePasswordTogether(
  { db }: Pick<Engines, 'db'>,
  usernames: readonly string[],
  password: string,
): Promise<void> {
  const passwordHash = await hashPassword(password)
  await db.transaction().execute(async (tx) => {
    for (const username of usernames) {
      const colleague = await staffByName(tx, username)
      if (!colleague) continue
      await updateColleague(tx, colleague.id, { passwordHash })
      await deleteSessionsOf(tx, colleague.id)
    }
  })
}

/** Many at once who share a password, for demonstrations only: it is hashed once. */
export async function addStaffTogether(
  { db, now }: Pick<Engines, 'db' | 'now'>,
  colleagues: Readonly<Record<string, readonly Role[]>>,
  password: string,
): Promise<void> {
  const passwordHash = await hashPassword(password)
  for (const [username, roles] of Object.entries(colleagues)) {
    await saveStaff(db, { id: crypto.randomUUID(), username, passwordHash, roles, createdAt: now() })
  }
}
