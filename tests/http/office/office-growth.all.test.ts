import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { fillTrades } from '#demo/fill/fill-trades.ts'
import { everyRow } from '#domain/lists/every-row.ts'
import { listTrades } from '#domain/trades/lists/list-trades.ts'
import type { Engines } from '#engines/engines.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { csvOf, sendCsv } from '#web/backoffice/table/csv.ts'
import { officeReads } from '../../../bench/office-reads.ts'

const few = useEngines({ stocked: true })
const many = useEngines({ stocked: true })

const FEW = 10_000
const MANY = 100_000

/** Three times, and a margin for a machine that does other things, too. What nobody notices is not compared. */
const MAX_GROWTH = 3 * 2
const UNNOTICED_MILLISECONDS = 10

async function bestTimes(engines: Engines): Promise<Map<string, number>> {
  const times = new Map<string, number>()
  for (const { name, read } of await officeReads(engines)) {
    let best = Infinity
    for (let round = 0; round < 5; round += 1) {
      const start = performance.now()
      await read()
      best = Math.min(best, performance.now() - start)
    }
    times.set(name, best)
  }
  return times
}

test('OP-13 lists, searches, counts and clocks take about as long with ten times as many trades', async () => {
  await fillTrades(few(), FEW)
  await fillTrades(many(), MANY)
  const [short, long] = [await bestTimes(few()), await bestTimes(many())]
  const grown = [...long].filter(
    ([name, time]) => time > MAX_GROWTH * Math.max(short.get(name)!, UNNOTICED_MILLISECONDS),
  )

  expect(grown).toEqual([])
})

test('OP-12 an export of 100,000 rows passes through the same memory from its beginning to its end', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage: () => void = runInNewContext('gc')
  const usedMegabytes = () => {
    collectGarbage()
    return process.memoryUsage().heapUsed / 2 ** 20
  }
  const columns = [{ title: 'number', value: ({ number }: { number: number }) => number }]
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
  expect(Math.max(...used.slice(10)) - used[9]!).toBeLessThan(10)
})
