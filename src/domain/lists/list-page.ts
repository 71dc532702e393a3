import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Database, Transaction } from '#engines/database/database.ts'
import { countRows, type Total } from './count-rows.ts'
import { readCursor, writeCursor, type CursorValue, type KeyKind } from './cursor.ts'

/** Which rows of a list: the first ones, or those after or before a row that somebody has seen. */
export type PageRequest = {
  after?: string | undefined
  before?: string | undefined
  limit: number
  /** One of many that are read one after the other: nobody counts after the first, and the end is the end. */
  portion?: boolean
}

export type ListPage<Row> = {
  rows: Row[]
  total: Total
  /** What to ask for to go on, or back; nothing at either end. */
  next: string | null
  previous: string | null
}

/** What a list is sorted by. */
export type SortKey = {
  by: RawBuilder<unknown>
  kind: KeyKind
  /** What has no value comes last, whichever way the list is sorted. */
  nullable?: boolean
}

export type List = {
  columns: RawBuilder<unknown>
  /** One table and how it is called. What filters and sorts stands in it. */
  from: RawBuilder<unknown>
  where: RawBuilder<unknown>
  key: SortKey
  /** No two rows have the same. An index on key and tie serves both directions. */
  tie: SortKey
  descending: boolean
  /** Whether a sort takes no time, as far as anybody knows. */
  isShort?: boolean
  /** What else a row shows, looked up for the rows of the page only: it neither adds rows nor takes any away. */
  joined?: { as: string; tables: RawBuilder<unknown> }
}

const MAX_SHORT = 1_000

const types = { time: sql`timestamptz`, number: sql`bigint`, text: sql`text`, uuid: sql`uuid` }

const asText = ({ by, kind }: SortKey): RawBuilder<string | null> =>
  kind === 'time' ? sql`to_char(${by} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')` : sql`(${by})::text`

/** Compares whole rows, since that is what an index can look up; a missing value is greater than any. */
function beyond({ key, tie }: List, [value, last]: readonly CursorValue[], greater: boolean, nullsBeyond: boolean) {
  const than = greater ? sql`>` : sql`<`
  const beyondTie = sql`${tie.by} ${than} ${last}::${types[tie.kind]}`
  if (value === null) {
    const missing = sql<SqlBool>`${key.by} is null and ${beyondTie}`
    return nullsBeyond ? missing : sql<SqlBool>`(${key.by} is not null or ${missing})`
  }
  const row = sql<SqlBool>`(${key.by}, ${tie.by}) ${than} (${value}::${types[key.kind]}, ${last}::${types[tie.kind]})`
  return key.nullable && nullsBeyond ? sql<SqlBool>`(${row} or ${key.by} is null)` : row
}

/**
 * Few rows are found first and sorted then: a database that thinks there are many would walk through all others in their
 * order. A key inside a select is one that no index has.
 */
function orderOf({ key, tie, isShort }: List, ascending: boolean, nullsLast: boolean): RawBuilder<unknown> {
  const direction = ascending ? sql`asc` : sql`desc`
  const nulls = key.nullable ? (nullsLast ? sql`nulls last` : sql`nulls first`) : sql``
  const by = isShort ? sql`(select ${key.by})` : key.by
  return sql`${by} ${direction} ${nulls}, ${tie.by} ${direction}`
}

const withJoined = (
  { as, tables }: NonNullable<List['joined']>,
  columns: RawBuilder<unknown>,
  part: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
) => sql`select ${columns} from (select ${sql.ref(as)}.* ${part}) ${sql.ref(as)} ${tables} order by ${order}`

type Keyed<Row> = Row & { pageKey: string | null; pageTie: string }

/** One row more than wanted tells whether there are more. */
async function readRows<Row>(db: Database | Transaction, list: List, { after, before, limit }: PageRequest) {
  const backwards = before !== undefined
  const cursor = readCursor(after ?? before, [list.key, list.tie])
  const ascending = list.descending === backwards
  const condition = cursor ? sql`(${list.where}) and ${beyond(list, cursor, ascending, !backwards)}` : list.where
  const order = orderOf(list, ascending, !backwards)
  const columns = sql`${list.columns}, ${asText(list.key)} as "pageKey", ${asText(list.tie)} as "pageTie"`
  const part = sql`from ${list.from} where ${condition} order by ${order} limit ${limit + 1}`
  const { rows } = await sql<
    Keyed<Row>
  >`${list.joined ? withJoined(list.joined, columns, part, order) : sql`select ${columns} ${part}`}`.execute(db)
  const shown = rows.slice(0, limit)
  return { rows: backwards ? shown.toReversed() : shown, more: rows.length > limit, isFirst: cursor === undefined }
}

function pageOf<Row>(found: Keyed<Row>[], ends: { next: boolean; previous: boolean }): Omit<ListPage<Row>, 'total'> {
  const cursorOf = (row: Keyed<Row> | undefined) => (row ? writeCursor([row.pageKey, row.pageTie]) : null)
  return {
    rows: found.map(({ pageKey: _, pageTie: __, ...row }) => row as unknown as Row),
    next: ends.next ? cursorOf(found.at(-1)) : null,
    previous: ends.previous ? cursorOf(found[0]) : null,
  }
}

async function readPart<Row>(
  db: Database | Transaction,
  list: List,
  page: PageRequest,
): Promise<Omit<ListPage<Row>, 'total'>> {
  const { rows, more, isFirst } = await readRows<Row>(db, list, page)
  if (isFirst && page.before === undefined) return pageOf(rows, { next: more, previous: false })
  // Whoever goes back to the beginning finds the first page, and so does who stands behind what was deleted since.
  const isBeginning = isFirst || (rows.length === 0 && !page.portion) || (page.before !== undefined && !more)
  if (isBeginning) return readPart(db, list, { limit: page.limit })
  return pageOf(rows, page.before === undefined ? { next: more, previous: true } : { next: true, previous: true })
}

/** A page of a list, by key: it costs the same wherever it is, and nothing is shown twice or left out between two pages. */
export async function readPage<Row>(
  db: Database | Transaction,
  list: List,
  request: PageRequest,
): Promise<ListPage<Row>> {
  const page = request.after === undefined ? request : { ...request, before: undefined }
  // What is short comes with the first portion.
  const isCounted = !page.portion || page.after === undefined
  const total = isCounted ? await countRows(db, list.from, list.where) : { count: 0, isExact: false }
  const isShort = total.isExact && total.count <= MAX_SHORT
  return { ...(await readPart<Row>(db, { ...list, isShort }, page)), total }
}

export const emptyPage: ListPage<never> = { rows: [], total: { count: 0, isExact: true }, next: null, previous: null }

/** The same page with other rows. */
export const mapRows = <Row, Other>(page: ListPage<Row>, change: (row: Row) => Other): ListPage<Other> => ({
  ...page,
  rows: page.rows.map(change),
})
