import type { ReactNode } from 'react'
import { Icon } from '#web/art/icons.tsx'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { TablePages } from './table-pages.tsx'
import { tableSearch, type TableQuery } from './table-query.ts'

export type Column<Row> = {
  title: string
  /** The name under which the list is sorted by it. */
  sort?: string
  /** Numbers stand to the right. */
  number?: boolean
  show: (row: Row) => ReactNode
}

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
        <div className="table-frame" tabIndex={0} role="region" aria-label={caption}>
          <table className="office-table">
            <thead>
              <tr>
                {columns.map((column) => (
                  <Heading key={column.title} column={column} query={query} />
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={keyOf(row)}>
                  {columns.map(({ title, number, show }) => (
                    <td key={title} className={classNames(number && 'office-number')}>
                      {show(row)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <TablePages query={query} total={total} />
    </div>
  )
}

function Heading<Row>({ column, query }: { column: Column<Row>; query: TableQuery }) {
  const t = useOfficeTranslate()
  const { title, sort, number } = column
  const look = classNames(number && 'office-number')
  if (sort === undefined) {
    return (
      <th scope="col" className={look}>
        {title}
      </th>
    )
  }
  const isSorted = query.sort === sort
  const target = isSorted && !query.descending ? `-${sort}` : sort

  return (
    <th scope="col" className={look} aria-sort={isSorted ? (query.descending ? 'descending' : 'ascending') : undefined}>
      <a href={tableSearch(query, { sort: target })} title={t('office.frame.table.sort', { column: title })}>
        {title}
        {isSorted && (
          <Icon name="chevron-down" size={14} className={classNames(!query.descending && 'office-turned')} />
        )}
      </a>
    </th>
  )
}
