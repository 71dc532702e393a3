import { RateLimiterRes } from 'rate-limiter-flexible'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Bucket, Spending } from './cache.ts'

/** The limiter throws its answer when there are no points left. */
export async function spendPoints(limiter: RateLimiterAbstract, key: string, points = 1): Promise<Spending> {
  try {
    const { remainingPoints } = await limiter.consume(key, points)
    return { allowed: true, retryAfterSeconds: 0, remaining: remainingPoints }
  } catch (answer) {
    if (!(answer instanceof RateLimiterRes)) throw answer
    return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(answer.msBeforeNext / 1000)), remaining: 0 }
  }
}

/** One limiter per bucket, made when it is first needed. */
export function limitersBy<Limiter>(make: (bucket: Bucket) => Limiter): (bucket: Bucket) => Limiter {
  const limiters = new Map<string, Limiter>()
  return (bucket) => {
    const id = `${bucket.name} ${bucket.points} ${bucket.seconds}`
    const limiter = limiters.get(id) ?? make(bucket)
    limiters.set(id, limiter)
    return limiter
  }
}
