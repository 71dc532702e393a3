import { describe, expect, test } from 'vitest'
import { cents } from '#shop/money/money.ts'
import { isOver, newsAbout } from './price-watch.ts'

const news = (reference: number, price: number | undefined, writtenOn: string | null = null, day = '2026-03-10') =>
  newsAbout({ referenceCents: cents(reference), writtenOn }, price === undefined ? undefined : cents(price), day)

describe('X1.08 M25 a new price is worth a letter', () => {
  test.each([
    [200_00, 210_00, 'rose'],
    [200_00, 190_00, 'fell'],
    [200_00, 209_50, undefined],
    [200_00, 190_50, undefined],
    [200_00, 200_00, undefined],
  ])('from 5 percent on: %i, then %i', (before, after, expected) => {
    expect(news(before, after)).toBe(expected)
  })

  test.each([
    [20_00, 25_00, 'rose'],
    [20_00, 15_00, 'fell'],
    [20_00, 24_50, undefined],
    [20_00, 15_50, undefined],
  ])('from 5 euros on: %i, then %i', (before, after, expected) => {
    expect(news(before, after)).toBe(expected)
  })

  test.each([
    ['2026-03-03', 'fell'],
    ['2026-03-04', undefined],
    ['2026-03-10', undefined],
    [null, 'fell'],
  ])('once in seven days: the last letter was on %s', (writtenOn, expected) => {
    expect(news(200_00, 100_00, writtenOn)).toBe(expected)
  })

  test('always when there is none any more, whenever the last letter was', () => {
    expect(news(200_00, undefined)).toBe('gone')
    expect(news(200_00, 0, '2026-03-10')).toBe('gone')
  })
})

test('a watch is over after 180 days, and not before it was confirmed', () => {
  const confirmedAt = new Date('2026-01-01T10:00:00Z')
  expect(isOver({ confirmedAt }, new Date('2026-06-30T09:59:59Z'))).toBe(false)
  expect(isOver({ confirmedAt }, new Date('2026-06-30T10:00:00Z'))).toBe(true)
  expect(isOver({ confirmedAt: null }, new Date('2030-01-01T00:00:00Z'))).toBe(false)
})
