import type { BackTest } from '#domain/back-tests/back-test.ts'
import { findBackTest } from '#domain/back-tests/find-back-test.ts'
import { STEPS } from '#domain/back-tests/histogram.ts'
import { MONTHS, periodOf, perMonth, sumBy, sumOf, type Sums } from '#domain/back-tests/tally.ts'
import type { Engines } from '#engines/engines.ts'
import { cents, type Cents } from '#shop/money/money.ts'

/** Sums with what changes. */
export type ShownSums = Sums & { change: Cents; marginChange: Cents }

const shown = (sums: Sums): ShownSums => ({
  ...sums,
  change: cents(sums.after - sums.before),
  marginChange: cents(sums.marginAfter - sums.marginBefore),
})

/** A back-test as it is read: everything that is added up is added up by the room. */
function showBackTest(test: BackTest) {
  const { tally, ...facts } = test
  const groups = Object.values(tally.groups)
  const months = sumBy(groups, ({ month }) => String(month))
  const parts = sumBy(groups, ({ category, country }) => `${category} ${country}`)
  const places = new Map(groups.map(({ category, country }) => [`${category} ${country}`, { category, country }]))
  const { kinds, leftOut, rises, falls, histogram, ups, downs } = tally
  return {
    ...facts,
    kinds,
    rises,
    falls,
    ups,
    downs,
    compared: kinds.offered + kinds.sold + kinds.inspected,
    leftOut: leftOut['no-price'] + leftOut['not-answered'],
    histogram: STEPS.map((step, index) => ({ step, count: histogram[index] ?? 0 })),
    month: shown(perMonth(sumOf(groups))),
    sums: shown(sumOf(groups)),
    months: Array.from({ length: MONTHS }, (_, month) => ({
      ...periodOf(test.startedAt, month),
      ...shown(months.get(String(month)) ?? sumOf([])),
    })),
    parts: [...parts]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([key, sums]) => ({ ...places.get(key)!, ...shown(sums) })),
  }
}

export type ShownBackTest = ReturnType<typeof showBackTest>

/** The back-test of a version for its page; nothing before somebody has started one. */
export async function loadBackTest(
  engines: Pick<Engines, 'db' | 'now'>,
  version: number,
): Promise<ShownBackTest | null> {
  const found = await findBackTest(engines, version)
  return found ? showBackTest(found) : null
}
