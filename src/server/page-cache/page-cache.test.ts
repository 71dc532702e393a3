import { describe, expect, test } from 'vitest'
import { encodeBody } from '#server/assets/encoded-body.ts'
import { countries } from '#shop/countries/all.ts'
import { modes } from '#shop/modes/all.ts'
import { isRendered, PageCache, type RenderedPage } from './page-cache.ts'

const shop = { country: countries.de, mode: modes.default }

const page = async (text: string, status = 200): Promise<RenderedPage> => ({
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

const textOf = (found: RenderedPage | Response | undefined) =>
  found && isRendered(found) && found.body.identity.toString()

describe('the page cache', () => {
  test('keeps a good page', async () => {
    const cache = new PageCache()
    await cache.findOrRender('de /', () => page('hello'))

    expect(textOf(cache.find('de /'))).toBe('hello')
    expect(cache.bytes).toBe(5)
  })

  test('finds a page by the words that led to it, as long as it is there and few have asked with others', async () => {
    const cache = new PageCache()
    await cache.findOrRender('de /', () => page('hello'))
    cache.remember('de.test/?a', 'de /', shop)
    cache.remember(`de.test/?${'a'.repeat(300)}`, 'de /', shop)

    expect(textOf(cache.findAt('de.test/?a')?.page)).toBe('hello')
    expect(cache.findAt('de.test/?a')?.shop).toBe(shop)
    expect(cache.findAt('de.test/?b')).toBeUndefined()
    expect(cache.findAt(`de.test/?${'a'.repeat(300)}`)).toBeUndefined()

    cache.markStale()
    expect(cache.findAt('de.test/?a')).toBeUndefined()

    await cache.findOrRender('de /', () => page('anew'))
    expect(textOf(cache.findAt('de.test/?a')?.page)).toBe('anew')
    for (let number = 0; number < 10_000; number++) cache.remember(`de.test/?${number}`, 'de /', shop)
    expect(cache.findAt('de.test/?a')).toBeUndefined()
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

  const putOff = async () => new Response(null, { status: 503 })

  test('makes a page anew that is stale, and shows the old one as long as that cannot be done', async () => {
    const cache = new PageCache()
    await cache.findOrRender('k', () => page('old'))
    cache.markStale()
    expect(cache.find('k')).toBeUndefined()
    expect(cache.bytes).toBe(3)

    const both = await Promise.all([cache.findOrRender('k', putOff), cache.findOrRender('k', putOff)])
    expect(both.map(textOf)).toEqual(['old', 'old'])
    expect(cache.find('k')).toBeUndefined()

    await cache.findOrRender('k', () => page('fresh'))
    expect(textOf(cache.find('k'))).toBe('fresh')
    expect(cache.bytes).toBe(5)
    expect((await cache.findOrRender('another', putOff)).status).toBe(503)
  })

  test('calls stale what was being rendered when the news came, but not what was rendered since', async () => {
    const cache = new PageCache()
    const [first, second] = [slowly('first'), slowly('second')]
    const renderings = [cache.findOrRender('a', first.render), cache.findOrRender('b', second.render)]
    cache.markStale()
    await cache.findOrRender('b', () => page('since'))
    first.finish()
    second.finish()
    await Promise.all(renderings)

    expect(cache.find('a')).toBeUndefined()
    expect(textOf(await cache.findOrRender('a', putOff))).toBe('first')
    expect(textOf(cache.find('b'))).toBe('since')
    expect(cache.bytes).toBe(10)
  })

  test('drops stale pages before others when memory is full, and all of them at news', async () => {
    const cache = new PageCache(30)
    for (const key of ['a', 'b']) await cache.findOrRender(key, () => page('0123456789'))
    cache.markStale()
    for (const key of ['c', 'd']) await cache.findOrRender(key, () => page('0123456789'))
    const answers = async () =>
      Promise.all(['a', 'b'].map(async (key) => (await cache.findOrRender(key, putOff)).status))

    expect(await answers()).toEqual([503, 200])
    expect(cache.bytes).toBe(30)
    cache.clear()
    expect(await answers()).toEqual([503, 503])
    expect(cache.bytes).toBe(0)
  })

  test('is empty after clearing', async () => {
    const cache = new PageCache()
    await cache.findOrRender('k', () => page('hello'))
    cache.clear()

    expect(cache.find('k')).toBeUndefined()
    expect(cache.bytes).toBe(0)
  })
})
