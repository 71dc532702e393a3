import { describe, expect, test } from 'vitest'
import { cents } from '#shop/money/money.ts'
import { stepOf } from './histogram.ts'
import type { PastDevice } from './past-device.ts'
import { addToTally, emptyTally, perMonth, SHOWN, sumBy, sumOf, type Compared } from './tally.ts'

const until = new Date('2026-11-18T12:00:00Z')
const daysAgo = (days: number) => new Date(until.getTime() - days * 24 * 60 * 60_000)

const compared = (before: number, after: number, change: Partial<PastDevice> = {}, margin = true): Compared => ({
  device: {
    kind: 'inspected',
    at: daysAgo(1),
    country: 'de',
    segment: 'consumer',
    deviceId: 1,
    deviceName: 'Apple iPhone 14 128 GB',
    seriesId: 3,
    questionnaire: 'one',
    answers: {},
    pieces: 1,
    agreed: null,
    trade: 26_000_016,
    status: 'PAID',
    cents: before,
    ...change,
  },
  category: 'iphone',
  result: {
    before: cents(before),
    after: cents(after),
    margin: margin ? { before: cents(10_000 - before), after: cents(10_000 - after) } : null,
  },
})

const tallyOf = (...all: Compared[]) => addToTally(emptyTally(), all, until)

describe('a step of the histogram', () => {
  test.each([
    [100_00, 100_00, 'same'],
    [0, 0, 'same'],
    [100_00, 100_01, 'up-0'],
    [100_00, 101_99, 'up-0'],
    [100_00, 102_00, 'up-2'],
    [100_00, 104_99, 'up-2'],
    [100_00, 120_00, 'up-20'],
    [100_00, 98_00, 'down-2'],
    [100_00, 98_01, 'down-0'],
    [100_00, 90_00, 'down-10'],
    [100_00, 0, 'down-20'],
    [0, 5_00, 'from-nothing'],
  ])('from %i to %i is %s', (before, after, step) => {
    expect(stepOf({ before: cents(before), after: cents(after) })).toBe(step)
  })
})

describe('ME-05 a tally', () => {
  test('comes out the same in one portion or in many, and leaves the one before as it was', () => {
    const all = Array.from({ length: 200 }, (_, index) =>
      compared(index * 7, (index * 131) % 997, { at: daysAgo(index % 90), trade: index }),
    )
    const empty = emptyTally()
    const many = [0, 30, 31, 150].reduce(
      (tally, start, index, starts) => addToTally(tally, all.slice(start, starts[index + 1]), until),
      empty,
    )

    expect(many).toEqual(addToTally(empty, all, until))
    expect(empty).toEqual(emptyTally())
  })

  test('keeps the twenty largest changes in cents, the largest first and of equals the first', () => {
    const { ups, downs } = tallyOf(
      ...Array.from({ length: 30 }, (_, index) => compared(100_00, 100_00 + index + 1, { trade: index })),
      compared(10_00, 9_00, { trade: 100 }),
      compared(10_00, 9_00, { trade: 101 }),
      compared(10_00, 10_00),
    )

    expect(ups).toHaveLength(SHOWN)
    expect(ups.map(({ trade }) => trade)).toEqual(Array.from({ length: SHOWN }, (_, index) => 29 - index))
    expect(downs.map(({ trade }) => trade)).toEqual([100, 101])
  })

  test('counts the cost of what is bought, and of nothing that never came or went back', () => {
    const tally = tallyOf(
      compared(10_00, 11_00),
      compared(20_00, 18_00, { kind: 'sold', status: 'EXPECTED' }, false),
      compared(30_00, 40_00, { kind: 'offered', status: null, trade: null }),
      ...(['CANCELLED', 'EXPIRED', 'MISSING', 'RECYCLED', 'RETURN_PENDING', 'RETURNED', 'SEIZED'] as const).map(
        (status) => compared(50_00, 60_00, { status }),
      ),
    )

    expect(tally.kinds).toEqual({ offered: 1, sold: 1, inspected: 8 })
    expect(sumOf(Object.values(tally.groups))).toEqual({
      devices: 2,
      before: 30_00,
      after: 29_00,
      known: 1,
      marginBefore: 90_00,
      marginAfter: 89_00,
    })
    expect([tally.rises, tally.falls]).toEqual([9, 1])
  })

  test('parts months of thirty days, and every sum of parts is the whole', () => {
    const days = [0, 29.99, 30, 59.99, 60, 89.99, 90]
    const tally = tallyOf(...days.map((day) => compared(10_00, 12_00, { at: daysAgo(day) })))
    const groups = Object.values(tally.groups)

    expect([...sumBy(groups, ({ month }) => String(month))].map(([month, { devices }]) => [month, devices])).toEqual([
      ['0', 2],
      ['1', 2],
      ['2', 3],
    ])
    expect(sumOf([...sumBy(groups, ({ month }) => String(month)).values()])).toEqual(sumOf(groups))
    expect(perMonth(sumOf(groups))).toMatchObject({ devices: 2, before: 23_33, after: 28_00 })
  })

  test('what cannot be compared is counted apart', () => {
    const { device, category } = compared(1, 2)
    const tally = tallyOf({ device, category, result: 'no-price' }, { device, category, result: 'not-answered' })

    expect(tally).toEqual({ ...emptyTally(), leftOut: { 'no-price': 1, 'not-answered': 1 } })
  })
})
