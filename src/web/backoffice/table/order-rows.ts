import { readCursor, writeCursor } from '#domain/lists/cursor.ts'
import type { ListPage } from '#domain/lists/list-page.ts'
import { pageOf, type TableQuery } from './table-query.ts'

type Sorted = string | number | Date | null

const compare = (a: Sorted, b: Sorted): number => {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return typeof a === 'string' && typeof b === 'string' ? a.localeCompare(b, 'de') : Number(a) - Number(b)
}

type Shown<Row> = {
  /** What it is sorted by, under the names in the address. */
  values: Readonly<Record<string, (row: Row) => Sorted>>
  keyOf: (row: Row) => string
}

/** Sorts a short list in memory. What has no value comes last. */
export function sortRows<Row>(rows: readonly Row[], query: TableQuery, values: Shown<Row>['values']): Row[] {
  const value = values[query.sort]!
  return rows.toSorted((a, b) => {
    const [first, second] = [value(a), value(b)]
    const order = compare(first, second)
    return query.descending && first !== null && second !== null ? -order : order
  })
}

/** The page of a short list that was asked for: after or before a row, or the first one if that row is gone. */
export function orderRows<Row>(rows: readonly Row[], query: TableQuery, { values, keyOf }: Shown<Row>): ListPage<Row> {
  const ordered = sortRows(rows, query, values)
  const { after, before, limit } = pageOf(query)
  const [key] = readCursor(after ?? before, [{ kind: 'text' }]) ?? []
  const place = key === undefined ? -1 : ordered.findIndex((row) => keyOf(row) === key)
  const start = before === undefined || place === -1 ? place + 1 : Math.max(0, place - limit)
  const shown = ordered.slice(start, start + limit)
  return {
    rows: shown,
    total: { count: rows.length, isExact: true },
    next: start + limit < ordered.length ? writeCursor([keyOf(shown.at(-1)!)]) : null,
    previous: start > 0 && shown.length > 0 ? writeCursor([keyOf(shown[0]!)]) : null,
  }
}
