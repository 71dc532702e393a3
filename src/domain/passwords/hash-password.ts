import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { sameSpelling } from './same-spelling.ts'

/** argon2id as the library makes it: 19 MiB, two rounds. What begins otherwise is made anew at the next login. */
const STRENGTH = '$argon2id$v=19$m=19456,t=2,p=1$'

/** Each costs a core and much memory for a while; one core is left to visitors who only look around. */
const AT_ONCE = Math.min(4, Math.max(1, availableParallelism() - 1))
const MAX_WAITING = 40

/** More people want to log in than can be served right now. */
export class TooBusyError extends Error {
  override name = 'TooBusyError'
}

let running = 0
const waiting: (() => void)[] = []

/** Whoever would be sent away in the end is sent away before anything else is done for him. */
export function refuseIfCrowded(): void {
  if (waiting.length >= MAX_WAITING) throw new TooBusyError('Too many passwords to check')
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  refuseIfCrowded()
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    // Whoever is next takes over this place.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(sameSpelling(password)))

export const isTooWeak = (passwordHash: string): boolean => !passwordHash.startsWith(STRENGTH)

/** Of a password that was thrown away. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$TyKlDMoEZUd9QuVgo8ofrA$s0W4GnFgTd0ddYzj0TltdgCVKYdYRXVXkfv97dNWAoI'

/** Takes as long for somebody who does not exist, so that nobody learns who is a customer or works here. */
export async function isRightPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await inTurn(() => verify(passwordHash ?? NOBODY, sameSpelling(password)))
  return isRight && passwordHash !== null && passwordHash !== undefined
}
