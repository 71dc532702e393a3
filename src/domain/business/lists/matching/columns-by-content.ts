import type { ListColumns } from '#domain/business/lists/device-list.ts'
import { readGrade } from './read-grade.ts'
import { plain } from './read-row.ts'

/** So many rows show what stands in a column. */
const SAMPLE = 50

type Column = keyof ListColumns

const looks: readonly (readonly [Column, (cell: string) => boolean])[] = [
  ['imei', (cell) => /^[\d\s./-]{15,20}$/.test(cell) || /^\d[.,]?\d*E\+?14$/i.test(cell)],
  ['storage', (cell) => /^\d+ ?(?:gb|go|tb|to)$/i.test(cell)],
  // A number may also be a school mark: letters first.
  ['grade', (cell) => !/^\d/.test(cell) && readGrade(cell) !== undefined],
  ['quantity', (cell) => /^\d{1,4}$/.test(cell)],
  // Nearly every device has a number in its name, and nearly nothing else has both.
  ['name', (cell) => /\p{L}{2}/u.test(cell) && /\d/.test(cell) && !/^\d{4}-\d\d-\d\d/.test(cell) && !/@/.test(cell)],
]

/** Which column is which, where no row of headings says so. A column counts as what at least half of its cells look like. */
export function columnsByContent(rows: readonly (readonly string[])[]): ListColumns {
  const sample = rows.slice(0, SAMPLE).map((cells) => cells.map(plain))
  const width = Math.max(...sample.map((cells) => cells.length))
  const columns: ListColumns = {}
  const taken = new Set<number>()
  for (const [column, looksSo] of looks) {
    const places = Array.from({ length: width }, (_, index) => index).filter((index) => !taken.has(index))
    const shares = places.map((index) => ({ index, share: shareOf(sample, index, looksSo) }))
    const best = shares.reduce((one, other) => (other.share > one.share ? other : one), { index: -1, share: 0 })
    if (best.share < 0.5) continue
    columns[column] = best.index
    taken.add(best.index)
  }
  return columns
}

function shareOf(rows: readonly (readonly string[])[], index: number, looksSo: (cell: string) => boolean): number {
  const cells = rows.map((row) => row[index] ?? '').filter((cell) => cell !== '')
  return cells.filter(looksSo).length / Math.max(cells.length, 1)
}
