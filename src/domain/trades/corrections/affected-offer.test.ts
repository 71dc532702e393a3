import { describe, expect, test } from 'vitest'
import { itemStates, type ItemState } from '#domain/trades/lifecycle/trade-status.ts'
import { cents } from '#shop/money/money.ts'
import { refusalOf, type OfferDecision } from './affected-offer.ts'

const promised = cents(2_300_00)
const right = cents(230_00)

const tried = (states: ItemState[], wanted: OfferDecision, decision: OfferDecision | null = null, price = right) =>
  refusalOf({ states, decision, promised, isSold: states.length > 0 }, wanted, price)

describe('an offer that promised too much', () => {
  test('is honoured or asked about while nobody has sold by it', () => {
    expect([tried([], 'honour'), tried([], 'ask')]).toEqual([undefined, undefined])
  })

  test('is decided upon once', () => {
    expect(tried([], 'honour', 'ask')).toBe('already-decided')
    expect(tried(['EXPECTED'], 'ask', 'ask')).toBe('already-decided')
  })

  test('stays as it is once its money is promised, on its way or there', () => {
    for (const state of ['ACCEPTED', 'PAYOUT_PENDING', 'PAYOUT_FAILED', 'PAID'] as const) {
      expect(tried([state], 'ask'), state).toBe('already-settled')
      expect(tried([state], 'honour'), state).toBe('already-settled')
      expect(tried(['EXPECTED', state], 'ask'), state).toBe('already-settled')
    }
  })

  test('is asked about from every state in which the device is still to be bought, and from no other', () => {
    const open = itemStates.filter((state) => tried([state], 'ask') === undefined)

    expect(open.toSorted()).toEqual(
      ['EXPECTED', 'IN_INSPECTION', 'IN_TRANSIT', 'LOCKED', 'MISSING', 'RECEIVED', 'SUSPENDED'].toSorted(),
    )
    expect(tried(['CLARIFICATION'], 'ask')).toBe('not-open')
    expect(tried(['CLARIFICATION'], 'honour')).toBeUndefined()
    expect(tried(['CANCELLED'], 'honour')).toBe('not-open')
    expect(refusalOf({ states: [], decision: null, promised, isSold: true }, 'ask', right)).toBe('not-open')
  })

  test('is asked about only where the right price is lower, and is one', () => {
    expect(tried([], 'ask', null, promised)).toBe('no-lower-price')
    expect(tried([], 'ask', null, cents(2_400_00))).toBe('no-lower-price')
    expect(tried([], 'ask', null, cents(0))).toBe('no-lower-price')
    expect(refusalOf({ states: [], decision: null, promised, isSold: false }, 'ask', null)).toBe('no-lower-price')
    expect(refusalOf({ states: [], decision: null, promised, isSold: false }, 'honour', null)).toBeUndefined()
  })
})
