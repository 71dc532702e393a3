import { describe, expect, test } from 'vitest'
import type { PastEvent } from '#domain/trades/lifecycle/past-trade.ts'
import { itemStates, tradeStatus, type ItemState, type TradeStatus } from '#domain/trades/lifecycle/trade-status.ts'
import { trackerOf, type TrackerLook } from './trade-tracker.ts'

const day = (number: number) => new Date(Date.UTC(2026, 10, number, 12))

const happened = (number: number, event: string, to: ItemState | null): PastEvent => ({
  at: day(number),
  event,
  from: null,
  to,
})

const sold = happened(2, 'created', 'EXPECTED')
const scanned = happened(4, 'carrierScan', 'IN_TRANSIT')
const received = happened(5, 'receive', 'RECEIVED')
const accepted = happened(6, 'matches', 'ACCEPTED')
const paid = [happened(7, 'batch', 'PAYOUT_PENDING'), happened(9, 'settled', 'PAID')]

describe('EX-05 the four steps of a sale', () => {
  test.each([
    ['EXPECTED', 'sold', 'sold', 'going'],
    ['IN_TRANSIT', 'onItsWay', 'onItsWay', 'going'],
    ['MISSING', 'onItsWay', 'missing', 'attention'],
    ['RECEIVED', 'inspected', 'inspecting', 'going'],
    ['CLARIFICATION', 'inspected', 'asked', 'attention'],
    ['LOCKED', 'inspected', 'locked', 'attention'],
    ['SUSPENDED', 'inspected', 'held', 'attention'],
    ['ACCEPTED', 'paid', 'paying', 'going'],
    ['PAYOUT_FAILED', 'paid', 'payoutFailed', 'attention'],
    ['PAID', 'paid', 'paid', 'done'],
    ['RECYCLED', 'paid', 'recycled', 'done'],
    ['RETURN_PENDING', 'paid', 'returning', 'going'],
    ['RETURNED', 'paid', 'returned', 'ended'],
    ['SEIZED', 'paid', 'ended', 'ended'],
    ['CANCELLED', 'onItsWay', 'cancelled', 'ended'],
    ['EXPIRED', 'onItsWay', 'expired', 'ended'],
  ] as const)('a device that is %s stands at %s, as %s', (state, step, label, look) => {
    expect(trackerOf([state], [sold])).toMatchObject({ step, label, look })
  })

  test('a paid trade has come to each of them on its day', () => {
    const { reached } = trackerOf(['PAID'], [sold, scanned, received, accepted, ...paid])

    expect(reached).toEqual({ sold: day(2), onItsWay: day(4), inspected: day(6), paid: day(9) })
  })

  test('a parcel that no carrier has scanned was on its way all the same', () => {
    expect(trackerOf(['RECEIVED'], [sold, received]).reached).toEqual({
      sold: day(2),
      onItsWay: day(5),
      inspected: day(5),
    })
  })

  test('what was called off or did not come has stopped before it was on its way', () => {
    const { reached } = trackerOf(['CANCELLED'], [sold, happened(3, 'cancel', 'CANCELLED')])

    expect(reached).toEqual({ sold: day(2), onItsWay: day(3) })
  })

  test('what was never inspected does not say so: taken back, or lost and paid for', () => {
    const takenBack = trackerOf(['RETURN_PENDING'], [sold, received, happened(6, 'withdraw', 'RETURN_PENDING')])
    const lost = trackerOf(['ACCEPTED'], [sold, scanned, happened(8, 'compensate', 'ACCEPTED')])

    expect(takenBack.reached).not.toHaveProperty('inspected')
    expect(lost.reached).toEqual({ sold: day(2), onItsWay: day(4), paid: day(8) })
  })

  test('a step that was reached twice tells of the last time', () => {
    const asked = [happened(6, 'differs', 'CLARIFICATION'), happened(8, 'dispute', 'IN_INSPECTION')]
    const { reached } = trackerOf(['ACCEPTED'], [sold, received, ...asked, happened(10, 'matches', 'ACCEPTED')])

    expect(reached.inspected).toEqual(day(10))
  })
})

test('EX-05 money for a part of the devices is said to be a part, and recycling takes nothing from it', () => {
  expect(trackerOf(['PAID', 'RETURNED'], [sold])).toMatchObject({ label: 'partlyPaid', look: 'done' })
  expect(trackerOf(['PAID', 'RECYCLED'], [sold])).toMatchObject({ label: 'paid', look: 'done' })
})

const looks: Readonly<Record<TradeStatus, TrackerLook>> = {
  WAITING_FOR_PARCEL: 'going',
  IN_TRANSIT: 'going',
  IN_INSPECTION: 'going',
  ACTION_NEEDED: 'attention',
  ON_HOLD: 'attention',
  PAYOUT: 'going',
  RETURNING: 'going',
  COMPLETED: 'done',
  PARTLY_COMPLETED: 'done',
  RETURNED: 'ended',
  CANCELLED: 'ended',
  EXPIRED: 'ended',
}

test('EX-05 the picture agrees with the status of a trade, whichever three devices it has', () => {
  const triples = itemStates.flatMap((one) =>
    itemStates.flatMap((two) => itemStates.map((three) => [one, two, three] as const)),
  )

  for (const states of triples) {
    const { look, label, step } = trackerOf(states, [sold])
    const status = tradeStatus(states)
    expect(look, states.join(' ')).toBe(looks[status])
    if (status === 'EXPIRED') expect(label).toBe('expired')
    if (status === 'IN_TRANSIT') expect(step).toBe('onItsWay')
    if (status === 'WAITING_FOR_PARCEL') expect(step).toBe('sold')
    if (status === 'PAYOUT') expect(label).toBe('paying')
  }
})
