import { beforeEach, describe, expect, test, vi } from 'vitest'
import { PagePayloads } from './page-payloads.ts'

const origin = 'https://de.umlauf.example'

beforeEach(() => {
  vi.stubGlobal('location', new URL(`${origin}/here`))
  return () => void vi.unstubAllGlobals()
})

const network = (status = 200) => vi.fn<typeof fetch>(async () => new Response('payload', { status }))

describe('the payload of a page', () => {
  test.each([
    ['/', '/_.data'],
    ['/account', '/account.data'],
    ['/produkte/a%20b', '/produkte/a%20b.data'],
  ])('S7.39 of %s lies at %s', (path, payload) => {
    expect(PagePayloads.urlOf(path)).toBe(origin + payload)
  })

  test('S7.39 fetched ahead is used by the click, as often as one likes', async () => {
    const send = network()
    const payloads = new PagePayloads(send)
    await payloads.fetchAhead('/account')

    expect(await (await payloads.fetch(`${origin}/account.data`)).text()).toBe('payload')
    expect(await (await payloads.fetch(new URL('/account.data', origin))).text()).toBe('payload')

    expect(send).toHaveBeenCalledTimes(1)
  })

  test('S7.39 is read to its end before it counts as fetched, so that it frees its line', async () => {
    let isRead = false
    const body = new ReadableStream({
      async pull(stream) {
        await new Promise((resolve) => setTimeout(resolve, 5))
        isRead = true
        stream.close()
      },
    })
    await new PagePayloads(async () => new Response(body)).fetchAhead('/account')

    expect(isRead).toBe(true)
  })

  test('S7.39 on its way is waited for, not asked for twice', async () => {
    const send = network()
    const payloads = new PagePayloads(send)
    void payloads.fetchAhead('/account')
    void payloads.fetchAhead('/account')

    await payloads.fetch(`${origin}/account.data`)

    expect(send).toHaveBeenCalledTimes(1)
  })

  test('S7.39 is a minute later asked for again', async () => {
    const send = network()
    const payloads = new PagePayloads(send)
    await payloads.fetchAhead('/account', Date.now() - 60_001)

    await payloads.fetch(`${origin}/account.data`)

    expect(send).toHaveBeenCalledTimes(2)
  })

  test.each([404, 500])('S7.39 that answered %d is not kept', async (status) => {
    const send = network(status)
    const payloads = new PagePayloads(send)
    await payloads.fetchAhead('/account')

    await payloads.fetch(`${origin}/account.data`)

    expect(send).toHaveBeenCalledTimes(2)
  })

  test('S7.39 that did not come is not kept', async () => {
    const send = vi
      .fn<typeof fetch>()
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockResolvedValue(new Response('payload'))
    const payloads = new PagePayloads(send)
    await payloads.fetchAhead('/account')

    expect(await (await payloads.fetch(`${origin}/account.data`)).text()).toBe('payload')
  })

  test('S7.39 of a page with a question in its address is never taken from another', async () => {
    const send = network()
    const payloads = new PagePayloads(send)
    await payloads.fetchAhead('/checkout')

    await payloads.fetch(`${origin}/checkout.data?zip=10115`)

    expect(send).toHaveBeenCalledTimes(2)
  })

  test('S7.41 what is sent to the same address by POST goes its own way', async () => {
    const send = network()
    const payloads = new PagePayloads(send)
    await payloads.fetchAhead('/account')

    await payloads.fetch(`${origin}/account.data`, { method: 'POST' })

    expect(send).toHaveBeenCalledTimes(2)
  })
})
