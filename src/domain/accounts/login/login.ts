import { mailboxKey } from '#domain/letters/mailbox-key.ts'
import { guessWithin, type GuessResult } from '#domain/passwords/guess-rate-limit.ts'
import type { Engines } from '#engines/engines.ts'
import type { Vault } from '#engines/vault/vault.ts'
import type { Shop } from '#shop/shop.ts'
import { accountEmail } from '#domain/accounts/registration/account-email.ts'
import { activeAccount, setPasswordHash, type Account } from '#domain/accounts/account-store.ts'
import { hashPassword, isRightPassword, isTooWeak } from '#domain/passwords/hash-password.ts'
import { openSession, type TokenPair } from './sessions.ts'

export type LoginInput = {
  username: string
  password: string
  remember: boolean
  userAgent: string
  /** Where the request came from. */
  address: string
  /** What this browser was given at an earlier login. */
  knownDevice: string | undefined
}

export type LoginResult =
  | { ok: true; account: Account; pair: TokenPair; knownDevice: string }
  | Extract<GuessResult, { ok: false }>

/** A school behind one address may log in; a machine that guesses is slowed down. */
const perAddress = { name: 'login-address', points: 40, seconds: 60 }

const perAccount = { name: 'login-account', points: 10, seconds: 60 }

const KNOWN_DEVICE = 'known-device'

/** A browser that has logged in before has guesses of its own, so that nobody can use up those of the owner. */
const isKnown = (vault: Vault, account: Account | undefined, knownDevice: string | undefined): boolean =>
  account !== undefined && knownDevice !== undefined && vault.idOf(KNOWN_DEVICE, knownDevice) === account.id

/** Wrong name, wrong password and an address that nobody confirmed are all the same, in words and in work. */
export async function login(engines: Engines, { country }: Shop, input: LoginInput): Promise<LoginResult> {
  const { db, cache, vault } = engines
  const { username, password, remember, userAgent } = input
  const email = accountEmail(username)
  const account = await activeAccount(db, country.code, email)
  const guesser = `${country.code} ${mailboxKey(email)}${isKnown(vault, account, input.knownDevice) ? ' at home' : ''}`
  const buckets = [
    { bucket: perAddress, key: input.address },
    { bucket: perAccount, key: guesser },
  ]
  const checked = await guessWithin(cache, buckets, () => isRightPassword(account?.passwordHash, password))
  if (!checked.ok) return checked
  if (!account) return { ok: false, reason: 'wrong-login' }

  if (isTooWeak(account.passwordHash!)) await setPasswordHash(db, account.id, await hashPassword(password))
  const pair = await openSession(engines, account, { remember, userAgent })
  return { ok: true, account, pair, knownDevice: vault.token(KNOWN_DEVICE, account.id) }
}
