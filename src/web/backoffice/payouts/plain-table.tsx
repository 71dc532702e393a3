import { DataTable } from '#web/backoffice/table/data-table.tsx'
import type { Column } from '#web/backoffice/table/rows-table.tsx'
import type { TableQuery } from '#web/backoffice/table/table-query.ts'

/** A list that is shown whole. */
const whole: TableQuery = { sort: '', descending: false, page: 1, pageSize: 10_000, filters: {}, csv: false }

type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
}

export const PlainTable = <Row,>({ rows, ...rest }: Props<Row>) => (
  <DataTable {...rest} rows={rows} total={rows.length} query={whole} />
)
