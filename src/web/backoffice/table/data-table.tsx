import type { ListPage } from '#domain/lists/list-page.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { BulkBar, BulkOutcome, type BulkActions } from './bulk/bulk-bar.tsx'
import { ColumnChoice } from './column-choice.tsx'
import { shownColumns } from './columns.ts'
import { RowsTable, type Column } from './rows-table.tsx'
import { TablePages } from './table-pages.tsx'
import { tableSearch, type TableQuery } from './table-query.ts'
import { ViewsMenu } from './views-menu.tsx'

type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  page: ListPage<Row>
  keyOf: (row: Row) => string
  /** What the list was asked for; nothing if it is always shown whole. */
  query?: TableQuery
  /** Whether it can be had as a file. */
  exported?: boolean
  /** What can be done to several rows at once. */
  bulk?: BulkActions | false
}

/** A list whose every state stands in the address: filtered, sorted, turned over, with these columns, as a file. */
export function DataTable<Row>({ caption, columns, page, keyOf, query, exported, bulk }: Props<Row>) {
  const t = useOfficeTranslate()
  const { rows, total } = page

  return (
    <div className="office-list">
      <div className="office-list__tools">
        <p className="office-soft">
          {t(`office.frame.table.${total.isExact ? 'count' : 'countAbout'}`, { count: total.count })}
        </p>
        {query && <ViewsMenu query={query} />}
        {query && <ColumnChoice columns={columns} query={query} />}
        {query && exported && (
          <a href={tableSearch(query, { format: 'csv' })} download>
            {t('office.frame.table.export')}
          </a>
        )}
      </div>
      {bulk && query && <BulkBar actions={bulk} query={query} exported={exported} />}
      {bulk && <BulkOutcome {...bulk} />}
      {rows.length === 0 ? (
        <p className="office-empty">{t('office.frame.table.empty')}</p>
      ) : (
        <RowsTable
          caption={caption}
          columns={query ? shownColumns(columns, query.columns) : columns}
          rows={rows}
          keyOf={keyOf}
          query={query}
          hasTicks={Boolean(bulk && query)}
          dense
        />
      )}
      {query && <TablePages query={query} page={page} />}
    </div>
  )
}
