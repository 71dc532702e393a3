import type { Database } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import type { Vault } from '#engines/vault/vault.ts'
import { isId } from '#shop/ids.ts'
import type { Account } from '#domain/accounts/account-store.ts'
import { deviceName } from './device-name.ts'
import { deleteSession, deleteSessions, sessionsOf, writeSession, type Session } from './session-store.ts'

/** What is handed out at login and at every renewal. */
export type TokenPair = { accessToken: string; refreshToken: string; expiresInSeconds: number; remembered: boolean }

const ACCESS_SECONDS = 5 * 60

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long a session lives without being used, and at most. */
const remembered = { idle: 30 * DAY, longest: 180 * DAY }
const passing = { idle: 30 * MINUTE, longest: 12 * HOUR }

export const sessionEnd = ({ remembered: isRemembered, createdAt }: Session, now: Date): Date => {
  const { idle, longest } = isRemembered ? remembered : passing
  return new Date(Math.min(now.getTime() + idle, createdAt.getTime() + longest))
}

/** A refresh token is not kept anywhere: it can be made again from the session and the shop's secret. */
const refreshToken = (vault: Vault, { id, generation }: Session): string =>
  `${generation}.${vault.token(`refresh:${generation}`, id)}`

/** The session of a refresh token and which of its tokens it is, or nothing if it was made up. */
export function readRefreshToken(vault: Vault, token: string): { id: string; generation: number } | undefined {
  const [, generation, word] = /^([1-9]\d{0,8})\.([\w-]{43})$/.exec(token) ?? []
  const id = word === undefined ? undefined : vault.idOf(`refresh:${generation}`, word)
  return id !== undefined && isId(id) ? { id, generation: Number(generation) } : undefined
}

export async function pairOf(
  { tokens, vault }: Pick<Engines, 'tokens' | 'vault'>,
  { country }: Pick<Account, 'country'>,
  session: Session,
): Promise<TokenPair> {
  const claims = { subject: session.accountId, session: session.id, audience: country }
  return {
    accessToken: await tokens.sign(claims, ACCESS_SECONDS),
    refreshToken: refreshToken(vault, session),
    expiresInSeconds: ACCESS_SECONDS,
    remembered: session.remembered,
  }
}

/** Somebody has proved who he is, just now if not said otherwise: a new session, never one that was there before. */
export async function openSession(
  engines: Pick<Engines, 'db' | 'tokens' | 'vault' | 'now'>,
  account: Pick<Account, 'id' | 'country'>,
  { remember, userAgent, authenticatedAt }: { remember: boolean; userAgent: string; authenticatedAt?: Date },
): Promise<TokenPair> {
  const now = engines.now()
  const session: Session = {
    id: crypto.randomUUID(),
    accountId: account.id,
    createdAt: now,
    authenticatedAt: authenticatedAt ?? now,
    remembered: remember,
    generation: 1,
    rotatedAt: now,
    expiresAt: now,
    device: deviceName(userAgent),
  }
  const lasting = { ...session, expiresAt: sessionEnd(session, now) }
  await writeSession(engines.db, lasting)
  return pairOf(engines, account, lasting)
}

/** Where somebody is logged in, the last used first. */
export const findSessions = ({ db, now }: Pick<Engines, 'db' | 'now'>, accountId: string): Promise<Session[]> =>
  sessionsOf(db, accountId, now())

/** Ends one session of this account. Says whether there was one. */
export const endSession = (db: Database, accountId: string, id: string): Promise<boolean> =>
  isId(id) ? deleteSession(db, accountId, id) : Promise.resolve(false)

export const endOtherSessions = (db: Database, accountId: string, own: string): Promise<void> =>
  deleteSessions(db, accountId, own)

export const endAllSessions = (db: Database, accountId: string): Promise<void> => deleteSessions(db, accountId)
