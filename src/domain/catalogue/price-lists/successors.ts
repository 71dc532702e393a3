import type { Category } from '#shop/devices/categories.ts'

/** When a device came onto the market, in months since the year zero. */
export type Release = { id: number; category: Category; manufacturerId: number; series: string; month: number }

/** Series that differ only in their number follow each other: iPhone 15 after iPhone 14. */
const familyOf = ({ manufacturerId, category, series }: Release): string =>
  `${manufacturerId} ${category} ${series.replaceAll(/\d+/g, '#')}`

/** The month in which something newer of the same family came onto the market, for each device that has a successor. */
export function successorMonths(releases: readonly Release[]): Map<number, number> {
  const families = Map.groupBy(releases, familyOf)
  const months = new Map<number, number>()
  for (const family of families.values()) {
    const steps = [...new Set(family.map(({ month }) => month))].toSorted((a, b) => a - b)
    for (const { id, month } of family) {
      const next = steps[steps.indexOf(month) + 1]
      if (next !== undefined) months.set(id, next)
    }
  }
  return months
}
