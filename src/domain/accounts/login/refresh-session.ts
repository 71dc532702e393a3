import type { Engines } from '#engines/engines.ts'
import type { Shop } from '#shop/shop.ts'
import { stolenSessionLetter } from '#domain/accounts/registration/account-letters.ts'
import { accountById } from '#domain/accounts/account-store.ts'
import { deleteSession, lockSession, rotateSession } from './session-store.ts'
import { pairOf, readRefreshToken, sessionEnd, type TokenPair } from './sessions.ts'

/** A lost answer, or tabs that woke up together: for so long the token before the newest gets the newest again. */
const OVERLAP_MILLISECONDS = 60_000

type Needs = Pick<Engines, 'db' | 'tokens' | 'vault' | 'now' | 'mail' | 'log'>

/** Exchanges a refresh token for the next pair. One that was exchanged long ago was stolen: the session ends. */
export async function refreshSession(engines: Needs, shop: Shop, token: string): Promise<TokenPair | undefined> {
  const { db, vault, now: clock } = engines
  const given = readRefreshToken(vault, token)
  if (!given) return undefined

  return db.transaction().execute(async (tx) => {
    const session = await lockSession(tx, given.id)
    const account = session && (await accountById(tx, session.accountId))
    const now = clock()
    if (!session || account?.country !== shop.country.code || session.expiresAt <= now) return undefined

    if (given.generation === session.generation) {
      const next = {
        ...session,
        generation: session.generation + 1,
        rotatedAt: now,
        expiresAt: sessionEnd(session, now),
      }
      await rotateSession(tx, next)
      return pairOf(engines, account, next)
    }
    const isJustReplaced =
      given.generation === session.generation - 1 && now.getTime() - session.rotatedAt.getTime() <= OVERLAP_MILLISECONDS
    if (isJustReplaced) return pairOf(engines, account, session)

    await deleteSession(tx, account.id, session.id)
    await engines.mail.post(stolenSessionLetter(shop, account), tx)
    engines.log.warn({ accountId: account.id, sessionId: session.id }, 'A refresh token was used again.')
    return undefined
  })
}
