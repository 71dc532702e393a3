import type { ReactNode } from 'react'
import { Icon } from '#web/art/icons.tsx'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { classNames } from '#web/ui/class-names.ts'
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
  /** What the list was asked for, if it can be asked otherwise. */
  query?: TableQuery
}

/** A table in a frame that scrolls where there is no room for it. */
export const RowsTable = <Row,>({ caption, columns, rows, keyOf, query }: Props<Row>) => (
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
)

function Heading<Row>({ column, query }: { column: Column<Row>; query: TableQuery | undefined }) {
  const t = useOfficeTranslate()
  const { title, sort, number } = column
  const look = classNames(number && 'office-number')
  if (sort === undefined || query === undefined) {
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
