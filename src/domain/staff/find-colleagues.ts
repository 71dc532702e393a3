import type { Engines } from '#engines/engines.ts'
import { findStaff } from './find-staff.ts'
import { may, type Permission } from './permissions.ts'

/** Who works here and may do something, by name. */
export async function findColleagues(
  { db }: Pick<Engines, 'db'>,
  permission: Permission,
): Promise<{ id: string; username: string }[]> {
  const staff = await findStaff({ db })
  return staff
    .filter((each) => each.disabledAt === null && may(each, permission))
    .map(({ id, username }) => ({ id, username }))
}
