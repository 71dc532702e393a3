import type { Engines } from '#engines/engines.ts'
import { isRole, may, type Permission } from './permissions.ts'
import { everybody } from './staff-store.ts'

/** Who works here and may do something, by name. */
export async function findColleagues(
  { db }: Pick<Engines, 'db'>,
  permission: Permission,
): Promise<{ id: string; username: string }[]> {
  const staff = await everybody(db)
  return staff
    .filter(({ roles }) => may({ roles: roles.filter(isRole) }, permission))
    .map(({ id, username }) => ({ id, username }))
}
