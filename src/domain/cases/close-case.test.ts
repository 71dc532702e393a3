import { beforeAll, expect, test } from 'vitest'
import { takeItem } from '#domain/inspection/take-item.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { findTrade } from '#domain/trades/find-trade.ts'
import { itemReference } from '#domain/trades/trade-number.ts'
import type { Trade } from '#domain/trades/trade.ts'
import { newColleague, step } from '#tests/support/drivers/office/inspectors.ts'
import { soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { storefronts } from '#tests/support/fixtures/storefronts.ts'
import { runs } from '#tests/support/limits/runs.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { attachParcel } from './attach-case.ts'
import { closeCase } from './close-case.ts'
import { findCase, findCases } from './find-cases.ts'
import { mergeCase } from './merge-cases.ts'
import { openCase, type NewCase } from './open-case.ts'
import { assignCase, placeCase } from './update-case.ts'

const engines = useEngines({ stocked: true })
let warehouse: Colleague
beforeAll(async () => {
  warehouse = await newColleague(engines(), 'warehouse')
})

async function opened(asked: NewCase): Promise<number> {
  const result = await openCase(engines(), warehouse, asked)
  if (!result.ok) throw new Error(result.reason)
  return result.number
}

const parcel = () => opened({ kind: 'parcel-without-order', sender: 'Somebody' })

const arrived = async (): Promise<Trade> => {
  const trade = await soldTrade(engines())
  await step(engines(), trade, warehouse, 'receive')
  return trade
}

const put = async ({ items }: Trade, states: readonly string[]) => {
  for (const [index, status] of states.entries())
    await engines().db.updateTable('trade_items').set({ status }).where('id', '=', items[index]!.id).execute()
}

test('OP-07 a device that a colleague has on the bench is not held by closing a case', async () => {
  const [first, second] = [await newColleague(engines(), 'inspector'), await newColleague(engines(), 'inspector')]
  const trade = await arrived()
  const [{ id }] = trade.items as [Trade['items'][number]]
  await takeItem(engines(), storefronts, first, id)
  const number = await opened({ kind: 'swapped-identity', trade: itemReference(trade.number, 0) })
  const suspend = (who: Colleague) =>
    closeCase(engines(), storefronts, who, number, { result: 'suspended', reason: 'Another IMEI', key: '' })

  expect(await suspend(second)).toEqual({ ok: false, reason: 'taken', by: first.username })
  expect((await findCase(engines(), number))!.found.state).toBe('open')
  expect(await suspend(first)).toEqual({ ok: true })
  expect((await findTrade(engines().db, trade.id))!.items[0]!.status).toBe('SUSPENDED')
})

test.each(['EXPECTED', 'EXPIRED', 'MISSING', 'RECEIVED'])(
  'a parcel is attached to a trade whose device is %s, also if another one has ended',
  async (status) => {
    const trade = await soldTrade(engines(), 'de', { pieces: 2 })
    await put(trade, [status, 'RETURNED'])

    expect(await attachParcel(engines(), warehouse, await parcel(), trade.number)).toEqual({ ok: true })
  },
)

test('a parcel is not attached to a trade of which every device has ended', async () => {
  const trade = await soldTrade(engines(), 'de', { pieces: 2 })
  await put(trade, ['PAID', 'CANCELLED'])

  const refused = await attachParcel(engines(), warehouse, await parcel(), trade.number)
  expect(refused).toEqual({ ok: false, reason: 'nothing-expected' })
})

test('a place keeps its dashes, also if a German keyboard types what was scanned', async () => {
  const number = await opened({ kind: 'parcel-without-order', sender: 'Somebody', place: 'pßcß01' })
  const place = async () => (await findCase(engines(), number))!.found.place

  expect(await place()).toBe('P-C-01')
  expect(await placeCase(engines(), warehouse, number, 'PßAß02')).toEqual({ ok: true })
  expect(await place()).toBe('P-A-02')
})

test('of two who merge two cases into each other one is first, and nobody waits for ever', async () => {
  for (let round = 0; round < runs(10, 50); round += 1) {
    const [one, other] = [await parcel(), await parcel()]
    const results = await Promise.all([
      mergeCase(engines(), warehouse, one, other),
      mergeCase(engines(), warehouse, other, one),
    ])

    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  }
})

test('cases of somebody whom nobody knows are none', async () => {
  const number = await parcel()
  await assignCase(engines(), warehouse, number, warehouse.id)
  const order = { sort: 'due', descending: false, limit: 50 } as const
  const found = async (assignedTo: string) =>
    (await findCases(engines(), { assignedTo }, order)).rows.map((row) => row.number)

  expect(await found(warehouse.username)).toEqual([number])
  expect(await found('nobody')).not.toContain(number)
  expect(await found('somebody else')).toEqual([])
})
