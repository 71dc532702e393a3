import { addStaff } from '#domain/staff/add-staff.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import type { Role } from '#domain/staff/permissions.ts'
import type { Engines } from '#engines/engines.ts'

/** Somebody who works here, as the deeds of a room meet them. */
export async function hireColleague(engines: Engines, username: string, ...roles: Role[]): Promise<Colleague> {
  const id = await addStaff(engines, { username, password: `the password of ${username}` }, roles)
  return { id, username, roles, provedAt: engines.now() }
}
