import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { shopOf, soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { storefronts } from '#tests/support/fixtures/storefronts.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { actAsSeller, type SellerAct } from './act-as-seller.ts'
import { findTrade } from '#domain/trades/find-trade.ts'
import { actionsFor, sellerActions, type SellerAction } from './seller-actions.ts'
import type { Trade } from '#domain/trades/trade.ts'
import { tradeToken } from '#domain/trades/trade-link.ts'
import { itemStates, type ItemState } from './trade-status.ts'

const engines = useEngines({ stocked: true })
const germany = shopOf('de')

let trade: Trade
beforeEach(async () => {
  trade = await soldTrade(engines(), 'de', { pieces: 2 })
})

const act = (action: SellerAction, change: Partial<SellerAct> = {}, shop = germany) =>
  actAsSeller(engines(), storefronts, shop, {
    token: tradeToken(engines().vault, trade.id),
    itemIds: [trade.items[0]!.id],
    action,
    consent: true,
    ...change,
  })

const setState = (state: ItemState) =>
  sql`update trade_items set status = ${state} where id = ${trade.items[0]!.id}`.execute(engines().db)

const states = async () => (await findTrade(engines().db, trade.id))!.items.map(({ status }) => status)

const allowed: Partial<Record<ItemState, Partial<Record<SellerAction, ItemState>>>> = {
  EXPECTED: { cancel: 'CANCELLED' },
  RECEIVED: { withdraw: 'RETURN_PENDING' },
  IN_INSPECTION: { withdraw: 'RETURN_PENDING' },
  LOCKED: { unlocked: 'IN_INSPECTION', recycle: 'RECYCLED' },
}

test('a seller does what he may from where the device is, and nothing else', async () => {
  for (const state of itemStates)
    for (const action of sellerActions) {
      await setState(state)
      const to = allowed[state]?.[action]

      expect(await act(action), `${state} ${action}`).toEqual(to ? { ok: true } : { ok: false, reason: 'not-now' })
      expect(await states(), `${state} ${action}`).toEqual([to ?? state, 'EXPECTED'])
      expect(actionsFor(state).includes(action)).toBe(to !== undefined)
    }
})

test('several devices are done with together or not at all', async () => {
  await setState('IN_TRANSIT')
  const itemIds = trade.items.map(({ id }) => id)
  expect(await act('cancel', { itemIds })).toEqual({ ok: false, reason: 'not-now' })
  expect(await states()).toEqual(['IN_TRANSIT', 'EXPECTED'])

  await setState('EXPECTED')
  expect(await act('cancel', { itemIds })).toEqual({ ok: true })
  expect(await states()).toEqual(['CANCELLED', 'CANCELLED'])
})

test('recycling needs a consent, and every action a device of this trade', async () => {
  const other = await soldTrade(engines())
  await setState('LOCKED')

  expect(await act('recycle', { consent: false })).toEqual({ ok: false, reason: 'consent-missing' })
  expect(await act('unlocked', { itemIds: [] })).toEqual({ ok: false, reason: 'nothing-chosen' })
  expect(await act('cancel', { itemIds: [other.items[0]!.id] })).toEqual({ ok: false, reason: 'not-now' })
  expect(await act('cancel', { itemIds: ['x'] })).toEqual({ ok: false, reason: 'not-now' })
  expect(await states()).toEqual(['LOCKED', 'EXPECTED'])
})

test('S11 without the link of the trade, and in another country, there is nothing to do', async () => {
  const nothing = { ok: false, reason: 'no-such-trade' }

  expect(await act('cancel', { token: 'x' })).toEqual(nothing)
  expect(await act('cancel', { token: engines().vault.token('clarification', trade.id) })).toEqual(nothing)
  expect(await act('cancel', {}, shopOf('at'))).toEqual(nothing)
  expect(await states()).toEqual(['EXPECTED', 'EXPECTED'])
})

test('M12 who takes his device back is written why it comes', async () => {
  await setState('RECEIVED')
  await act('withdraw')
  const letters = engines().db.selectFrom('letters').select(['kind', 'text_body']).where('to_address', '=', trade.email)
  const letter = await letters.where('kind', '=', 'return-announced').executeTakeFirstOrThrow()

  expect(letter.text_body).toContain('zurück')
})
