import { slice, type TableQuery } from './table-query.ts'

type Sorted = string | number | Date | null

const compare = (a: Sorted, b: Sorted): number => {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return typeof a === 'string' && typeof b === 'string' ? a.localeCompare(b, 'de') : Number(a) - Number(b)
}

/** Sorts a short list in memory, and cuts out the page that was asked for. What has no value comes last. */
export function orderRows<Row>(
  rows: readonly Row[],
  query: TableQuery,
  values: Readonly<Record<string, (row: Row) => Sorted>>,
): { rows: Row[]; total: number } {
  const value = values[query.sort]!
  const ordered = rows.toSorted((a, b) => {
    const [first, second] = [value(a), value(b)]
    const order = compare(first, second)
    return query.descending && first !== null && second !== null ? -order : order
  })
  const { offset, limit } = slice(query)
  return { rows: ordered.slice(offset, offset + limit), total: rows.length }
}
