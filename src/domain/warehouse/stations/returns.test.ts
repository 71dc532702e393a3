import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Colleague } from '#domain/staff/colleague.ts'
import { findReturnParcel, packReturn } from '#domain/trades/returns/return-items.ts'
import type { Trade } from '#domain/trades/trade.ts'
import { itemReference } from '#domain/trades/trade-number.ts'
import { newColleague, tradeInClarification } from '#tests/support/drivers/office/inspectors.ts'
import { scannersOf } from '#tests/support/drivers/office/scanners.ts'
import { storefronts } from '#tests/support/fixtures/storefronts.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'

const engines = useEngines({ stocked: true })
const { scanner, statesOf, receivedTrade } = scannersOf(engines)

test('a return needs its device, the label of its own parcel, and the hand-over', async () => {
  const colleague = await newColleague(engines(), 'warehouse')
  const [{ trade, item }, stranger] = [await tradeInClarification(engines()), await tradeInClarification(engines())]
  for (const each of [trade, stranger.trade])
    await sql`update trade_items set status = 'RETURN_PENDING', status_since = now() - interval '1 minute'
      where trade_id = ${each.id}`.execute(engines().db)
  const { scan, scans, view } = scanner(colleague, 'returns')
  const labelOf = async ({ id }: Trade) => {
    const { rows } = await sql<{ code: string }>`select tracking_number as code from parcels
      where trade_id = ${id} and direction = 'out'`.execute(engines().db)
    return rows[0]!.code
  }
  await scan(itemReference(stranger.trade.number, 0))
  const strange = await labelOf(stranger.trade)

  expect(await scans(itemReference(trade.number, item.position), 'CMD-ALL-HERE', strange)).toEqual([
    'return-opened',
    'label-missing',
    'label-wrong',
  ])
  const label = await labelOf(trade)
  expect(await scans(label, label, 'CMD-UNDO')).toEqual(['label-fits', 'handed-over', 'not-undoable'])
  expect(await statesOf(trade)).toEqual(['RETURNED'])
  expect((await view()).unfinished.map(({ number }) => number)).toContain(stranger.trade.number)
})

describe('a trade that goes back in two parcels', () => {
  async function inTwoParcels(colleague: Colleague) {
    const trade = await receivedTrade(3)
    await sql`update trade_items set status = 'RETURN_PENDING', status_since = now() - interval '1 minute'
      where trade_id = ${trade.id}`.execute(engines().db)
    const pack = async (...itemIds: string[]) => {
      const packed = await packReturn(engines(), storefronts, colleague, { tradeId: trade.id, itemIds })
      if (!packed.ok) throw new Error(packed.reason)
      return (await findReturnParcel(engines(), itemIds[0]!))!.trackingNumber!
    }
    const [first, second, third] = trade.items.map(({ id }) => id)
    const labels = [await pack(first!), await pack(second!, third!)] as const
    const codes = trade.items.map(({ position }) => itemReference(trade.number, position))
    return { trade, labels, codes }
  }

  test('the label that is meant is that of the parcel in which the scanned device lies', async () => {
    const colleague = await newColleague(engines(), 'warehouse')
    const { trade, labels, codes } = await inTwoParcels(colleague)
    const { scans } = scanner(colleague, 'returns')

    expect(await scans(codes[1]!, labels[1], labels[0])).toEqual(['return-opened', 'devices-missing', 'label-wrong'])
    expect(await scans(codes[2]!, labels[1], labels[1])).toEqual(['return-opened', 'label-fits', 'handed-over'])
    expect(await statesOf(trade)).toEqual(['RETURN_PENDING', 'RETURNED', 'RETURNED'])
    expect(await scans(codes[0]!, labels[0], labels[0])).toEqual(['return-opened', 'label-fits', 'handed-over'])
    expect(await statesOf(trade)).toEqual(['RETURNED', 'RETURNED', 'RETURNED'])
  })

  test('a device of the other parcel lays the first one aside, and taking that back brings it into hands again', async () => {
    const colleague = await newColleague(engines(), 'warehouse')
    const { trade, labels, codes } = await inTwoParcels(colleague)
    const { scans } = scanner(colleague, 'returns')

    expect(await scans(codes[1]!, codes[2]!, codes[0]!, labels[1])).toEqual([
      'return-opened',
      'return-opened',
      'return-opened',
      'label-wrong',
    ])
    expect(await scans('CMD-UNDO', labels[1], labels[1])).toEqual(['undone', 'label-fits', 'handed-over'])
    expect(await statesOf(trade)).toEqual(['RETURN_PENDING', 'RETURNED', 'RETURNED'])
  })

  test('a device beside a parcel that waits for its label gets one of its own', async () => {
    const colleague = await newColleague(engines(), 'warehouse')
    const { trade, codes } = await inTwoParcels(colleague)
    await sql`update parcels set tracking_number = null where trade_id = ${trade.id} and direction = 'out'`.execute(
      engines().db,
    )
    expect(await scanner(colleague, 'returns').scans(codes[0]!, codes[1]!)).toEqual(['return-opened', 'return-opened'])
  })
})
