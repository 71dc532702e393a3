import type { Engines } from '#engines/engines.ts'
import type { Caller } from './find-caller.ts'
import { sessionById } from './session-store.ts'
import { endSession, readRefreshToken } from './sessions.ts'

/** Ends the session of each token that was sent, usually the same one. */
export async function logout(
  { db, vault }: Pick<Engines, 'db' | 'vault'>,
  { caller, refreshToken }: { caller: Caller | undefined; refreshToken: string },
): Promise<void> {
  if (caller) await endSession(db, caller.id, caller.sessionId)
  const given = readRefreshToken(vault, refreshToken)
  const session = given && (await sessionById(db, given.id))
  if (session) await endSession(db, session.accountId, session.id)
}
