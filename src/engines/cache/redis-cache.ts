import { Redis } from 'ioredis'
import { RateLimiterRedis } from 'rate-limiter-flexible'
import type { Log } from '#engines/log/log.ts'
import type { Cache } from './cache.ts'
import { openMemoryCache } from './memory-cache.ts'
import { limitersBy, spendPoints } from './spend-points.ts'

const PREFIX = 'umlauf:'
const MAX_WAIT = 1_000

/** The cache of a shop with several processes. */
export async function openRedisCache(url: string, log: Log): Promise<Cache> {
  const redis = await connect(url, log)
  // While Redis is away, each process at least counts for itself.
  const memory = openMemoryCache()
  const limiterOf = limitersBy(({ name, points, seconds }) => {
    const numbers = { keyPrefix: `${PREFIX}spend:${name}`, points, duration: seconds }
    return new RateLimiterRedis({ ...numbers, storeClient: redis, rejectIfRedisNotReady: true })
  })

  return {
    get: (key) => redis.get(PREFIX + key).then((value) => value ?? undefined, nothing),
    set: (key, value, seconds) => redis.set(PREFIX + key, value, 'PX', seconds * 1000).then(nothing, nothing),
    delete: (key) => redis.del(PREFIX + key).then(nothing, nothing),
    add: (key, seconds) =>
      redis.set(PREFIX + key, '', 'PX', seconds * 1000, 'NX').then(
        (answer) => answer === 'OK',
        () => memory.add(key, seconds),
      ),
    giveBack: (bucket, key) =>
      limiterOf(bucket)
        .reward(key)
        .then(nothing, () => memory.giveBack(bucket, key)),
    spend: (bucket, key, points) =>
      spendPoints(limiterOf(bucket), key, points).catch(() => memory.spend(bucket, key, points)),
    async close() {
      redis.disconnect()
    },
  }
}

function nothing(): undefined {
  return undefined
}

async function connect(url: string, log: Log): Promise<Redis> {
  const redis = new Redis(url, {
    connectTimeout: MAX_WAIT,
    commandTimeout: MAX_WAIT,
    maxRetriesPerRequest: 0,
    // A command while Redis is away fails at once instead of waiting for its return.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    retryStrategy: (tries) => Math.min(tries * 100, 2_000),
  })
  let away = false
  redis.on('error', (error) => {
    if (!away) log.warn({ err: error }, 'Redis is away; the cache forgets and counts in memory until it is back.')
    away = true
  })
  redis.on('ready', () => {
    if (away) log.info({}, 'Redis is back.')
    away = false
  })
  // A shop starts without its cache, only a little later.
  await new Promise<void>((resolve) => {
    redis.once('ready', resolve)
    setTimeout(resolve, MAX_WAIT).unref()
  })
  return redis
}
