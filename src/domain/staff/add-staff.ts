import { hash } from '@node-rs/argon2'
import type { Engines } from '#engines/engines.ts'
import type { StaffLogin } from './check-staff-login.ts'
import { saveStaff } from './staff-store.ts'

export async function addStaff(
  { db, now }: Engines,
  { username, password }: StaffLogin,
  roles: string[],
): Promise<void> {
  const passwordHash = await hash(password)
  await saveStaff(db, {
    id: crypto.randomUUID(),
    username: username.toLowerCase(),
    passwordHash,
    roles,
    createdAt: now(),
  })
}
