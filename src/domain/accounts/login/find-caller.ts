import type { Engines } from '#engines/engines.ts'
import type { Shop } from '#shop/shop.ts'
import { accountById, type Account } from '#domain/accounts/account-store.ts'
import { sessionById } from './session-store.ts'

/** The customer behind a request. */
export type Caller = Pick<Account, 'id' | 'email' | 'country' | 'locale' | 'customerId'> & {
  sessionId: string
  /** When he last proved to know his password. */
  authenticatedAt: Date
}

/** Long enough to change an address and a bank account in peace. */
const PROOF_MILLISECONDS = 10 * 60_000

/** Whoever changes where money or parcels go has proved it recently; a browser that was left open has not. */
export const hasAuthenticatedRecently = ({ authenticatedAt }: Caller, now: Date): boolean =>
  now.getTime() - authenticatedAt.getTime() <= PROOF_MILLISECONDS

/** Who holds this access token. It ends with its session, even before its own time. */
export async function findCaller(
  { db, tokens, now }: Pick<Engines, 'db' | 'tokens' | 'now'>,
  { country }: Shop,
  accessToken: string,
): Promise<Caller | undefined> {
  const claims = await tokens.read(accessToken, country.code)
  if (!claims) return undefined
  const [session, account] = await Promise.all([sessionById(db, claims.session), accountById(db, claims.subject)])
  if (!session || session.expiresAt <= now() || session.accountId !== account?.id) return undefined

  const { id, email, country: home, locale, customerId } = account
  return {
    id,
    email,
    country: home,
    locale,
    customerId,
    sessionId: session.id,
    authenticatedAt: session.authenticatedAt,
  }
}
