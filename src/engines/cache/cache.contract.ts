import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Cache } from './cache.ts'

export function cacheContract(open: () => Promise<Cache>): void {
  let cache: Cache
  beforeAll(async () => {
    cache = await open()
  })
  afterAll(() => cache.close())

  test('a value comes back until it is deleted', async () => {
    const key = randomUUID()
    expect(await cache.get(key)).toBeUndefined()

    await cache.set(key, 'Größe', 10)
    expect(await cache.get(key)).toBe('Größe')

    await cache.delete(key)
    expect(await cache.get(key)).toBeUndefined()
  })

  test('a value is forgotten after its time', async () => {
    const key = randomUUID()

    await cache.set(key, 'soon gone', 1)
    expect(await cache.get(key)).toBe('soon gone')

    await expect.poll(() => cache.get(key)).toBeUndefined()
  })

  test('of many who add the same key at once, one is the first', async () => {
    const key = randomUUID()

    const answers = await Promise.all(Array.from({ length: 20 }, () => cache.add(key, 10)))

    expect(answers.filter(Boolean)).toHaveLength(1)
  })

  test('after its time a key can be added again', async () => {
    const key = randomUUID()

    expect(await cache.add(key, 0.05)).toBe(true)
    await sleep(80)

    expect(await cache.add(key, 0.05)).toBe(true)
  })

  test('a bucket gives out its points and no more, even to many at once', async () => {
    const bucket = { name: randomUUID(), points: 5, seconds: 30 }

    const answers = await Promise.all(Array.from({ length: 8 }, () => cache.spend(bucket, '192.0.2.1')))

    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(5)
    const refused = answers.find(({ allowed }) => !allowed)
    expect(refused?.remaining).toBe(0)
    expect(refused?.retryAfterSeconds).toBeGreaterThanOrEqual(1)
    expect(refused?.retryAfterSeconds).toBeLessThanOrEqual(30)
  })

  test('a point that is given back can be spent again', async () => {
    const bucket = { name: randomUUID(), points: 2, seconds: 30 }
    await cache.spend(bucket, 'ana')
    await cache.spend(bucket, 'ana')

    await cache.giveBack(bucket, 'ana')

    expect((await cache.spend(bucket, 'ana')).allowed).toBe(true)
    expect((await cache.spend(bucket, 'ana')).allowed).toBe(false)
  })

  test('F-06 a large request costs more than a small one', async () => {
    const bucket = { name: randomUUID(), points: 10, seconds: 30 }

    expect(await cache.spend(bucket, 'ana', 7)).toMatchObject({ allowed: true, remaining: 3 })
    expect((await cache.spend(bucket, 'ana', 7)).allowed).toBe(false)
    expect((await cache.spend(bucket, 'ben', 7)).allowed).toBe(true)
  })

  test('each key has points of its own, and a bucket fills up again', async () => {
    const bucket = { name: randomUUID(), points: 1, seconds: 3 }

    expect(await cache.spend(bucket, 'ana')).toEqual({ allowed: true, retryAfterSeconds: 0, remaining: 0 })
    expect((await cache.spend(bucket, 'ana')).allowed).toBe(false)
    expect((await cache.spend(bucket, 'ben')).allowed).toBe(true)

    await expect.poll(async () => (await cache.spend(bucket, 'ana')).allowed, { interval: 500 }).toBe(true)
  })
}
