import { useOfficeTranslate } from '#web/shop-context.tsx'
import { RowsTable, type Column } from './rows-table.tsx'
import { TablePages } from './table-pages.tsx'
import { tableSearch, type TableQuery } from './table-query.ts'

type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  total: number
  query: TableQuery
  /** Whether it can be had as a file. */
  exported?: boolean
}

/** A list whose every state stands in the address: sorted, filtered, turned over, exported. */
export function DataTable<Row>({ caption, columns, rows, keyOf, total, query, exported }: Props<Row>) {
  const t = useOfficeTranslate()

  return (
    <div className="stack stack--tight">
      <div className="cluster cluster--apart">
        <p className="office-soft">{t('office.frame.table.count', { count: total })}</p>
        {exported && (
          <a href={tableSearch(query, { format: 'csv' })} download>
            {t('office.frame.table.export')}
          </a>
        )}
      </div>
      {rows.length === 0 ? (
        <p className="office-empty">{t('office.frame.table.empty')}</p>
      ) : (
        <RowsTable caption={caption} columns={columns} rows={rows} keyOf={keyOf} query={query} />
      )}
      <TablePages query={query} total={total} />
    </div>
  )
}
