import type { Tally } from '#domain/back-tests/tally.ts'
import type { KnownPast } from './past-devices.ts'

/** A device with what it brought by what counted before, and by what counts now. */
export type Repriced = KnownPast & { before: number; after: number; category: string; margin: number | null }

const DAY = 24 * 60 * 60_000

const free = new Set(['CANCELLED', 'EXPIRED', 'MISSING', 'RECYCLED', 'RETURN_PENDING', 'RETURNED', 'SEIZED'])

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

/** What a back-test has to say about these devices, added up plainly. */
export function recomputed(devices: readonly Repriced[], until: Date) {
  const bought = devices.filter(({ status }) => status !== null && !free.has(status))
  const groups = Map.groupBy(
    bought,
    ({ at, category, country }) =>
      `${Math.floor((until.getTime() - at.getTime()) / (30 * DAY))} ${category} ${country}`,
  )
  const changes = devices.map(({ before, after }) => after - before)
  return {
    kinds: Object.fromEntries(
      ['offered', 'sold', 'inspected'].map((kind) => [kind, devices.filter((each) => each.kind === kind).length]),
    ),
    rises: changes.filter((change) => change > 0).length,
    falls: changes.filter((change) => change < 0).length,
    ups: changes
      .filter((change) => change > 0)
      .toSorted((a, b) => b - a)
      .slice(0, 20),
    downs: changes
      .filter((change) => change < 0)
      .toSorted((a, b) => a - b)
      .slice(0, 20),
    unchanged: changes.filter((change) => change === 0).length,
    groups: Object.fromEntries([...groups].map(([key, same]) => [key, sumsOf(same)])),
  }
}

function sumsOf(devices: readonly Repriced[]) {
  const known = devices.filter(({ margin }) => margin !== null)
  return {
    devices: devices.length,
    before: sum(devices.map(({ before }) => before)),
    after: sum(devices.map(({ after }) => after)),
    known: known.length,
    marginBefore: sum(known.map(({ before, margin }) => (before === 0 ? 0 : margin!))),
    marginAfter: sum(known.map(({ before, after, margin }) => (after === 0 ? 0 : margin! - (after - before)))),
  }
}

/** The same of a back-test as it is stored. */
export const toldBy = ({ kinds, rises, falls, ups, downs, histogram, groups }: Tally) => ({
  kinds,
  rises,
  falls,
  ups: ups.map(({ before, after }) => after - before),
  downs: downs.map(({ before, after }) => after - before),
  unchanged: histogram[5],
  groups: Object.fromEntries(
    Object.entries(groups).map(([key, { month: _, category: __, country: ___, ...sums }]) => [key, sums]),
  ),
})
