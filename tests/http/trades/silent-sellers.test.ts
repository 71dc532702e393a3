import { expect, test } from 'vitest'
import { RUN_TIMERS } from '#domain/trades/lifecycle/timers/run-timers.ts'
import { useVisitors } from '#tests/support/drivers/customers/visitors.ts'
import { tradeInClarification } from '#tests/support/drivers/office/inspectors.ts'
import { useShopEngines } from '#tests/support/services/shops/shop-engines.ts'

const visitors = useVisitors()
const engines = useShopEngines(visitors.shop)

test('X1.04 who says nothing until the deadline gets his device back, and never the lower price', async () => {
  const { item, trade } = await tradeInClarification(engines())
  const state = async () =>
    (await visitors.query('select status, final_cents from trade_items where id = $1', [item.id])).rows[0]
  await engines().jobs.enqueue(RUN_TIMERS, {})
  expect(await state()).toEqual({ status: 'CLARIFICATION', final_cents: null })

  await visitors.query(`update trade_items set due_at = now() - interval '1 minute' where id = $1`, [item.id])
  await engines().jobs.enqueue(RUN_TIMERS, {})
  await expect.poll(state).toEqual({ status: 'RETURN_PENDING', final_cents: null })
  const { rows } = await visitors.query('select 1 from payouts where trade_id = $1', [trade.id])
  expect(rows).toEqual([])
})
