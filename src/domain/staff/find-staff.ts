import type { Engines } from '#engines/engines.ts'
import { isRole, type Role } from './permissions.ts'
import { allStaff, type StaffRow } from './colleague-store.ts'

export type StaffMember = Omit<StaffRow, 'roles'> & { roles: Role[] }

/** Everybody who works here or did. */
export async function findStaff({ db }: Pick<Engines, 'db'>): Promise<StaffMember[]> {
  return (await allStaff(db)).map((row) => ({ ...row, roles: row.roles.filter(isRole) }))
}
