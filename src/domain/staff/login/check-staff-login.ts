import { guessWithin, type GuessResult } from '#domain/passwords/guess-rate-limit.ts'
import { isRightPassword } from '#domain/passwords/hash-password.ts'
import type { Engines } from '#engines/engines.ts'
import type { Vault } from '#engines/vault/vault.ts'
import { staffByName } from '#domain/staff/staff-store.ts'

export type StaffLogin = { username: string; password: string }

/** Where a password is typed. */
export type LoginSource = {
  address: string
  /** What this browser was given at an earlier login. */
  knownDevice?: string | undefined
  /** Whether whoever types is logged in under the same name already. */
  isLoggedIn?: boolean
}

export type StaffLoginResult = { ok: true; id: string } | Extract<GuessResult, { ok: false }>

/** Guesses per minute before the door stays shut for a while: at one name from anywhere, and at all names from one address. */
const atOneName = { name: 'staff', points: 10, seconds: 60 }
const fromOneAddress = { name: 'staff-address', points: 100, seconds: 60 }

const KNOWN_DEVICE = 'known-office-device'

/** By this a browser is known again in which somebody has logged in. */
export const deviceToken = (vault: Vault, staffId: string): string => vault.token(KNOWN_DEVICE, staffId)

export const isKnownDevice = (vault: Vault, id: string, device: string | undefined): boolean =>
  device !== undefined && vault.idOf(KNOWN_DEVICE, device) === id

const isAtHome = (vault: Vault, id: string | undefined, { knownDevice, isLoggedIn = false }: LoginSource): boolean =>
  id !== undefined && (isLoggedIn || isKnownDevice(vault, id, knownDevice))

/** A name that nobody has and a wrong password are the same, in words and in work. */
export async function checkStaffLogin(
  { db, cache, vault }: Pick<Engines, 'db' | 'cache' | 'vault'>,
  { username, password }: StaffLogin,
  source: LoginSource,
): Promise<StaffLoginResult> {
  const name = username.toLowerCase()
  const found = await staffByName(db, name)
  const account = vault.fingerprint('staff-guesses', name)
  const buckets = [
    { bucket: fromOneAddress, key: source.address },
    { bucket: atOneName, key: isAtHome(vault, found?.id, source) ? `${account} at home` : account },
  ]
  const checked = await guessWithin(cache, buckets, () => isRightPassword(found?.passwordHash, password))
  if (!checked.ok) return checked
  return found ? { ok: true, id: found.id } : { ok: false, reason: 'wrong-login' }
}
