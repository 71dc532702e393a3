import fc from 'fast-check'
import { sql, type RawBuilder } from 'kysely'
import { describe, expect, test } from 'vitest'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { writeCursor } from './cursor.ts'
import { everyRow } from './every-row.ts'
import { readPage, type List, type ListPage, type PageRequest, type SortKey } from './list-page.ts'

const engines = useEngines()

type Row = { id: number; time: string | null; number: number | null; text: string | null }

/** A table of its own for each try; few different values, so that many rows share one. */
const rows = fc.uniqueArray(
  fc.record<Row>({
    id: fc.integer({ min: 1, max: 60 }),
    time: fc.option(
      fc.constantFrom('2026-01-01T00:00:00.000001Z', '2026-01-01T00:00:00.000002Z', '1999-12-31T23:59:59Z'),
    ),
    number: fc.option(fc.integer({ min: -2, max: 2 })),
    text: fc.option(fc.constantFrom('', 'ä', 'A', 'z"\\', '💶')),
  }),
  { selector: ({ id }) => id, maxLength: 25 },
)

const keys: Record<'time' | 'number' | 'text', SortKey> = {
  time: { by: sql`v.time`, kind: 'time', nullable: true },
  number: { by: sql`v.number`, kind: 'number', nullable: true },
  text: { by: sql`v.text`, kind: 'text', nullable: true },
}

const tableOf = (all: readonly Row[]): RawBuilder<unknown> => sql`jsonb_to_recordset(${JSON.stringify(all)}::jsonb)
  as v(id int, time timestamptz, number int, text text)`

const listOf = (all: readonly Row[], sort: keyof typeof keys, descending: boolean): List => ({
  columns: sql`v.id`,
  from: tableOf(all),
  where: sql`v.id <> 13`,
  key: keys[sort],
  tie: { by: sql`v.id`, kind: 'number' },
  descending,
})

const read = (list: List, page: PageRequest): Promise<ListPage<{ id: number }>> => readPage(engines().db, list, page)

const idsIn = ({ rows: found }: Pick<ListPage<{ id: number }>, 'rows'>) => found.map(({ id }) => id)

const asked = fc.record({
  rows,
  sort: fc.constantFrom('time' as const, 'number' as const, 'text' as const),
  descending: fc.boolean(),
  limit: fc.integer({ min: 1, max: 7 }),
})

describe('F-90 a list read by key', () => {
  test('shows every row exactly once, in order, whatever rows share and lack', async () => {
    await fc.assert(
      fc.asyncProperty(asked, async ({ rows: all, sort, descending, limit }) => {
        const list = listOf(all, sort, descending)
        const whole = await read(list, { limit: 100 })
        const seen: number[] = []
        let page = await read(list, { limit })
        for (;;) {
          seen.push(...idsIn(page))
          expect(page.total).toEqual({ count: whole.rows.length, isExact: true })
          if (page.next === null) break
          page = await read(list, { limit, after: page.next })
        }
        expect(seen).toEqual(idsIn(whole))
        const known = all.filter(({ id }) => id !== 13)
        expect(seen.toSorted()).toEqual(known.map(({ id }) => id).toSorted())
        const lacking = new Set(known.filter((row) => row[sort] === null).map(({ id }) => id))
        expect(new Set(seen.slice(seen.length - lacking.size))).toEqual(lacking)
      }),
      { numRuns: 60 },
    )
  })

  test('leads back the way it came', async () => {
    await fc.assert(
      fc.asyncProperty(asked, async ({ rows: all, sort, descending, limit }) => {
        const list = listOf(all, sort, descending)
        const pages = [await read(list, { limit })]
        while (pages.at(-1)!.next !== null) pages.push(await read(list, { limit, after: pages.at(-1)!.next! }))
        for (let place = pages.length - 1; place > 0; place -= 1) {
          const before = await read(list, { limit, before: pages[place]!.previous! })
          expect(idsIn(before)).toEqual(idsIn(pages[place - 1]!))
          expect(before.next === null).toBe(false)
        }
        expect(pages[0]!.previous).toBeNull()
      }),
      { numRuns: 40 },
    )
  })

  test('shows every row that stays exactly once while others are deleted and added between its pages', async () => {
    const change = fc.record({ asked, gone: fc.array(fc.integer({ min: 1, max: 60 })), added: rows })
    await fc.assert(
      fc.asyncProperty(change, async ({ asked: { rows: all, sort, descending, limit }, gone, added }) => {
        const stays = all.filter(({ id }) => !gone.includes(id))
        const fresh = added.filter(({ id }) => all.every((row) => row.id !== id))
        const seen: number[] = []
        let first = true
        const portions = everyRow((page) => {
          const list = listOf(first ? all : [...stays, ...fresh], sort, descending)
          first = false
          return read(list, { ...page, limit })
        })
        for await (const portion of portions) seen.push(...portion.map(({ id }) => id))
        expect(new Set(seen).size).toBe(seen.length)
        for (const { id } of stays) if (id !== 13) expect(seen).toContain(id)
      }),
      { numRuns: 60 },
    )
  })

  test.each([
    ['no cursor', 'nonsense'],
    ['nothing', ''],
    ['too few values', writeCursor(['1'])],
    ['a year that never was', writeCursor(['0000-01-01T00:00:00.000000Z', '1'])],
    ['another kind', writeCursor(['2026-02-30T00:00:00.000000Z', '1'])],
    ['a number out of any range', writeCursor(['1', '9'.repeat(40)])],
    ['an order', writeCursor(["1'; drop table trades", '1'])],
    ['no tie', writeCursor(['1', null])],
    ['a whole book', 'A'.repeat(100_000)],
  ])('takes %s for the first page', async (_, cursor) => {
    const all = [1, 2, 3].map((id) => ({ id, time: null, number: id, text: null }))
    const first = await read(listOf(all, 'number', false), { limit: 2 })
    for (const page of [{ after: cursor }, { before: cursor }])
      expect(await read(listOf(all, 'number', false), { ...page, limit: 2 })).toEqual(first)
    expect(await read(listOf(all, 'time', false), { after: cursor, limit: 2 })).toMatchObject({ previous: null })
  })

  test('counts exactly up to 10,000 and says beyond that it does not', async () => {
    const list = (count: number): List => ({
      ...listOf([], 'number', false),
      from: sql`generate_series(1, ${count}::int) v(id), lateral (select null::int as number) n`,
      key: { by: sql`v.id`, kind: 'number' },
    })
    expect((await read(list(10_000), { limit: 1 })).total).toEqual({ count: 9_999, isExact: true })
    const { count, isExact } = (await read(list(30_000), { limit: 1 })).total
    expect([isExact, count > 10_000]).toEqual([false, true])
  })
})
