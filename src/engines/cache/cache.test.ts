import { describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { silentLog } from '#engines/log/log.ts'
import { testMissing } from '#tests/support/services/servers/each-postgres.ts'
import { startRedis } from '#tests/support/services/servers/redis.ts'
import { freePort } from '#tests/support/services/servers/service.ts'
import { cacheContract } from './cache.contract.ts'
import { openMemoryCache } from './memory-cache.ts'
import { openRedisCache } from './redis-cache.ts'

describe('memory', () => {
  cacheContract(async () => openMemoryCache())

  test('the entry not touched for longest is forgotten first', async () => {
    const cache = openMemoryCache({ entries: 2 })
    await cache.set('old', '1', 10)
    await cache.set('touched', '2', 10)
    await cache.get('old')

    await cache.set('new', '3', 10)

    expect(await cache.get('old')).toBe('1')
    expect(await cache.get('touched')).toBeUndefined()
    expect(await cache.get('new')).toBe('3')
  })

  test('endlessly many strangers share a bounded number of purses', async () => {
    const cache = openMemoryCache({ keysPerBucket: 10 })
    const bucket = { name: 'logins', points: 1, seconds: 30 }

    const answers = await Promise.all(
      Array.from({ length: 5_000 }, (_, stranger) => cache.spend(bucket, `${stranger}`)),
    )

    expect(answers.filter(({ allowed }) => allowed).length).toBeLessThanOrEqual(10 + 1021)
  })
})

const { redisUrl } = inject('services')
if (redisUrl) {
  describe('Redis', () => {
    cacheContract(() => openRedisCache(redisUrl, silentLog))

    test('two processes draw from the same bucket', async () => {
      const [one, other] = await Promise.all([openRedisCache(redisUrl, silentLog), openRedisCache(redisUrl, silentLog)])
      onTestFinished(async () => void (await Promise.all([one.close(), other.close()])))
      const bucket = { name: `shared-${Date.now()}`, points: 1, seconds: 30 }

      expect((await one.spend(bucket, 'ana')).allowed).toBe(true)
      expect((await other.spend(bucket, 'ana')).allowed).toBe(false)
    })
  })
} else testMissing('Redis')

describe('Redis that is away', () => {
  test('the shop starts, forgets, and still counts', async () => {
    const warn = vi.fn()
    const cache = await openRedisCache(`redis://127.0.0.1:${await freePort()}`, { ...silentLog, warn })
    onTestFinished(() => cache.close())
    const bucket = { name: 'logins', points: 1, seconds: 30 }

    await cache.set('key', 'value', 10)
    await cache.delete('key')
    expect(await cache.get('key')).toBeUndefined()
    expect([await cache.add('key', 10), await cache.add('key', 10)]).toEqual([true, false])
    expect((await cache.spend(bucket, 'ana')).allowed).toBe(true)
    expect((await cache.spend(bucket, 'ana')).allowed).toBe(false)
    expect(warn).toHaveBeenCalledTimes(1)
  })

  test('when Redis comes back, the cache remembers again', async () => {
    const port = await freePort()
    const cache = await openRedisCache(`redis://127.0.0.1:${port}`, silentLog)
    onTestFinished(() => cache.close())
    const redis = await startRedis(port)
    if (!('stop' in redis)) return expect(inject('services').missing).toContain(redis.missing)
    onTestFinished(() => redis.stop())

    const remembered = async () => {
      await cache.set('key', 'value', 10)
      return cache.get('key')
    }

    await expect.poll(remembered).toBe('value')
  })
})
