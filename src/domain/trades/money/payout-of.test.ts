import { describe, expect, test } from 'vitest'
import type { VoucherTerms } from '#domain/offers/vouchers/voucher.ts'
import { cents } from '#shop/money/money.ts'
import { payoutFor, payoutOf, type ItemFacts, type TradeFacts } from './payout-of.ts'
import { itemStates, type ItemState } from '#domain/trades/lifecycle/trade-status.ts'

const fixed: VoucherTerms = { kind: 'fixed', basisPoints: 0, cents: 1_000, mostCents: null }
const percent: VoucherTerms = { kind: 'percent', basisPoints: 1_000, cents: 0, mostCents: 1_500 }

const item = (id: string, status: ItemState, promised: number, final: number | null = null): ItemFacts => ({
  id,
  status,
  cents: cents(promised),
  finalCents: final === null ? null : cents(final),
})

const trade = (items: ItemFacts[], change: Partial<TradeFacts> = {}): TradeFacts => ({
  segment: 'consumer',
  voucherTerms: null,
  voucherPaid: cents(0),
  items,
  ...change,
})

describe('a trade pays', () => {
  test('what was promised, until somebody has looked, and then what it is worth', () => {
    const items = [item('a', 'EXPECTED', 100), item('b', 'ACCEPTED', 200, 150), item('c', 'CLARIFICATION', 400)]

    expect(payoutOf(trade(items))).toEqual({
      items: [
        { id: 'a', cents: 100 },
        { id: 'b', cents: 150 },
        { id: 'c', cents: 400 },
      ],
      itemTotal: 650,
      voucher: 0,
      total: 650,
      net: false,
    })
    expect(payoutOf(trade(items, { segment: 'business' })).net).toBe(true)
  })

  test('nothing for what does not stay with us', () => {
    const pays = itemStates.filter((state) => payoutOf(trade([item('a', state, 100)])).total === 0)

    expect(pays.toSorted()).toEqual(['CANCELLED', 'EXPIRED', 'RECYCLED', 'RETURNED', 'RETURN_PENDING', 'SEIZED'])
  })

  test('F-10 a percentage of what it comes to in the end, never over its bound', () => {
    const withVoucher = (items: ItemFacts[]) => payoutOf(trade(items, { voucherTerms: percent })).voucher

    expect(withVoucher([item('a', 'ACCEPTED', 18_100, 13_300)])).toBe(1_330)
    expect(withVoucher([item('a', 'ACCEPTED', 13_300), item('b', 'RETURNED', 10_000)])).toBe(1_330)
    expect(withVoucher([item('a', 'ACCEPTED', 13_300), item('b', 'ACCEPTED', 10_000)])).toBe(1_500)
    expect(withVoucher([item('a', 'RETURNED', 13_300)])).toBe(0)
  })

  test('a fixed voucher with whatever it keeps, and none if everything goes back', () => {
    const withVoucher = (items: ItemFacts[]) => payoutOf(trade(items, { voucherTerms: fixed })).total

    expect(withVoucher([item('a', 'ACCEPTED', 500), item('b', 'RETURNED', 700)])).toBe(1_500)
    expect(withVoucher([item('a', 'RECYCLED', 500), item('b', 'RETURNED', 700)])).toBe(0)
  })

  test('at least what was paid of a voucher: nobody has to give something back', () => {
    const corrected = trade([item('a', 'PAID', 5_000)], { voucherTerms: percent, voucherPaid: cents(1_000) })

    expect(payoutOf(corrected).total).toBe(6_000)
  })
})

describe('devices that are paid one after the other bring', () => {
  const first = item('a', 'ACCEPTED', 10_000)
  const second = item('b', 'ACCEPTED', 10_000)
  const only = (id: string) => new Set([id])

  test('a fixed voucher with the first of them', () => {
    const voucherTerms = fixed
    const waiting = { ...second, status: 'IN_INSPECTION' as const }

    expect(payoutFor(trade([first, waiting], { voucherTerms }), only('a')).total).toBe(11_000)
    expect(payoutFor(trade([first, second], { voucherTerms, voucherPaid: cents(1_000) }), only('b')).total).toBe(10_000)
  })

  test('a percentage bit by bit, up to its bound', () => {
    const voucherTerms = percent

    expect(payoutFor(trade([first], { voucherTerms }), only('a')).voucher).toBe(1_000)
    expect(payoutFor(trade([first, second], { voucherTerms, voucherPaid: cents(1_000) }), only('b')).voucher).toBe(500)
  })

  test('nothing while none of them is accepted', () => {
    const undecided = trade([{ ...first, status: 'RECEIVED' }], { voucherTerms: fixed })

    expect(payoutFor(undecided, only('a'))).toMatchObject({ items: [], voucher: 0, total: 0 })
    expect(payoutFor(trade([first], { voucherTerms: fixed }), new Set())).toMatchObject({ voucher: 0, total: 0 })
  })
})
