import type { Engines } from '#engines/engines.ts'
import type { Shop } from '#shop/shop.ts'
import { accountOfIdentity } from './account-of-identity.ts'
import type { Account } from '#domain/accounts/account-store.ts'
import { openSession, type TokenPair } from './sessions.ts'
import { callbackAddress, openJourney } from './sign-in-journey.ts'

export type IdentityLoginResult =
  | { ok: true; account: Account; pair: TokenPair }
  | { ok: false; reason: 'not-believed' | 'unverified-email' }

/** Nobody knows when: then it counts as long ago. */
const LONG_AGO = new Date(0)

/** Logs in whoever comes back from the provider, if it is the browser that left. */
export async function loginWithIdentity(
  engines: Engines,
  shop: Shop,
  { callbackUrl, journey: sealed, userAgent }: { callbackUrl: string; journey: string; userAgent: string },
): Promise<IdentityLoginResult> {
  const journey = openJourney(engines, shop.country, sealed)
  if (!journey) return { ok: false, reason: 'not-believed' }
  const identity = await engines.identity?.finish(callbackUrl, callbackAddress(shop.country), journey.memory)
  if (!identity) return { ok: false, reason: 'not-believed' }

  const account = await accountOfIdentity(engines, shop, identity)
  if (!account) return { ok: false, reason: 'unverified-email' }

  const { remember } = journey
  const pair = await openSession(engines, account, {
    remember,
    userAgent,
    authenticatedAt: identity.authenticatedAt ?? LONG_AGO,
  })
  return { ok: true, account, pair }
}
