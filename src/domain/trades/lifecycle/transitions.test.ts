import { describe, expect, test } from 'vitest'
import { closedStates, itemStates, type ItemState } from './trade-status.ts'
import { eventsFrom, transitionFrom, transitions, type ItemEvent, type Transition } from './transitions.ts'

/**
 * As it was agreed, written down a second time: whoever changes the table has to change it here, too. What happens, by
 * whom, with what has to come along, and which letter tells of it.
 */
const agreed = `
  EXPECTED carrierScan IN_TRANSIT by carrier letter on-its-way
  EXPECTED cancel CANCELLED by seller trades.decide letter cancelled
  EXPECTED timeout EXPIRED by clock letter expired
  EXPECTED receive RECEIVED by trades.receive letter arrived
  IN_TRANSIT receive RECEIVED by trades.receive letter arrived
  IN_TRANSIT timeout MISSING by clock letter parcel-problem
  EXPIRED receive RECEIVED by trades.receive letter arrived
  RECEIVED startInspection IN_INSPECTION by trades.inspect trades.receive
  RECEIVED notInParcel MISSING by trades.receive with evidence witness letter parcel-problem
  RECEIVED undoReceive EXPECTED by trades.receive letter not-arrived
  RECEIVED withdraw RETURN_PENDING by seller letter return-announced
  MISSING found RECEIVED by trades.receive trades.decide letter arrived
  MISSING compensate ACCEPTED by trades.decide with reason letter accepted
  MISSING close CANCELLED by trades.decide with reason letter cancelled
  IN_INSPECTION matches ACCEPTED by trades.inspect letter accepted
  IN_INSPECTION differs CLARIFICATION by trades.inspect with reason evidence letter clarification
  IN_INSPECTION lockFound LOCKED by trades.inspect letter lock-found
  IN_INSPECTION suspicious SUSPENDED by trades.inspect with reason letter document-needed
  IN_INSPECTION withdraw RETURN_PENDING by seller letter return-announced
  LOCKED unlocked IN_INSPECTION by seller trades.inspect
  LOCKED timeout RETURN_PENDING by clock letter return-announced
  LOCKED recycle RECYCLED by seller letter recycling-confirmed
  CLARIFICATION acceptOffer ACCEPTED by seller letter accepted
  CLARIFICATION decline RETURN_PENDING by seller letter return-announced
  CLARIFICATION recycle RECYCLED by seller letter recycling-confirmed
  CLARIFICATION dispute IN_INSPECTION by seller trades.decide letter second-inspection
  CLARIFICATION timeout RETURN_PENDING by clock letter return-announced
  SUSPENDED cleared IN_INSPECTION by trades.decide with reason
  SUSPENDED seize SEIZED by trades.decide with reason
  SUSPENDED reject RETURN_PENDING by trades.decide with reason letter return-announced
  ACCEPTED batch PAYOUT_PENDING by payouts.release
  PAYOUT_PENDING settled PAID by bank letter paid
  PAYOUT_PENDING rejected PAYOUT_FAILED by bank letter payout-failed
  PAID rejected PAYOUT_FAILED by bank letter payout-failed
  PAYOUT_FAILED fixed PAYOUT_PENDING by seller trades.decide
  RETURN_PENDING shipBack RETURNED by trades.return with evidence letter return-shipped
  RETURNED undeliverable RETURN_PENDING by carrier letter return-announced`
  .trim()
  .split('\n')
  .map((line) => line.trim())

const spelled = ({ from, event, to, by, needs = [], letter }: Transition): string =>
  [
    `${from} ${event} ${to} by ${by.join(' ')}`,
    ...(needs.length > 0 ? [`with ${needs.join(' ')}`] : []),
    ...(letter ? [`letter ${letter}`] : []),
  ].join(' ')

const events = [...new Set(transitions.map(({ event }) => event))]

const pairs = itemStates.flatMap((state) => events.map((event) => [state, event] as [ItemState, ItemEvent]))

describe('what can happen to a device', () => {
  test('S4.12 is what was agreed, by whom, with which proof and which letter, and nothing else', () => {
    const table = transitions.map(spelled)

    expect(table.toSorted()).toEqual(agreed.toSorted())
    expect(table).toHaveLength(37)
  })

  test.each(pairs)('S4.12 %s %s leads where it was agreed, or nowhere', (state, event) => {
    const expected = agreed.find((line) => line.startsWith(`${state} ${event} `))?.split(' ')[2]

    expect(transitionFrom(state, event)?.to).toBe(expected)
  })

  test('S4.12 every state can be reached from a sale, and no open one is a dead end', () => {
    const reached = new Set<ItemState>(['EXPECTED'])
    for (const state of reached) for (const { to } of eventsFrom(state)) reached.add(to)
    const ends = itemStates.filter((state) => eventsFrom(state).length === 0)

    expect([...reached].toSorted()).toEqual([...itemStates].toSorted())
    for (const end of ends) expect(closedStates).toContain(end)
  })

  test('X1.04 the clock never accepts a price', () => {
    const byClock = transitions.filter(({ by }) => (by as readonly string[]).includes('clock'))

    expect(byClock.map(({ to }) => to).toSorted()).toEqual(['EXPIRED', 'MISSING', 'RETURN_PENDING', 'RETURN_PENDING'])
  })
})
