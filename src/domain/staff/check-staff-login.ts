import { hash, verify } from '@node-rs/argon2'
import type { Engines } from '#engines/engines.ts'
import { staffByName } from './staff-store.ts'

export type StaffLogin = { username: string; password: string }

/** Unknown names cost as much time as known ones, so that nobody learns who works here. */
const nobody = hash('no such colleague')

export type StaffLoginResult =
  | { ok: true; id: string }
  | { ok: false; reason: 'wrong-login' }
  | { ok: false; reason: 'too-many-guesses'; retryAfterSeconds: number }

/** Guesses per minute before the door stays shut for a while: at one name, and at all names from one address. */
const atOneName = { name: 'staff', points: 10, seconds: 60 }
const fromOneAddress = { name: 'staff-address', points: 100, seconds: 60 }

export async function checkStaffLogin(
  { db, cache }: Pick<Engines, 'db' | 'cache'>,
  { username, password }: StaffLogin,
  address: string,
): Promise<StaffLoginResult> {
  const name = username.toLowerCase()
  const budgets = await Promise.all([
    cache.spend(atOneName, `${address} ${name}`),
    cache.spend(fromOneAddress, address),
  ])
  const spent = budgets.find(({ allowed }) => !allowed)
  if (spent) return { ok: false, reason: 'too-many-guesses', retryAfterSeconds: spent.retryAfterSeconds }

  const found = await staffByName(db, name)
  const right = await verify(found?.passwordHash ?? (await nobody), password)
  return right && found ? { ok: true, id: found.id } : { ok: false, reason: 'wrong-login' }
}
