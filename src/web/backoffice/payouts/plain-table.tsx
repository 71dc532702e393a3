import { DataTable } from '#web/backoffice/table/data-table.tsx'
import type { Column } from '#web/backoffice/table/rows-table.tsx'
import type { TableQuery } from '#web/backoffice/table/table-query.ts'

/** A list that is shown whole. */
const whole: TableQuery = {
  sort: '',
  descending: false,
  after: undefined,
  before: undefined,
  pageSize: Infinity,
  filters: {},
  unread: {},
}

type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
}

export const PlainTable = <Row,>({ rows, ...rest }: Props<Row>) => (
  <DataTable
    {...rest}
    page={{ rows: [...rows], total: { count: rows.length, isExact: true }, next: null, previous: null }}
    query={whole}
  />
)
