import type { ListPage } from '#domain/lists/list-page.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { RowsTable, type Column } from './rows-table.tsx'
import { TablePages } from './table-pages.tsx'
import { tableSearch, type TableQuery } from './table-query.ts'

type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  page: ListPage<Row>
  keyOf: (row: Row) => string
  query: TableQuery
  /** Whether it can be had as a file. */
  exported?: boolean
}

/** A list whose every state stands in the address: sorted, filtered, turned over, exported. */
export function DataTable<Row>({ caption, columns, page, keyOf, query, exported }: Props<Row>) {
  const t = useOfficeTranslate()
  const { rows, total } = page

  return (
    <div className="stack stack--tight">
      <div className="cluster cluster--apart">
        <p className="office-soft">
          {t(`office.frame.table.${total.isExact ? 'count' : 'countAbout'}`, { count: total.count })}
        </p>
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
      <TablePages query={query} page={page} />
    </div>
  )
}
