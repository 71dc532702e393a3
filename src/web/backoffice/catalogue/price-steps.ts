import { LEADING_COUNTRY } from '#domain/catalogue/devices/leading-country.ts'
import type { PriceVersion } from '#domain/catalogue/devices/find-office-devices.ts'
import { cents, type Cents } from '#shop/money/money.ts'

export type PriceSteps = {
  /** A path in a field of 100 by 100, with room above and below. */
  line: string
  highest: Cents
  lowest: Cents
  first: { day: string; cents: Cents }
  last: { day: string; cents: Cents }
}

const TOP = 8
const BOTTOM = 92

/** How the price in the leading country went until today: it stays, then takes a step. Nothing before the second price. */
export function stepsOf(versions: readonly PriceVersion[], today: string): PriceSteps | null {
  const points = versions
    .filter(
      ({ country, segment, validFrom }) => country === LEADING_COUNTRY && segment === 'consumer' && validFrom <= today,
    )
    .toReversed()
  // Of several lists on one day the last one counts.
  const byDay = new Map(points.map((point) => [point.validFrom, point.cents]))
  const days = [...byDay].map(([day, amount]) => ({ day, cents: cents(amount) }))
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last || days.length < 2) return null

  const amounts = days.map((each) => each.cents)
  const [highest, lowest] = [Math.max(...amounts), Math.min(...amounts)]
  const [start, end] = [Date.parse(first.day), Date.parse(today)]
  const x = (day: string) => round(end === start ? 0 : ((Date.parse(day) - start) / (end - start)) * 100)
  const y = (amount: number) =>
    round(highest === lowest ? 50 : TOP + ((highest - amount) / (highest - lowest)) * (BOTTOM - TOP))
  const [, ...later] = days
  const steps = later.map((each) => `H${x(each.day)}V${y(each.cents)}`).join('')
  return { line: `M0 ${y(first.cents)}${steps}H100`, highest: cents(highest), lowest: cents(lowest), first, last }
}

const round = (value: number): number => Math.round(value * 100) / 100
