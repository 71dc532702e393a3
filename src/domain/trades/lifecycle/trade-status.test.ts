import { describe, expect, test } from 'vitest'
import { itemStates, tradeStatus, tradeStatuses, type ItemState, type TradeStatus } from './trade-status.ts'

const alone: Record<ItemState, TradeStatus> = {
  EXPECTED: 'WAITING_FOR_PARCEL',
  IN_TRANSIT: 'IN_TRANSIT',
  RECEIVED: 'IN_INSPECTION',
  MISSING: 'ON_HOLD',
  IN_INSPECTION: 'IN_INSPECTION',
  CLARIFICATION: 'ACTION_NEEDED',
  LOCKED: 'ACTION_NEEDED',
  SUSPENDED: 'ON_HOLD',
  SEIZED: 'CANCELLED',
  ACCEPTED: 'PAYOUT',
  PAYOUT_PENDING: 'PAYOUT',
  PAYOUT_FAILED: 'ACTION_NEEDED',
  PAID: 'COMPLETED',
  RETURN_PENDING: 'RETURNING',
  RETURNED: 'RETURNED',
  RECYCLED: 'COMPLETED',
  CANCELLED: 'CANCELLED',
  EXPIRED: 'EXPIRED',
}

const together: [ItemState[], TradeStatus][] = [
  [['CLARIFICATION', 'SUSPENDED', 'IN_INSPECTION'], 'ACTION_NEEDED'],
  [['PAYOUT_FAILED', 'PAID'], 'ACTION_NEEDED'],
  [['MISSING', 'RECEIVED'], 'ON_HOLD'],
  [['RECEIVED', 'IN_TRANSIT', 'EXPECTED'], 'IN_INSPECTION'],
  [['IN_TRANSIT', 'EXPECTED'], 'IN_TRANSIT'],
  [['EXPECTED', 'ACCEPTED', 'CANCELLED'], 'WAITING_FOR_PARCEL'],
  [['PAYOUT_PENDING', 'RETURN_PENDING'], 'PAYOUT'],
  [['RETURN_PENDING', 'PAID'], 'RETURNING'],
  [['PAID', 'RECYCLED'], 'COMPLETED'],
  [['PAID', 'RETURNED'], 'PARTLY_COMPLETED'],
  [['PAID', 'CANCELLED'], 'PARTLY_COMPLETED'],
  [['RETURNED', 'CANCELLED'], 'RETURNED'],
  [['CANCELLED', 'EXPIRED'], 'CANCELLED'],
]

/** In the order in which it counts: what holds first is the status. `every` holds of all devices, `some` of one at least. */
const rules: [TradeStatus, 'every' | 'some', ItemState[]][] = [
  ['CANCELLED', 'every', ['CANCELLED']],
  ['EXPIRED', 'every', ['EXPIRED']],
  ['ACTION_NEEDED', 'some', ['CLARIFICATION', 'LOCKED', 'PAYOUT_FAILED']],
  ['ON_HOLD', 'some', ['SUSPENDED', 'MISSING']],
  ['IN_INSPECTION', 'some', ['RECEIVED', 'IN_INSPECTION']],
  ['IN_TRANSIT', 'some', ['IN_TRANSIT']],
  ['WAITING_FOR_PARCEL', 'some', ['EXPECTED']],
  ['PAYOUT', 'some', ['ACCEPTED', 'PAYOUT_PENDING']],
  ['RETURNING', 'some', ['RETURN_PENDING']],
  // Everything has ended: well, partly well, back again, or in nothing at all.
  ['COMPLETED', 'every', ['PAID', 'RECYCLED']],
  ['PARTLY_COMPLETED', 'some', ['PAID', 'RECYCLED']],
  ['RETURNED', 'some', ['RETURNED']],
  ['CANCELLED', 'every', ['CANCELLED', 'EXPIRED', 'SEIZED']],
]

describe('S4.13 the status of a trade', () => {
  test('with any one, two or three devices in any states is that of the first rule that holds', () => {
    const ones = itemStates.map((state) => [state])
    const pairs = ones.flatMap((one) => itemStates.map((state) => [...one, state]))
    const threes = pairs.flatMap((pair) => itemStates.map((state) => [...pair, state]))
    const wrong = [...ones, ...pairs, ...threes].filter((states) => {
      const rule = rules.find(([, quantity, of]) => states[quantity]((state) => of.includes(state)))
      return tradeStatus(states) !== rule?.[0]
    })

    expect(wrong).toEqual([])
  })

  test.each(itemStates)('with one device that is %s', (state) => {
    expect(tradeStatus([state])).toBe(alone[state])
    expect(tradeStatus([state, state])).toBe(alone[state])
  })

  test.each(together)('with %j is %s, in whatever order', (states, status) => {
    expect(tradeStatus(states)).toBe(status)
    expect(tradeStatus(states.toReversed())).toBe(status)
  })

  test('is one of twelve, each of which can be reached', () => {
    const reached = new Set([...Object.values(alone), ...together.map(([, status]) => status)])

    expect([...reached].toSorted()).toEqual([...tradeStatuses].toSorted())
    expect(reached.size).toBe(12)
  })

  test('is unknown of a trade without devices', () => {
    expect(() => tradeStatus([])).toThrow('at least one')
  })
})
