import type { PricePoint } from '#domain/catalogue/prices/find-prices.ts'
import { formatLongDate, formatMonth } from '#shop/formats/dates.ts'
import { cents, type Cents } from '#shop/money/money.ts'

type Spot = { x: number; y: number }

/** A year of prices, ready to be shown: dates are already written in the words of the country. */
export type Trend = {
  /** Paths in a square of a hundred. */
  line: string
  ends: string
  highest: Cents
  lowest: Cents
  first: { month: string; cents: Cents }
  last: { month: string; cents: Cents }
  /** The latest first. */
  rows: { since: string; cents: Cents }[]
}

/** One price is no trend yet. */
export function drawTrend(points: readonly PricePoint[], icuLocale: string): Trend | null {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || first === last) return null

  const spots = trendSpots(points)
  const amounts = points.map((point) => point.cents)
  const end = (point: PricePoint) => ({ month: formatMonth(point.day, icuLocale), cents: point.cents })
  return {
    line: `M${spots.map(({ x, y }) => `${x} ${y}`).join('L')}`,
    // A line without length has round ends: a dot that stays round when the drawing is stretched.
    ends: [spots[0]!, spots.at(-1)!].map(({ x, y }) => `M${x} ${y}h0`).join(''),
    highest: cents(Math.max(...amounts)),
    lowest: cents(Math.min(...amounts)),
    first: end(first),
    last: end(last),
    rows: points.toReversed().map((point) => ({ since: formatLongDate(point.day, icuLocale), cents: point.cents })),
  }
}

/** Above and below the line some air, so that it is not cut. */
const [TOP, BOTTOM] = [8, 92]

/** Days from left to right, the highest price on top. */
function trendSpots(points: readonly PricePoint[]): Spot[] {
  const days = points.map(({ day }) => Date.parse(day))
  const amounts = points.map((point) => point.cents)
  const [start, end] = [Math.min(...days), Math.max(...days)]
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)]
  // A price that never moved runs through the middle.
  const height = (amount: number) => (highest === lowest ? 0.5 : (amount - lowest) / (highest - lowest))

  return points.map((point, index) => ({
    x: round(((days[index]! - start) / (end - start)) * 100),
    y: round(BOTTOM - height(point.cents) * (BOTTOM - TOP)),
  }))
}

const round = (number: number): number => Math.round(number * 100) / 100
