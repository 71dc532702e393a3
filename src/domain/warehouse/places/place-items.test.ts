import { describe, expect, test } from 'vitest'
import type { Colleague } from '#domain/staff/colleague.ts'
import { findTrade } from '#domain/trades/find-trade.ts'
import type { Trade } from '#domain/trades/trade.ts'
import { newColleague, step } from '#tests/support/drivers/office/inspectors.ts'
import { soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { addPlace, changePlace } from './change-places.ts'
import { placeItems } from './place-items.ts'

const engines = useEngines({ stocked: true })

let places = 0
async function newPlace(colleague: Colleague, capacity: number | null = null): Promise<string> {
  const code = `P-BULK-${(places += 1)}`
  await addPlace(engines(), colleague, { code, kind: 'shelf', capacity })
  return code
}

async function received(pieces: number): Promise<Trade> {
  const trade = await soldTrade(engines(), 'de', { pieces })
  await step(engines(), trade, await newColleague(engines(), 'warehouse'), 'receive')
  return trade
}

const placesOf = async ({ id }: Trade) => (await findTrade(engines().db, id))!.items.map(({ place }) => place)

const put = (colleague: Colleague, { items }: Pick<Trade, 'items'>, place: string) =>
  placeItems(engines(), colleague, { itemIds: items.map(({ id }) => id), place })

describe('OP-11 placing several devices', () => {
  test('puts all of them where somebody says they stand, also by a code that a German keyboard has bent', async () => {
    const warehouse = await newColleague(engines(), 'warehouse')
    const place = await newPlace(warehouse)
    const trade = await received(2)

    expect(await put(warehouse, trade, place.toLowerCase().replaceAll('-', 'ß'))).toEqual({ ok: true })
    expect(await placesOf(trade)).toEqual([place, place])
  })

  test('puts none of them where only one has room, where it is closed, or where there is no place', async () => {
    const warehouse = await newColleague(engines(), 'warehouse')
    const [small, closed] = [await newPlace(warehouse, 1), await newPlace(warehouse)]
    await changePlace(engines(), warehouse, { code: closed, kind: 'shelf', capacity: null, isClosed: true })
    const trade = await received(2)

    expect(await put(warehouse, trade, small)).toEqual({ ok: false, reason: 'place-full', capacity: 1 })
    expect(await put(warehouse, trade, closed)).toEqual({ ok: false, reason: 'place-closed' })
    expect(await put(warehouse, trade, 'P-NOWHERE')).toEqual({ ok: false, reason: 'place-unknown' })
    expect(await put(warehouse, trade, 'second shelf')).toEqual({ ok: false, reason: 'place-unknown' })
    expect(await placesOf(trade)).toEqual([null, null])
  })

  test('is for those who put away, and for devices that are here', async () => {
    const warehouse = await newColleague(engines(), 'warehouse')
    const place = await newPlace(warehouse)
    const agent = await newColleague(engines(), 'agent')

    expect(await put(agent, await received(1), place)).toEqual({ ok: false, reason: 'not-yours-to-do' })
    expect(await put(warehouse, await soldTrade(engines()), place)).toEqual({ ok: false, reason: 'not-in-our-house' })
  })
})
