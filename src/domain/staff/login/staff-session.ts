import { createHash, randomBytes } from 'node:crypto'
import type { Engines } from '#engines/engines.ts'
import { FIRST_LANGUAGE, isOfficeLanguage } from '#shop/messages/office-language.ts'
import {
  checkStaffLogin,
  isKnownDevice,
  type LoginSource,
  type StaffLogin,
  type StaffLoginResult,
} from './check-staff-login.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { isRole, needsSecondFactor } from '#domain/staff/permissions.ts'
import {
  checkSecondFactor,
  setUpAuthenticator,
  type CodeResult,
  type SetUpResult,
} from '#domain/staff/second-factor/second-factor.ts'
import {
  addSession,
  completeSession,
  deleteSession,
  deleteSessionsOf,
  reauthenticateSession,
  sessionByHash,
  touchSession,
} from './staff-session-store.ts'

/** After so long without a click somebody has gone home. */
const IDLE_MILLISECONDS = 60 * 60_000

/** A working day and some: nobody stays logged in over night. */
const MAX_MILLISECONDS = 12 * 60 * 60_000

/** Whoever came before the one, or was last seen before the other, is logged in no more. */
export const endedBefore = (now: Date): { createdSince: Date; seenSince: Date } => ({
  createdSince: new Date(now.getTime() - MAX_MILLISECONDS),
  seenSince: new Date(now.getTime() - IDLE_MILLISECONDS),
})

/** Written so seldom, not with every click. */
const TOUCH_MILLISECONDS = 60_000

/** Only this is stored: who reads the database cannot log in by it. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

type Needs = Pick<Engines, 'db' | 'cache' | 'vault' | 'now'>

export type LogInResult =
  | {
      ok: true
      token: string
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
  return { ok: true, token }
}

/** Somebody whose password was right. Without what is missing he is nobody who may do anything. */
export type Entrant = Colleague & {
  /** By what the session is known in the database. */
  session: string
  hasSecondFactor: boolean
  mustHaveSecondFactor: boolean
  /** A code of the second factor, or to have one at all. */
  missing: 'code' | 'second-factor' | undefined
}

type EntryRule = {
  /** Whether whoever does weighty work has to have a second factor. */
  requiresSecondFactor: boolean
}

/** Who is behind a token: nobody if it is made up, too old, or its owner works here no more. */
export async function findEntrant(
  { db, now: clock }: Pick<Engines, 'db' | 'now'>,
  token: string | undefined,
  { requiresSecondFactor }: EntryRule,
): Promise<Entrant | undefined> {
  if (token === undefined) return undefined
  const hash = hashOf(token)
  const session = await sessionByHash(db, hash)
  if (!session) return undefined
  const now = clock()
  const { createdSince, seenSince } = endedBefore(now)
  if (session.seenAt < seenSince || session.createdAt < createdSince) {
    await deleteSession(db, hash)
    return undefined
  }
  if (now.getTime() - session.seenAt.getTime() > TOUCH_MILLISECONDS) await touchSession(db, hash, now)
  const { id, username, authenticatedAt, language, secondFactorAt, hasSecondFactor } = session
  const roles = session.roles.filter(isRole)
  const lacksCode = hasSecondFactor && secondFactorAt === null
  const mustHaveSecondFactor = requiresSecondFactor && needsSecondFactor({ roles })
  const lacksFactor = mustHaveSecondFactor && !hasSecondFactor
  return {
    id,
    username,
    roles,
    language: isOfficeLanguage(language) ? language : FIRST_LANGUAGE,
    authenticatedAt,
    session: hash,
    hasSecondFactor,
    mustHaveSecondFactor,
    missing: lacksCode ? 'code' : lacksFactor ? 'second-factor' : undefined,
  }
}

/** The code after the password: from now on somebody is in. */
export async function enterWithCode(
  engines: Needs,
  entrant: Entrant,
  { code, knownDevice }: { code: string; knownDevice?: string | undefined },
): Promise<CodeResult> {
  const isAtHome = isKnownDevice(engines.vault, entrant.id, knownDevice)
  const checked = await checkSecondFactor(engines, entrant, { code, isAtHome })
  if (checked.ok) await completeSession(engines.db, entrant.session, engines.now())
  return checked
}

/** The app has shown its first code; whoever typed it is in. */
export async function enterWithNewAuthenticator(
  engines: Needs,
  entrant: Entrant,
  offered: { offer: string; code: string },
): Promise<SetUpResult> {
  const result = await setUpAuthenticator(engines, entrant, offered)
  if (!result.ok) return result
  await completeSession(engines.db, entrant.session, engines.now())
  await deleteSessionsOf(engines.db, entrant.id, { except: entrant.session })
  return result
}

/** The password once more, and a code of the second factor where there is one, before money moves or roles change. */
export async function reauthenticateStaff(
  engines: Needs,
  { id, username, session, hasSecondFactor }: Entrant,
  { password, code }: { password: string; code: string },
  address: string,
): Promise<StaffLoginResult | CodeResult> {
  const login = { username, password }
  const result = await checkStaffLogin(engines, login, { address, isLoggedIn: true })
  if (!result.ok) return result
  const checked = hasSecondFactor
    ? await checkSecondFactor(engines, { id, username }, { code, isAtHome: true })
    : result
  if (checked.ok) await reauthenticateSession(engines.db, session, engines.now())
  return checked
}

export const logOutStaff = ({ db }: Pick<Engines, 'db'>, token: string): Promise<void> =>
  deleteSession(db, hashOf(token))
