import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents } from '#shop/money/money.ts'
import { firstRules } from '#tests/support/readers/first-rules.ts'
import { beyondGuardRails, guardedMoment, isNumberToType, numberToType, type Movement } from './guard-rails.ts'

const rails = firstRules.guardRails

const moved = (from: number | null, to: number, change: Partial<Movement> = {}): Movement => ({
  deviceId: 1,
  deviceName: 'Phone',
  country: 'de',
  segment: 'consumer',
  from: from === null ? null : cents(from),
  to: cents(to),
  resale: null,
  ...change,
})

const weighing = (from: number, to: number) => ({ from: cents(from), to: cents(to) })
/** So much else that none of these moves the whole list. */
const heavy = weighing(1_000_000_00, 1_000_000_00)

const beyond = (movements: readonly Movement[], weight = heavy) => beyondGuardRails(rails, { movements, weight })
const limits = (movements: readonly Movement[], weight = heavy) => beyond(movements, weight).map(({ limit }) => limit)

describe('a change of one device', () => {
  test.each([
    [200_00, 230_00, []],
    [200_00, 230_01, ['device']],
    [200_00, 170_00, []],
    [200_00, 169_99, ['device']],
    [200_00, 0, ['device']],
    [null, 900_00, []],
    [0, 900_00, []],
  ])('from %s to %s', (from, to, expected) => {
    expect(limits([moved(from, to)])).toEqual(expected)
  })

  test('a hundredth of a cent of a percent is beyond, though it is shown as the limit itself', () => {
    const [reason] = beyond([moved(1_000_000, 1_150_001)])

    expect(reason).toMatchObject({ limit: 'device', basisPoints: 1_500 })
  })

  test('F-32 +900 % is named with what it was and would be', () => {
    expect(beyond([moved(230_00, 2_300_00)])).toMatchObject([
      { limit: 'device', deviceName: 'Phone', country: 'de', from: 230_00, to: 2_300_00, basisPoints: 90_000 },
    ])
  })
})

describe('the resale price', () => {
  test.each([
    [290_00, 300_00, []],
    [290_00, 300_01, ['resale']],
    [null, 301_00, ['resale']],
    // Already above it, and on the way down.
    [320_00, 310_00, []],
    [310_00, 310_00, []],
  ])('from %s to %s of a device that sells for 300', (from, to, expected) => {
    expect(limits([moved(from, to, { resale: 300_00 })])).toEqual(expected)
  })

  test('whoever pays for what nobody wants is asked, too', () => {
    expect(beyond([moved(null, 10_00, { resale: 0 })])).toMatchObject([{ limit: 'resale', basisPoints: 10_000 }])
  })
})

test('a list whose prices all move a little moves as a whole', () => {
  expect(limits([], weighing(100_000_00, 105_000_00))).toEqual([])
  expect(beyond([], weighing(100_000_00, 105_000_01))).toEqual([
    { limit: 'list', from: 100_000_00, to: 105_000_01, basisPoints: 500 },
  ])
  expect(limits([], weighing(100_000_00, 94_999_99))).toEqual(['list'])
  expect(limits([], weighing(0, 0))).toEqual([])
})

test('guard rails are widened by two approvers, and narrowed by one', () => {
  const change = (to: Partial<typeof rails>) =>
    beyondGuardRails(rails, { movements: [], weight: heavy, rails: { from: rails, to: { ...rails, ...to } } })

  expect(change({})).toEqual([])
  expect(change({ device: 1_000, list: 100, delay: 60 })).toEqual([])
  expect(change({ device: 3_000 })).toEqual([
    { limit: 'rails', rail: 'device', from: 1_500, to: 3_000, basisPoints: 10_000 },
  ])
  expect(change({ delay: 1 })).toMatchObject([{ rail: 'delay', basisPoints: -9_000 }])
})

test('the furthest comes first, and a device with many prices is named once', () => {
  const found = beyond([
    moved(100_00, 130_00),
    moved(100_00, 10_00, { country: 'at' }),
    moved(100_00, 120_00, { deviceId: 2 }),
    moved(100_00, 300_00, { deviceId: 3 }),
  ])

  expect(found.map(({ basisPoints }) => basisPoints)).toEqual([20_000, -9_000, 2_000])
  expect(found[1]).toMatchObject({ deviceId: 1, country: 'at' })
})

test('whatever is within all limits needs nobody else, whatever is not does', () => {
  const price = fc.integer({ min: 1, max: 5_000_00 })
  fc.assert(
    fc.property(price, price, fc.option(price), (from, to, resale) => {
      const isBeyond = Math.abs(to - from) / from > 0.15 + 1e-12 || (resale !== null && to > resale && to > from)
      expect(beyond([moved(from, to, { resale })]).length > 0).toBe(isBeyond)
    }),
  )
})

describe('the number that is typed', () => {
  const by = (basisPoints: number) => [{ limit: 'list' as const, ...heavy, basisPoints }]

  test.each([
    [90_000, '900'],
    [-2_350, '23,5'],
    [1_538, '15,38'],
    [1_505, '15,05'],
  ])('%s basis points are %s', (basisPoints, text) => {
    expect(numberToType(by(basisPoints))).toBe(text)
    expect(isNumberToType(by(basisPoints), text)).toBe(true)
  })

  test('is the same with sign, percent, point and noughts, and nothing else is', () => {
    for (const typed of ['900', ' 900 %', '+900', '-900', '−900', '900,0', '900.00'])
      expect(isNumberToType(by(90_000), typed), typed).toBe(true)
    for (const typed of ['', '90', '9.000', '901', '900,1', 'neunhundert', '900 Euro', '900,000'])
      expect(isNumberToType(by(90_000), typed), typed).toBe(false)
  })

  test('is asked of nobody where nothing is beyond', () => {
    expect(numberToType([])).toBeUndefined()
    expect(isNumberToType([], '')).toBe(true)
  })
})

test('what two have approved counts when it was wanted, and never at once', () => {
  const at = new Date('2026-11-10T12:00:00Z')

  expect(guardedMoment(rails, null, at)).toEqual(new Date('2026-11-10T12:10:00Z'))
  expect(guardedMoment(rails, new Date('2026-11-10T12:03:00Z'), at)).toEqual(new Date('2026-11-10T12:10:00Z'))
  expect(guardedMoment(rails, new Date('2026-11-11T00:00:00Z'), at)).toEqual(new Date('2026-11-11T00:00:00Z'))
})
