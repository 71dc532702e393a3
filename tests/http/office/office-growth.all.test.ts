import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { beforeAll, expect, test } from 'vitest'
import { fillTrades } from '#demo/fill/fill-trades.ts'
import { everyRow } from '#domain/lists/every-row.ts'
import { listTrades } from '#domain/trades/lists/list-trades.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { csvOf, sendCsv } from '#web/backoffice/table/csv.ts'
import { officeReads, type OfficeRead } from '../../../bench/office-reads.ts'

const few = useEngines({ stocked: true })
const many = useEngines({ stocked: true })

const FEW = 10_000
const MANY = 100_000

beforeAll(async () => {
  await fillTrades(few(), FEW)
  await fillTrades(many(), MANY)
})

const MAX_GROWTH = 3
/** What nobody notices is not compared. */
const UNNOTICED_MILLISECONDS = 10
const ROUNDS = 5
/** A machine that does something else meanwhile is slow for a moment, and what grows is slow each time. */
const TRIES = 3

const timeOf = async ({ read }: OfficeRead): Promise<number> => {
  const start = performance.now()
  await read()
  return performance.now() - start
}

const median = (times: readonly number[]): number => times.toSorted((one, other) => one - other)[times.length >> 1]!

/** In turns, so that whatever else the machine does slows both. */
async function growthOf(small: OfficeRead, large: OfficeRead): Promise<number> {
  const times: [number, number][] = []
  for (let round = 0; round < ROUNDS; round += 1) times.push([await timeOf(small), await timeOf(large)])
  const [short, long] = [median(times.map(([time]) => time)), median(times.map(([, time]) => time))]
  return long / Math.max(short, UNNOTICED_MILLISECONDS)
}

test('F-90 F-93 OP-13 lists, searches, counts and clocks take at most three times as long with ten times as many trades', async () => {
  const small = await officeReads(few())
  const large = await officeReads(many())
  const grown: string[] = []
  for (const [index, read] of large.entries()) {
    let growth = Infinity
    for (let tries = 0; tries < TRIES && growth > MAX_GROWTH; tries += 1) growth = await growthOf(small[index]!, read)
    if (growth > MAX_GROWTH) grown.push(`${read.name}: ${growth.toFixed(1)} ×`)
  }

  expect(grown).toEqual([])
})

test('OP-12 an export of 100,000 rows passes through the same memory from its beginning to its end', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage: () => void = runInNewContext('gc')
  const usedMegabytes = () => {
    collectGarbage()
    const { heapUsed, external } = process.memoryUsage()
    return (heapUsed + external) / 2 ** 20
  }
  const columns = [
    { title: 'number', value: ({ number }: { number: number }) => number },
    { title: 'email', value: ({ email }: { email: string }) => email },
  ]
  const query = { sort: 'created', descending: true } as const
  const rows = everyRow((page) => listTrades(many(), { ...query, ...page }))
  const { body } = await sendCsv(csvOf(columns, rows), 'trades.csv')

  let lines = 0
  const used: number[] = []
  for await (const piece of body!) {
    lines += new TextDecoder().decode(piece).split('\r\n').length - 1
    used.push(usedMegabytes())
  }
  expect(lines).toBe(MANY + 1)
  expect(used).toHaveLength(MANY / 1_000)
  expect(median(used.slice(-10)) - median(used.slice(5, 15))).toBeLessThan(5)
  expect(Math.max(...used.slice(10)) - used[9]!).toBeLessThan(10)
})
