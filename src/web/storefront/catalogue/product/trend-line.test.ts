import { expect, test } from 'vitest'
import { cents } from '#shop/money/money.ts'
import { drawTrend } from './trend-line.ts'

const point = (day: string, amount: number) => ({ day, cents: cents(amount) })

test('the line runs from the first day to the last, the highest price on top', () => {
  const points = [point('2025-11-01', 500_00), point('2025-11-11', 400_00), point('2025-11-21', 450_00)]

  expect(drawTrend(points, 'de-DE')).toEqual({
    line: 'M0 8L50 92L100 50',
    ends: 'M0 8h0M100 50h0',
    highest: 500_00,
    lowest: 400_00,
    first: { month: 'November 2025', cents: 500_00 },
    last: { month: 'November 2025', cents: 450_00 },
    rows: [
      { since: '21. November 2025', cents: 450_00 },
      { since: '11. November 2025', cents: 400_00 },
      { since: '1. November 2025', cents: 500_00 },
    ],
  })
})

test('a price that never moved is a line through the middle', () => {
  expect(drawTrend([point('2025-11-01', 0), point('2026-11-01', 0)], 'fr-FR')?.line).toBe('M0 50L100 50')
})

test.each([[[]], [[point('2025-11-01', 1_00)]]])('fewer than two prices are no trend', (points) => {
  expect(drawTrend(points, 'it-IT')).toBeNull()
})
