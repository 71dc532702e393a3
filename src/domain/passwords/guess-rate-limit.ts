import type { Bucket, Cache } from '#engines/cache/cache.ts'
import { refuseIfCrowded } from './hash-password.ts'

/** Who pays for a guess: an address on the net, an account. */
export type GuessBucket = { bucket: Bucket; key: string }

export type GuessResult =
  | { ok: true }
  | { ok: false; reason: 'wrong-login' }
  | { ok: false; reason: 'too-many-guesses'; retryAfterSeconds: number }

/**
 * Checks a password while every purse has guesses left. They pay beforehand, so that many guesses at once are counted one
 * by one; whoever was right, or was never looked at, gets his point back.
 */
export async function guessWithin(
  cache: Cache,
  buckets: readonly GuessBucket[],
  isRight: () => Promise<boolean>,
): Promise<GuessResult> {
  refuseIfCrowded()
  for (const { bucket, key } of buckets) {
    const { allowed, retryAfterSeconds } = await cache.spend(bucket, key)
    if (!allowed) return { ok: false, reason: 'too-many-guesses', retryAfterSeconds }
  }
  const giveBack = () => Promise.all(buckets.map(({ bucket, key }) => cache.giveBack(bucket, key)))
  const right = await isRight().catch(async (error: unknown) => {
    await giveBack()
    throw error
  })
  if (!right) return { ok: false, reason: 'wrong-login' }
  await giveBack()
  return { ok: true }
}
