import { describe, expect, test } from 'vitest'
import { encodeBody } from './encoded-body.ts'
import { isKept, PageCache, type KeptPage } from './page-cache.ts'

const page = async (text: string, status = 200): Promise<KeptPage> => ({
  status,
  headers: { 'content-type': 'text/html' },
  body: await encodeBody(Buffer.from(text), []),
})

/** A rendering that ends when it is told to. */
function slowly(text: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let started = 0
  const render = async () => {
    started += 1
    await promise
    return page(text)
  }
  return { render, finish: resolve, started: () => started }
}

const textOf = (found: KeptPage | Response | undefined) => found && isKept(found) && found.body.identity.toString()

describe('the page cache', () => {
  test('keeps a good page', async () => {
    const cache = new PageCache()
    await cache.findOrRender('de /', () => page('hello'))

    expect(textOf(cache.find('de /'))).toBe('hello')
    expect(cache.bytes).toBe(5)
  })

  test('renders once for many who wait', async () => {
    const cache = new PageCache()
    const { render, finish, started } = slowly('hello')
    const waiting = Array.from({ length: 50 }, () => cache.findOrRender('de /', render))
    finish()

    expect((await Promise.all(waiting)).map(textOf)).toEqual(Array(50).fill('hello'))
    expect(started()).toBe(1)
  })

  test.each([404, 422, 500])('does not keep a page with status %i, but gives it to all who wait', async (status) => {
    const cache = new PageCache()
    const both = await Promise.all([
      cache.findOrRender('k', () => page('bad', status)),
      cache.findOrRender('k', () => page('bad', status)),
    ])

    expect(both.map(textOf)).toEqual(['bad', 'bad'])
    expect(cache.find('k')).toBeUndefined()
    expect(cache.bytes).toBe(0)
  })

  test('gives each who waits a copy of an answer without a page', async () => {
    const cache = new PageCache()
    const render = async () => new Response('moved', { status: 302 })
    const both = await Promise.all([cache.findOrRender('k', render), cache.findOrRender('k', render)])

    expect(await Promise.all(both.map((answer) => (answer as Response).text()))).toEqual(['moved', 'moved'])
  })

  test('does not keep what was rendered from data that changed meanwhile', async () => {
    const cache = new PageCache()
    const old = slowly('old')
    const rendering = cache.findOrRender('k', old.render)
    cache.clear()
    const fresh = await cache.findOrRender('k', () => page('new'))
    old.finish()

    expect(textOf(await rendering)).toBe('old')
    expect(textOf(fresh)).toBe('new')
    expect(textOf(cache.find('k'))).toBe('new')
    expect(cache.bytes).toBe(3)
  })

  test('forgets a failure at once', async () => {
    const cache = new PageCache()
    const failing = cache.findOrRender('k', () => Promise.reject(new Error('database gone')))

    await expect(failing).rejects.toThrow('database gone')
    expect(textOf(await cache.findOrRender('k', () => page('fine')))).toBe('fine')
  })

  test('drops the pages not used for longest when memory is full', async () => {
    const cache = new PageCache(30)
    for (const key of ['a', 'b', 'c']) await cache.findOrRender(key, () => page('0123456789'))
    cache.find('a')
    await cache.findOrRender('d', () => page('0123456789'))

    expect(['a', 'b', 'c', 'd'].filter((key) => cache.find(key))).toEqual(['a', 'c', 'd'])
    expect(cache.bytes).toBe(30)
  })

  test('is empty after clearing', async () => {
    const cache = new PageCache()
    await cache.findOrRender('k', () => page('hello'))
    cache.clear()

    expect(cache.find('k')).toBeUndefined()
    expect(cache.bytes).toBe(0)
  })
})
