import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openEmbeddedSearch } from '#engines/search/embedded-search.ts'
import type { SearchEngine } from '#engines/search/search.ts'
import { importSmallCatalogue } from '#tests/support/fixtures/small-catalogue.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { findDevices } from './find-devices.ts'
import { ensureIndexed } from './index-catalogue.ts'
import { keepIndexesFresh } from './keep-indexes-fresh.ts'
import { readMenu } from './read-menu.ts'
import { eventually } from '#tests/support/limits/eventually.ts'

const engines = useEngines()

/** The same engines with a search of their own, that tells how often it was filled. */
function withOwnSearch(changes: Partial<SearchEngine> = {}) {
  const search = { ...openEmbeddedSearch(), ...changes }
  const fill = search.replace
  const replace = vi.spyOn(search, 'replace')
  return { own: { ...engines(), search }, replace, fill }
}

const namesBy = async (own: ReturnType<typeof engines>, text: string) => {
  const answer = await findDevices(own, 'de_DE', { kind: 'by-text', text }, 10)
  return answer.ok ? answer.found.map(({ name }) => name) : answer.reason
}

beforeAll(async () => {
  const heard = news()
  await importSmallCatalogue(engines())
  await eventually(() => heard.includes('catalogue'))
})

/** What has been announced since. */
function news(): string[] {
  const heard: string[] = []
  engines().announcements.onAnnouncement((topic) => void heard.push(topic))
  return heard
}

async function keepFresh(own: ReturnType<typeof engines>): Promise<void> {
  onTestFinished(await keepIndexesFresh(own))
}

describe('an index in memory', () => {
  test('is made by the first question, once, however many come at the same time', async () => {
    const { own, replace } = withOwnSearch()

    const answers = await Promise.all(Array.from({ length: 20 }, () => namesBy(own, 'galaxy s23')))
    await namesBy(own, 'iphone')

    for (const names of answers) expect(names).toEqual(['Galaxy S23 128 GB', 'Galaxy S23 256 GB'])
    expect(replace).toHaveBeenCalledTimes(1)
  })

  test('is one per locale, with the words of its language', async () => {
    const { own, replace } = withOwnSearch()
    const spanish = await findDevices(own, 'es_ES', { kind: 'by-text', text: 'catorce' }, 10)

    expect(spanish).toMatchObject({ ok: true, found: [{ model: 'iPhone 14' }, { model: 'iPhone 14' }] })
    expect(await namesBy(own, 'catorce')).toEqual([])
    expect(replace.mock.calls.map(([locale]) => locale)).toEqual(['es_ES', 'de_DE'])
  })

  test('is made anew when the catalogue changes, without a restart', async () => {
    const { own } = withOwnSearch()
    await keepFresh(own)
    expect(await namesBy(own, 'pixel 9')).not.toContain('Pixel 9 128 GB')

    await importSmallCatalogue(engines(), ['smartphone,Google,Pixel,Pixel 9,2024-08,128 GB,300,,,'])

    await expect.poll(() => namesBy(own, 'pixel 9')).toEqual(['Pixel 9 128 GB'])
  })

  test('stays as it is when other things change', async () => {
    const { own, replace } = withOwnSearch()
    await keepFresh(own)
    await namesBy(own, 'iphone')

    const heard = news()
    await own.announcements.announce('content')
    await expect.poll(() => heard).toContain('content')

    expect(replace).toHaveBeenCalledTimes(1)
  })

  test('is made anew when news may have been missed, and tells the pages when it is there', async () => {
    const { own, replace } = withOwnSearch()
    await keepFresh(own)
    await namesBy(own, 'iphone')
    const heard = news()

    await own.announcements.announce('unknown')

    await expect.poll(() => heard).toEqual(['unknown', 'search'])
    expect(replace).toHaveBeenCalledTimes(2)
  })

  test('that changes while it is being made is made once more', async () => {
    const { own, replace, fill } = withOwnSearch()
    await keepFresh(own)
    let proceed = () => {}
    replace.mockImplementationOnce(async (locale, devices) => {
      await new Promise<void>((resolve) => (proceed = resolve))
      return fill(locale, devices)
    })

    const first = namesBy(own, 'iphone 13')
    await expect.poll(() => replace.mock.calls.length).toBe(1)
    const heard = news()
    await own.announcements.announce('catalogue')
    await expect.poll(() => heard).toContain('catalogue')
    proceed()

    expect(await first).toContain('iPhone 13 128 GB')
    expect(replace).toHaveBeenCalledTimes(2)
  })

  test('that cannot be made anew goes on answering, and the next question has it tried again', async () => {
    const { own, replace } = withOwnSearch()
    await keepFresh(own)
    await namesBy(own, 'iphone')
    replace.mockRejectedValueOnce(new Error('no memory'))

    await own.announcements.announce('catalogue')
    await expect.poll(() => replace.mock.calls.length).toBe(2)

    expect(await namesBy(own, 'galaxy s22')).toEqual(['Galaxy S22 128 GB'])
    await expect.poll(() => replace.mock.calls.length).toBe(3)
  })
})

describe('an index on a server', () => {
  test('is made by one process for all', async () => {
    const { own, replace } = withOwnSearch({ shared: true })
    const others = Array.from({ length: 5 }, () => ({ ...own }))

    await Promise.all(others.map((each) => ensureIndexed(each, 'de_DE')))

    expect(replace).toHaveBeenCalledTimes(1)
  })
})

test('S7.31 the menu counts devices by category, manufacturer and series', async () => {
  const { own } = withOwnSearch()
  const menu = await readMenu(own, 'de_DE')

  expect(menu.ok && menu.found.find(({ name }) => name === 'iPhone')).toMatchObject({
    count: 5,
    manufacturers: [
      {
        name: 'Apple',
        count: 5,
        series: [
          { name: 'iPhone 14', count: 3 },
          { name: 'iPhone 13', count: 2 },
        ],
      },
    ],
  })
})

test('S8.10 a search that fails is written down, and gives nothing', async () => {
  const { own } = withOwnSearch({ byText: async () => Promise.reject(new Error('index of ana@example.com is broken')) })
  const lines: unknown[] = []
  const searchLog = { ...own.searchLog, write: (fields: object, msg: string) => void lines.push({ ...fields, msg }) }

  const answer = await findDevices({ ...own, searchLog }, 'de_DE', { kind: 'by-text', text: 'iphone' }, 5)

  expect(answer).toEqual({ ok: false, reason: 'search-failed' })
  expect(lines).toEqual([
    { locale: 'de_DE', kind: 'by-text', text: 'iphone', err: expect.any(Error), msg: 'A search failed.' },
  ])
})
