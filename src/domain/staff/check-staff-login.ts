import { createHash } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { Engines } from '#engines/engines.ts'
import { passwordHashOf } from './staff-store.ts'

export type StaffLogin = { username: string; password: string }

/** A browser sends the password with every click; for so long we remember that it was right. */
const REMEMBERED_MILLISECONDS = 5 * 60_000

/** More than the team has browsers. */
const MOST_REMEMBERED = 200

const remembered = new Map<string, number>()

/** Unknown names cost as much time as known ones, so that nobody learns who works here. */
const nobody = hash('no such colleague')

const fingerprint = ({ username, password }: StaffLogin): string =>
  createHash('sha256')
    .update(JSON.stringify([username, password]))
    .digest('hex')

export type StaffLoginResult =
  | { ok: true }
  | { ok: false; reason: 'wrong-login' }
  | { ok: false; reason: 'too-many-guesses'; retryAfterSeconds: number }

/** Guesses per address and minute before the door stays shut for a while. */
const guesses = { name: 'staff', points: 10, seconds: 60 }

export async function checkStaffLogin(
  { db, cache, now }: Engines,
  login: StaffLogin,
  address: string,
): Promise<StaffLoginResult> {
  const stored = await passwordHashOf(db, login.username.toLowerCase())
  const key = `${fingerprint(login)} ${stored ?? ''}`
  if ((remembered.get(key) ?? 0) > now().getTime()) return { ok: true }

  const { allowed, retryAfterSeconds } = await cache.spend(guesses, address)
  if (!allowed) return { ok: false, reason: 'too-many-guesses', retryAfterSeconds }

  const right = await verify(stored ?? (await nobody), login.password)
  if (!right || stored === undefined) return { ok: false, reason: 'wrong-login' }
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  remembered.set(key, now().getTime() + REMEMBERED_MILLISECONDS)
  return { ok: true }
}
