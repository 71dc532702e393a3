import { expect, test } from 'vitest'
import { moveItems } from '#domain/trades/lifecycle/move-items.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { Trade } from '#domain/trades/trade.ts'
import { newColleague, step } from '#tests/support/drivers/office/inspectors.ts'
import { soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { storefronts } from '#tests/support/fixtures/storefronts.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { findReturns, findReturnsOfTrade } from './find-returns.ts'
import { packReturn } from './return-items.ts'

const engines = useEngines({ stocked: true })

/** A trade whose devices are here and wanted back. */
async function wantedBack(code: 'de' | 'es' = 'de', pieces = 1): Promise<Trade> {
  const trade = await soldTrade(engines(), code, { pieces })
  await step(engines(), trade, await newColleague(engines(), 'warehouse'), 'receive')
  const items = { tradeId: trade.id, itemIds: trade.items.map(({ id }) => id) }
  const seller = { actor: { kind: 'seller' }, facts: { cause: 'withdrawn' } } as const
  await moveItems(engines(), storefronts, { ...items, ...seller, event: 'withdraw' })
  return trade
}

const order = { descending: false, limit: 2 }
const numbersOf = (rows: readonly { number: number }[]) => rows.map(({ number }) => number)

test('F-31 the queue of returns counts all parcels, is turned over, and finds one by what people type', async () => {
  const [first, second, third] = [await wantedBack(), await wantedBack('es', 2), await wantedBack()]
  const page = await findReturns(engines(), {}, order)
  expect(page.total).toEqual({ count: 3, isExact: true })
  expect(numbersOf(page.rows)).toEqual([first.number, second.number])
  const next = await findReturns(engines(), {}, { ...order, after: page.next! })
  expect(numbersOf(next.rows)).toEqual([third.number])
  expect(next.next).toBeNull()

  const found = async (filter: Parameters<typeof findReturns>[1]) =>
    numbersOf((await findReturns(engines(), filter, order)).rows)
  expect(await found({ country: 'es' })).toEqual([second.number])
  expect(await found({ text: formatTradeNumber(third.number) })).toEqual([third.number])
  expect(await found({ text: second.email.slice(0, -1) })).toEqual([second.number])
  expect(await found({ text: '%' })).toEqual([])
})

test('devices of a trade are one row for each parcel they lie in', async () => {
  const trade = await wantedBack('de', 3)
  const itemIds = trade.items.slice(1).map(({ id }) => id)
  const warehouse = await newColleague(engines(), 'warehouse')
  await packReturn(engines(), storefronts, warehouse, { tradeId: trade.id, itemIds })

  const rows = await findReturnsOfTrade(engines(), trade.id)
  const shown = rows.map(({ parcelId, items }) => [parcelId !== null, items.map(({ position }) => position)])
  expect(shown.toSorted()).toEqual([
    [false, [0]],
    [true, [1, 2]],
  ])
  expect(rows.flatMap(({ items }) => items.map(({ cause }) => cause))).toEqual(['withdraw', 'withdraw', 'withdraw'])
})
