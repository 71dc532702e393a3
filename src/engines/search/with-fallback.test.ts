import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { silentLog } from '#engines/log/log.ts'
import { freePort } from '#tests/support/services/servers/service.ts'
import type { Locale } from '#shop/messages/locale.ts'
import { locales } from '#shop/countries/locales.ts'
import { openEmbeddedSearch } from './embedded-search.ts'
import { openOpenSearch } from './opensearch-search.ts'
import { SearchDown } from './search-down.ts'
import { withFallback } from './with-fallback.ts'
import type { FoundDevice } from './search.ts'

/** Not a search server, but something that answers, or does not, like one in trouble. */
let trouble: Server
let mode: 'silent' | 'overloaded' | 'misunderstood' | 'well'
beforeEach(async () => {
  mode = 'well'
  trouble = createServer((_, response) => {
    if (mode === 'silent') return
    response.setHeader('content-type', 'application/json')
    response.statusCode = { overloaded: 503, misunderstood: 400, well: 404 }[mode]
    response.end('{}')
  }).listen(0, '127.0.0.1')
  await once(trouble, 'listening')
})
afterEach(() => {
  trouble.closeAllConnections()
  trouble.close()
})

const names = { devices: 'devices', manufacturers: 'manufacturers' }
const indexes = Object.fromEntries(locales.map((locale) => [locale, names])) as Record<Locale, typeof names>

function open(port = (trouble.address() as AddressInfo).port) {
  const server = openOpenSearch({ url: `http://127.0.0.1:${port}`, indexes })
  const warn = vi.fn()
  const search = withFallback(server, openEmbeddedSearch, { ...silentLog, warn }, 50)
  onTestFinished(() => search.close())
  return { search, warn }
}

const phone: FoundDevice = {
  id: 1,
  name: 'iPhone 14 128 GB',
  model: 'iPhone 14',
  url: 'apple-iphone-14-128-gb',
  category: 'iPhone',
  categoryId: 1,
  manufacturer: 'Apple',
  manufacturerId: 1,
  series: 'iPhone 14',
  seriesId: 1,
  image: '',
  thumbnail: '',
  releaseYear: 2022,
  releaseMonth: 9,
  searchTerms: '',
  popularity: 0,
}

test('the first to notice that nobody is there gets an error; then each process has its own', async () => {
  const { search, warn } = open(await freePort())
  expect(search.shared).toBe(true)

  await expect(search.byText('de_DE', 'iphone', 5)).rejects.toThrow(SearchDown)

  expect(search.shared).toBe(false)
  expect(await search.has('de_DE')).toBe(false)
  await search.replace('de_DE', [phone])
  expect(await search.has('de_DE')).toBe(true)
  expect(await search.byText('de_DE', 'iphone', 5)).toEqual([phone])
  expect(warn).toHaveBeenCalledTimes(1)
})

test('nobody waits long for a silent server, and only one waits at all', async () => {
  mode = 'silent'
  const { search } = open()
  const started = performance.now()

  await expect(search.byUrl('de_DE', 'a')).rejects.toThrow(SearchDown)
  const waited = performance.now() - started
  // Without a limit of ours the client would wait for half a minute.
  expect(waited).toBeLessThan(20_000)

  const next = performance.now()
  for (const locale of locales) expect(await search.byUrl(locale, 'a')).toBeUndefined()
  expect(performance.now() - next).toBeLessThan(waited / 2)
})

test('an overloaded server is left in peace', async () => {
  mode = 'overloaded'
  const { search } = open()

  await expect(search.facets('de_DE')).rejects.toThrow(SearchDown)

  expect(search.shared).toBe(false)
})

test('a question that the server does not understand is our mistake, not its absence', async () => {
  mode = 'misunderstood'
  const { search } = open()

  await expect(search.facets('de_DE')).rejects.not.toThrow(SearchDown)

  expect(search.shared).toBe(true)
})

test('a server that is back is asked again, and what stood in for it is forgotten', async () => {
  mode = 'overloaded'
  const { search } = open()
  await expect(search.has('de_DE')).rejects.toThrow(SearchDown)
  await search.replace('de_DE', [phone])

  mode = 'well'

  await expect.poll(async () => [await search.has('de_DE'), search.shared]).toEqual([false, true])
})
