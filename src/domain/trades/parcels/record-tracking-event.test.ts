import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asColleague } from '#domain/trades/lifecycle/actor.ts'
import { findTrade } from '#domain/trades/find-trade.ts'
import { lockTrade, moveItemsWithin } from '#domain/trades/lifecycle/move-items.ts'
import { newColleague } from '#tests/support/drivers/office/inspectors.ts'
import { soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { storefronts } from '#tests/support/fixtures/storefronts.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { recordTrackingEvent } from './record-tracking-event.ts'

const engines = useEngines({ stocked: true })

async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(engines().db)
  return rows[0]!.count
}

test('a carrier who says that a parcel was delivered waits for the dock that receives it, and not the other way round', async () => {
  const { db, now } = engines()
  const actor = asColleague(await newColleague(engines(), 'warehouse'))
  const trade = await soldTrade(engines())
  const trackingNumber = `JD01${Date.now()}`
  await db.updateTable('parcels').set({ tracking_number: trackingNumber }).where('trade_id', '=', trade.id).execute()
  const event = { id: crypto.randomUUID(), trackingNumber, kind: 'delivered', at: now(), place: 'Berlin' } as const

  const { told } = await db.transaction().execute(async (tx) => {
    await lockTrade(tx, trade.id)
    const telling = recordTrackingEvent(engines(), storefronts, trade.parcel.carrier, [event])
    await expect.poll(countWaiting).toBe(1)
    const move = { tradeId: trade.id, itemIds: trade.items.map(({ id }) => id), event: 'receive', actor } as const
    expect(await moveItemsWithin(tx, engines(), storefronts, move)).toMatchObject({ ok: true })
    return { told: telling }
  })

  expect(await told).toEqual({ news: 1, known: 0, unknown: 0 })
  expect((await findTrade(db, trade.id))!.items[0]!.status).toBe('RECEIVED')
})
