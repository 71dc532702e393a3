import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { itemStates, tradeStatus, type ItemState } from '#domain/trades/lifecycle/trade-status.ts'
import { searchTrades } from './search-trades.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { listTrades, tradeSorts } from './list-trades.ts'

const engines = useEngines({ stocked: true })

/** Whatever else happens to an item, its state does. */
const setStates = (tradeId: string, states: readonly ItemState[]) =>
  sql`update trade_items set status = (${states}::text[])[position + 1], status_since = now() - position * interval '1 day'
    where trade_id = ${tradeId}`.execute(engines().db)

const whole = { sort: 'created', descending: true, limit: 100 } as const

test('F-90 the database gives a trade the status that it has by the rule, for any three states', async () => {
  const combinations = itemStates.flatMap((one) =>
    itemStates.flatMap((two) => itemStates.flatMap((three) => [[one], [one, two], [one, two, three]])),
  )
  const { rows } = await sql<{ status: string }>`
    select trade_status(array(select jsonb_array_elements_text(states))) as status
    from jsonb_array_elements(${JSON.stringify(combinations)}::jsonb) with ordinality c(states, place)
    order by place`.execute(engines().db)

  expect(rows.map(({ status }) => status)).toEqual(combinations.map((states) => tradeStatus(states)))
})

test('F-90 a trade is listed with its status and its wait, however its items were changed', async () => {
  const { id, number } = await soldTrade(engines(), 'de', { pieces: 2 })
  const listed = async () => (await listTrades(engines(), whole)).rows.find((row) => row.number === number)!
  expect(await listed()).toMatchObject({ status: 'WAITING_FOR_PARCEL', states: ['EXPECTED', 'EXPECTED'] })

  await setStates(id, ['PAID', 'CLARIFICATION'])
  const { rows } = await sql<{ since: Date }>`
    select min(status_since) as since from trade_items where trade_id = ${id}`.execute(engines().db)
  expect(await listed()).toMatchObject({ status: 'ACTION_NEEDED', since: rows[0]!.since })
  expect((await listTrades(engines(), { ...whole, status: 'ACTION_NEEDED' })).rows).toHaveLength(1)
  expect((await listTrades(engines(), { ...whole, state: 'PAID' })).rows).toHaveLength(1)
})

test('every order of the list shows all trades, a page at a time', async () => {
  for (let count = 0; count < 4; count += 1) await soldTrade(engines(), 'de', {})
  for (const sort of tradeSorts) {
    const seen: number[] = []
    let after: string | null | undefined
    do {
      const page = await listTrades(engines(), {
        sort,
        descending: sort !== 'name',
        limit: 2,
        after: after ?? undefined,
      })
      seen.push(...page.rows.map(({ number }) => number))
      after = page.next
    } while (after !== null)
    expect(new Set(seen).size, sort).toBe(seen.length)
    expect(seen, sort).toHaveLength((await listTrades(engines(), whole)).total.count)
  }
})

test('F-35 a trade is found by the running part of its number, in the search and in the list', async () => {
  const { number } = await soldTrade(engines(), 'de', {})
  const running = formatTradeNumber(number).slice(5)

  expect((await searchTrades(engines(), running)).map((hit) => hit.number)).toEqual([number])
  expect((await listTrades(engines(), { ...whole, text: running })).rows.map((row) => row.number)).toEqual([number])
  expect((await listTrades(engines(), { ...whole, text: 'nobody' })).total).toEqual({ count: 0, isExact: true })
})
