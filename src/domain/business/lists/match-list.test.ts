import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { findDevice } from '#domain/catalogue/devices/find-device.ts'
import { answersOfGrade } from '#domain/offers/questions/answers-of-grade.ts'
import { findTerms } from '#domain/offers/pricing/find-terms.ts'
import type { SellerGrade } from '#domain/offers/questions/grades.ts'
import { priceDevice } from '#domain/offers/pricing/price-device.ts'
import { movableClock } from '#engines/clock/movable-clock.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { purgeEverythingExpired } from '#tests/support/drivers/customers/purge-everything.ts'
import { shopOf } from '#tests/support/fixtures/sold-trade.ts'
import { storefronts } from '#tests/support/fixtures/storefronts.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { takeJobs } from '#tests/support/readers/database/waiting-jobs.ts'
import { assumeGrade, deleteList } from './change-list.ts'
import { findList, findRows } from './find-list.ts'
import { beginWork, MATCH_LIST, matchList, matchSlice, resumeLists, type MatchJob } from './match-list.ts'
import { openMatcher, type Matcher } from './matching/match-row.ts'
import { linesOfList } from './lines-of-list.ts'
import { listIdIn } from './list-link.ts'
import { uploadList } from './files/upload-list.ts'
import { longTest } from '#tests/support/limits/long-test.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const clock = movableClock(new Date('2026-03-01T10:00:00Z'))
const engines = useEngines({ stocked: true, now: clock.now })
const germany = shopOf('de')

const phone = 'Apple iPhone 14 128 GB'
const tablet = 'Apple iPad 10 2022 64 GB WiFi'

/** A list as it was typed in. Every visitor comes from somewhere else, unless told. */
async function upload(rows: readonly string[], address = crypto.randomUUID() as string) {
  const bytes = new TextEncoder().encode(['Gerät;Zustand;Anzahl;IMEI', ...rows].join('\n'))
  return uploadList(engines(), germany, { bytes, name: null, address })
}

async function uploaded(rows: readonly string[]): Promise<{ token: string; id: string }> {
  const result = await upload(rows)
  if (!result.ok) throw new Error(result.reason)
  return { token: result.token, id: listIdIn(engines().vault, result.token)! }
}

const find = (token: string, code: CountryCode = 'de') => findList(engines(), shopOf(code), token)

const matched = async (rows: readonly string[]): Promise<string> => {
  const { token, id } = await uploaded(rows)
  await matchList(engines(), storefronts, id)
  return token
}

const many = (count: number, row = `${phone};B;1`): string[] => Array.from({ length: count }, () => row)

describe('a list', () => {
  test('X1.12 is looked at slice by slice, and always tells how far it has come', async () => {
    const { token, id } = await uploaded([...many(600), 'Telefon Grün;B;1'])
    const work = beginWork(await openMatcher(engines(), germany))
    const seen: number[] = []
    while (await matchSlice(engines(), work, id)) seen.push((await find(token))!.matched)

    expect(seen).toEqual([250, 500, 601])
    const list = (await find(token))!
    expect(list).toMatchObject({ total: 601, matched: 601, sums: { found: 600, problems: 1, pieces: 600, tier: 300 } })
    expect(list.matchedAt).toEqual(clock.now())
    const { rows, pages } = await findRows(engines(), list, { choice: 'problems', page: 9 })
    expect(pages).toBe(1)
    expect(rows).toMatchObject([{ line: 602, cells: ['Telefon Grün', 'B', '1'], result: { ok: false } }])
  })

  test('goes on where it stood, although the process died in the middle of a slice', async () => {
    const { token, id } = await uploaded(many(400))
    const work = beginWork(await openMatcher(engines(), germany))
    await matchSlice(engines(), work, id)
    let looks = 0
    const dying = beginWork({
      ...work.match,
      matchRow: async (...row) => {
        looks += 1
        if (looks === 100) throw new Error('the power goes')
        return work.match.matchRow(...row)
      },
    })
    await expect(matchSlice(engines(), dying, id)).rejects.toThrow('the power goes')
    expect(await find(token)).toMatchObject({ matched: 250, sums: null })

    await matchList(engines(), storefronts, id)

    expect(await find(token)).toMatchObject({ matched: 400, sums: { found: 400, pieces: 400 } })
  })

  test('names an IMEI that came before, although another process has looked at that row', async () => {
    const known = 'Samsung Galaxy S23 128 GB;B;1;355552511234560'
    const { token, id } = await uploaded([known, ...many(300), known])
    await matchSlice(engines(), beginWork(await openMatcher(engines(), germany)), id)

    await matchList(engines(), storefronts, id)

    const { rows } = await findRows(engines(), (await find(token))!, { choice: 'problems', page: 1 })
    expect(rows).toMatchObject([{ line: 303, result: { reason: 'imei-twice', detail: '2' } }])
  })

  test('is left alone by everybody else while one process looks at it, and no row is looked at twice', async () => {
    const { token, id } = await uploaded(many(700))
    const match = await openMatcher(engines(), germany)
    let looks = 0
    const process = async () => {
      const matchRow: Matcher['matchRow'] = async (...row) => {
        looks += 1
        return match.matchRow(...row)
      }
      const work = beginWork({ ...match, matchRow })
      while (await matchSlice(engines(), work, id));
    }

    await Promise.all([process(), process(), process()])

    expect(looks).toBe(700)
    expect(await find(token)).toMatchObject({ matched: 700, sums: { found: 700 } })
  })

  test('that a dead process left behind is taken up by the next minute, and given up after a day', async () => {
    const { id } = await uploaded(many(3))
    expect(await takeJobs<MatchJob>(engines(), MATCH_LIST)).toContainEqual({ listId: id })
    const resumed = async () => {
      await resumeLists(engines())
      return takeJobs<MatchJob>(engines(), MATCH_LIST)
    }

    expect(await resumed()).toEqual([])
    clock.moveBy(2 * MINUTE)
    expect(await resumed()).toEqual([{ listId: id }])
    clock.moveBy(DAY)
    expect(await resumed()).toEqual([])
  })

  test('of many rows leaves the process free for others all the time', async () => {
    const { token, id } = await uploaded(many(5_000, `${phone};;2`))
    let [isDone, longest, turns] = [false, 0, 0]
    const others = async () => {
      for (let before = performance.now(); !isDone; turns += 1) {
        await nextTurn()
        longest = Math.max(longest, performance.now() - before)
        before = performance.now()
      }
    }

    const begin = performance.now()
    const watching = others()
    await matchList(engines(), storefronts, id)
    isDone = true
    await watching

    expect(await find(token)).toMatchObject({ matched: 5_000, sums: { found: 5_000, pieces: 10_000 } })
    // Whoever came in meanwhile never waited for more than a part of the whole work.
    expect(longest / (performance.now() - begin)).toBeLessThan(1 / 3)
    expect(turns).toBeGreaterThan(250)
  })
})

/** What the price rules say about one piece, by the questions of the device. */
async function priceByQuestions(name: string, grade: SellerGrade, pieces: number): Promise<number> {
  const url = name.toLowerCase().replaceAll(' ', '-')
  const { device } = (await findDevice(engines(), 'de_DE', url))!
  const { terms } = (await findTerms(engines(), germany.country, device, { segment: 'business', pieces }))!
  return priceDevice(terms, device.questions, answersOfGrade(device.questions, grade)!).cents
}

describe('what a list comes to', () => {
  test('X1.12 is the sum of its rows by their grades, with the tier of all its pieces', async () => {
    const token = await matched([`${phone};A;9`, `${phone};C;1`, `${tablet};;15`, 'Telefon Grün;A;99'])
    const expected = async (assumed: SellerGrade) =>
      9 * (await priceByQuestions(phone, 'A', 25)) +
      (await priceByQuestions(phone, 'C', 25)) +
      15 * (await priceByQuestions(tablet, assumed, 25))

    const { sums } = (await find(token))!
    expect(sums).toMatchObject({ found: 3, problems: 1, graded: 2, pieces: 25, tier: 200 })
    expect(sums!.totals).toEqual({
      A: await expected('A'),
      B: await expected('B'),
      C: await expected('C'),
      D: await expected('D'),
    })
    expect(await priceByQuestions(phone, 'A', 25)).toBeGreaterThan(await priceByQuestions(phone, 'A', 9))
  })

  test('is sold as lines of devices that look the same, each with the answers that make its price', async () => {
    const token = await matched([`${phone};A;2`, `${tablet};;1`, 'Telefon Grün;A;1', `${phone};A;3`, `${phone};D;1`])
    expect(await assumeGrade(engines(), germany, token, 'C')).toEqual({ ok: true })
    const lines = (await linesOfList(engines(), germany, token))!

    const { device: sold } = (await findDevice(engines(), 'de_DE', lines[0]!.device))!
    expect(lines.map(({ quantity }) => quantity)).toEqual([5, 1, 1])
    expect(sold.name).toContain('iPhone 14')
    const [, assumed] = lines
    const { device } = (await findDevice(engines(), 'de_DE', assumed!.device))!
    expect(assumed!.answers).toEqual(answersOfGrade(device.questions, 'C'))
    expect(await linesOfList(engines(), germany, (await uploaded(many(1))).token)).toBeUndefined()
  })
})

describe('whoever has no right to a list', () => {
  test('finds nothing by a made-up link, in another country, or when its time is over', async () => {
    const token = await matched(many(1))
    const other = token.startsWith('A') ? `B${token.slice(1)}` : `A${token.slice(1)}`

    expect(await find(token)).toBeDefined()
    expect(await find(other)).toBeUndefined()
    expect(await find(token, 'at')).toBeUndefined()
    expect(await assumeGrade(engines(), germany, other, 'A')).toEqual({ ok: false, reason: 'no-such-list' })
    expect(await assumeGrade(engines(), germany, token, 'E')).toEqual({ ok: false, reason: 'no-such-grade' })
    clock.moveBy(30 * DAY)
    expect(await find(token)).toBeUndefined()
  })

  longTest('takes thirty lists an hour, and then waits', async () => {
    const results = []
    for (let count = 0; count < 31; count += 1) results.push(await upload(many(1), '203.0.113.7'))

    expect(results.slice(0, 30).every(({ ok }) => ok)).toBe(true)
    expect(results[30]).toMatchObject({ ok: false, reason: 'too-many' })
  })
})

describe('a list is forgotten with all its rows', () => {
  const rowsOf = async (id: string) =>
    engines().db.selectFrom('device_list_rows').select('position').where('list_id', '=', id).execute()

  test('at once if its owner says so, also while it is being looked at', async () => {
    const { token, id } = await uploaded(many(300))
    const work = beginWork(await openMatcher(engines(), germany))
    await matchSlice(engines(), work, id)

    expect(await deleteList(engines(), germany, token)).toEqual({ ok: true })

    expect(await matchSlice(engines(), work, id)).toBe(false)
    expect(await find(token)).toBeUndefined()
    expect(await rowsOf(id)).toEqual([])
    expect(await deleteList(engines(), germany, token)).toEqual({ ok: false, reason: 'no-such-list' })
  })

  test('after thirty days', async () => {
    const { id } = await uploaded(many(2))
    clock.moveBy(30 * DAY - 1)
    await purgeEverythingExpired(engines())
    expect(await rowsOf(id)).toHaveLength(2)

    clock.moveBy(1)
    await purgeEverythingExpired(engines())
    expect(await rowsOf(id)).toEqual([])
  })
})
