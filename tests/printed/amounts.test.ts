import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents } from '#shop/money/money.ts'
import { anyPlan, type Plan } from '#tests/support/fixtures/planned-trade.ts'
import { carryOut, pageOf, hireTeam } from './carry-out.ts'

hireTeam()

describe('F-10 the same amount stands everywhere', () => {
  const plan = (change: Partial<Plan>): Plan => ({
    country: 'at',
    business: false,
    paypal: false,
    split: false,
    voucher: null,
    devices: [],
    ...change,
  })
  const device = (promised: number, fate: Plan['devices'][number]['fate'], final = promised) => ({
    promised: cents(promised),
    final: cents(final),
    fate,
    late: false,
  })

  test('a lower price was accepted, and a voucher of 10 % follows it', async () => {
    const voucher = { kind: 'percent' as const, basisPoints: 1_000, cents: 0, mostCents: null }
    const [sale] = await carryOut([plan({ voucher, devices: [device(18_100, 'lower', 13_300)] })])

    expect(sale!.paid).toEqual([14_630])
    expect(await pageOf(sale!)).toBe(14_630)
  })

  test('one of three devices goes back, and a voucher of 30 € stays', async () => {
    const voucher = { kind: 'fixed' as const, basisPoints: 0, cents: 3_000, mostCents: null }
    const devices = [device(20_000, 'as-described'), device(15_500, 'returned'), device(19_350, 'as-described')]
    const [sale] = await carryOut([plan({ country: 'es', voucher, devices })])

    expect(sale!.paid).toEqual([42_350])
    expect(await pageOf(sale!)).toBe(42_350)
  })

  test('in letters, on pages, on receipts, in files and in answers of the API about 10 trades by chance', () =>
    carryOut(fc.sample(anyPlan, { numRuns: 10, seed: 0 })))
})
