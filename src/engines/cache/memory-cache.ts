import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Bucket, Cache } from './cache.ts'
import { limitersBy, spendPoints } from './spend-points.ts'

interface Entry {
  value: string
  expiresAt: number
}

export interface MemoryCacheOptions {
  /** When there are more entries, those not touched for longest are forgotten. */
  entries?: number
  /** When a bucket knows more keys than this within its time, further strangers share purses. */
  keysPerBucket?: number
}

/** The cache of a shop with one process. */
export function openMemoryCache({ entries = 10_000, keysPerBucket = 50_000 }: MemoryCacheOptions = {}): Cache {
  // A Map keeps the order of insertion: touching an entry moves it to the end, the oldest is in front.
  const kept = new Map<string, Entry>()
  const bucketOf = limitersBy((bucket) => makeBucket(bucket, keysPerBucket))

  function find(key: string): Entry | undefined {
    const entry = kept.get(key)
    kept.delete(key)
    if (!entry || entry.expiresAt <= performance.now()) return undefined
    kept.set(key, entry)
    return entry
  }

  function keep(key: string, value: string, seconds: number): void {
    kept.delete(key)
    kept.set(key, { value, expiresAt: performance.now() + seconds * 1000 })
    for (const oldest of kept.keys()) {
      if (kept.size <= entries) return
      kept.delete(oldest)
    }
  }

  return {
    get: async (key) => find(key)?.value,
    set: async (key, value, seconds) => keep(key, value, seconds),
    delete: async (key) => void kept.delete(key),
    async add(key, seconds) {
      if (find(key)) return false
      keep(key, '', seconds)
      return true
    },
    giveBack: async (bucket, key) => void (await bucketOf(bucket).limiter.reward(bucketOf(bucket).purseOf(key))),
    spend: (bucket, key, points) => spendPoints(bucketOf(bucket).limiter, bucketOf(bucket).purseOf(key), points),
    async close() {
      kept.clear()
    },
  }
}

/** The limiter itself has no bound: somebody with endless addresses could fill our memory with counters. */
function makeBucket({ name, points, seconds }: Bucket, most: number) {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
  let known = new Set<string>()
  let knownUntil = 0

  function purseOf(key: string): string {
    if (performance.now() > knownUntil) {
      known = new Set()
      knownUntil = performance.now() + seconds * 1000
    }
    if (known.size < most) known.add(key)
    return known.has(key) ? `key ${key}` : `shared ${sharedPurse(key)}`
  }
  return { limiter, purseOf }
}

function sharedPurse(key: string): number {
  let number = 0
  for (const character of key) number = (number * 31 + (character.codePointAt(0) ?? 0)) % 1021
  return number
}
