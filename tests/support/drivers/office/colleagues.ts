import { addStaff } from '#domain/staff/add-staff.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { openDatabase } from '#engines/database/open-database.ts'
import type { Engines } from '#engines/engines.ts'
import { silentLog } from '#engines/log/log.ts'
import { officeCookie } from './office-login.ts'
import type { OwnShop } from '#tests/support/services/shops/own-shop.ts'

const passwordOf = (username: string): string => `the password of ${username}`

/** Somebody who works here, as the actions of a room meet them. */
export async function hireColleague(
  engines: Pick<Engines, 'db' | 'now'>,
  username: string,
  ...roles: Role[]
): Promise<Colleague> {
  const id = await addStaff(engines, { username, password: passwordOf(username) }, roles)
  return { id, username, roles, authenticatedAt: engines.now() }
}

/** Somebody who works in a running shop and has logged in; tells the header by which the office knows them. */
export async function seatColleague(
  shop: Pick<OwnShop, 'visit' | 'databaseUrl'>,
  username: string,
  ...roles: Role[]
): Promise<{ cookie: string }> {
  const database = await openDatabase({ url: shop.databaseUrl, dataFolder: 'unused' }, silentLog)
  await hireColleague({ db: database.background, now: () => new Date() }, username, ...roles)
  await database.close()
  return officeCookie(shop.visit, `${username}:${passwordOf(username)}`)
}
