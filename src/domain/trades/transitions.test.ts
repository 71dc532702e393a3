import { describe, expect, test } from 'vitest'
import { closedStates, itemStates, type ItemState } from './trade-status.ts'
import { eventsFrom, transitionFrom, transitions, type ItemEvent } from './transitions.ts'

/** As it was agreed, written down a second time: whoever changes the table has to change it here, too. */
const agreed = `
  EXPECTED carrierScan IN_TRANSIT · EXPECTED cancel CANCELLED · EXPECTED timeout EXPIRED · EXPECTED receive RECEIVED
  IN_TRANSIT receive RECEIVED · IN_TRANSIT timeout MISSING · EXPIRED receive RECEIVED
  RECEIVED startInspection IN_INSPECTION · RECEIVED notInParcel MISSING · RECEIVED withdraw RETURN_PENDING
  MISSING found RECEIVED · MISSING compensate ACCEPTED · MISSING close CANCELLED
  IN_INSPECTION matches ACCEPTED · IN_INSPECTION differs CLARIFICATION · IN_INSPECTION lockFound LOCKED
  IN_INSPECTION suspicious SUSPENDED · IN_INSPECTION withdraw RETURN_PENDING
  LOCKED unlocked IN_INSPECTION · LOCKED timeout RETURN_PENDING · LOCKED recycle RECYCLED
  CLARIFICATION acceptOffer ACCEPTED · CLARIFICATION decline RETURN_PENDING · CLARIFICATION recycle RECYCLED
  CLARIFICATION dispute IN_INSPECTION · CLARIFICATION timeout RETURN_PENDING
  SUSPENDED cleared IN_INSPECTION · SUSPENDED seize SEIZED · SUSPENDED reject RETURN_PENDING
  ACCEPTED batch PAYOUT_PENDING · PAYOUT_PENDING settled PAID · PAYOUT_PENDING rejected PAYOUT_FAILED
  PAID rejected PAYOUT_FAILED · PAYOUT_FAILED fixed PAYOUT_PENDING · RETURN_PENDING shipBack RETURNED · RETURNED undeliverable RETURN_PENDING`
  .split(/[·\n]/)
  .map((line) => line.trim())
  .filter((line) => line !== '')

const events = [...new Set(transitions.map(({ event }) => event))]

const pairs = itemStates.flatMap((state) => events.map((event) => [state, event] as [ItemState, ItemEvent]))

describe('what can happen to a device', () => {
  test('S4.12 is what was agreed, and nothing else', () => {
    const table = transitions.map(({ from, event, to }) => `${from} ${event} ${to}`)

    expect(table.toSorted()).toEqual(agreed.toSorted())
    expect(table).toHaveLength(36)
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
