import { createHash, randomBytes } from 'node:crypto'
import type { Engines } from '#engines/engines.ts'
import { FIRST_LANGUAGE, isOfficeLanguage } from '#shop/messages/office-language.ts'
import {
  checkStaffLogin,
  deviceToken,
  type LoginSource,
  type StaffLogin,
  type StaffLoginResult,
} from './check-staff-login.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { isRole } from '#domain/staff/permissions.ts'
import { addSession, deleteSession, reauthenticateSession, sessionByHash, touchSession } from './staff-session-store.ts'

/** After so long without a click somebody has gone home. */
const IDLE_MILLISECONDS = 60 * 60_000

/** A working day and some: nobody stays logged in over night. */
const MAX_MILLISECONDS = 12 * 60 * 60_000

/** Written so seldom, not with every click. */
const TOUCH_MILLISECONDS = 60_000

/** Only this is stored: who reads the database cannot log in by it. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

type Needs = Pick<Engines, 'db' | 'cache' | 'vault' | 'now'>

export type LogInResult =
  | {
      ok: true
      token: string
      /** For the browser to keep: it has guesses of its own from now on. */
      knownDevice: string
    }
  | Extract<StaffLoginResult, { ok: false }>

/** Opens a session for the right password. The token is told once and stored nowhere. */
export async function logInStaff(
  engines: Needs,
  login: StaffLogin,
  { device, ...source }: LoginSource & { device: string },
): Promise<LogInResult> {
  const result = await checkStaffLogin(engines, login, source)
  if (!result.ok) return result
  const token = randomBytes(32).toString('base64url')
  await addSession(engines.db, { tokenHash: hashOf(token), staffId: result.id, device, now: engines.now() })
  return { ok: true, token, knownDevice: deviceToken(engines.vault, result.id) }
}

/** Who is behind a token: nobody if it is made up, too old, or its owner works here no more. */
export async function findColleague({ db, now: clock }: Pick<Engines, 'db' | 'now'>, token: string | undefined) {
  if (token === undefined) return undefined
  const hash = hashOf(token)
  const session = await sessionByHash(db, hash)
  if (!session) return undefined
  const now = clock()
  const idle = now.getTime() - session.seenAt.getTime()
  const age = now.getTime() - session.createdAt.getTime()
  if (idle > IDLE_MILLISECONDS || age > MAX_MILLISECONDS) {
    await deleteSession(db, hash)
    return undefined
  }
  if (idle > TOUCH_MILLISECONDS) await touchSession(db, hash, now)
  const { id, username, authenticatedAt, language } = session
  return {
    id,
    username,
    roles: session.roles.filter(isRole),
    language: isOfficeLanguage(language) ? language : FIRST_LANGUAGE,
    authenticatedAt,
  } satisfies Colleague
}

/** The password once more, before money moves. */
export async function reauthenticateStaff(
  engines: Needs,
  token: string,
  login: StaffLogin,
  address: string,
): Promise<StaffLoginResult> {
  const result = await checkStaffLogin(engines, login, { address, isLoggedIn: true })
  if (result.ok) await reauthenticateSession(engines.db, hashOf(token), engines.now())
  return result
}

export const logOutStaff = ({ db }: Pick<Engines, 'db'>, token: string): Promise<void> =>
  deleteSession(db, hashOf(token))
