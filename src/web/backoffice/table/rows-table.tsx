import type { ChangeEvent, ReactNode } from 'react'
import { Icon } from '#web/art/icons.tsx'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { BULK_FORM } from './bulk/bulk-bar.tsx'
import { useRowKeys } from './row-keys.ts'
import { tableSearch, type TableQuery } from './table-query.ts'

export type Column<Row> = {
  /** What it is called in the address. */
  name: string
  title: string
  /** The name under which the list is sorted by it. */
  sort?: string
  /** Numbers stand to the right. */
  number?: boolean
  /** Shown only to who asks for it. */
  optional?: boolean
  show: (row: Row) => ReactNode
}

type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** What the list was asked for, if it can be asked otherwise. */
  query?: TableQuery
  /** Whether rows can be ticked. */
  hasTicks?: boolean
  /** One line per row, as many as possible in view. */
  dense?: boolean
}

/** A table in a frame that scrolls where there is no room for it. */
export function RowsTable<Row>({ caption, columns, rows, keyOf, query, hasTicks = false, dense }: Props<Row>) {
  useRowKeys(hasTicks)

  return (
    <div className="table-frame" tabIndex={0} role="region" aria-label={caption}>
      <table className={classNames('office-table', dense && 'office-table--dense')} onChange={followTick}>
        <thead>
          <tr>
            {hasTicks && <TickAll keys={rows.map(keyOf)} />}
            {columns.map((column) => (
              <Heading key={column.name} column={column} query={query} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {hasTicks && <Tick rowKey={keyOf(row)} />}
              {columns.map(({ name, number, show }) => (
                <td key={name} className={classNames(number && 'office-number')}>
                  {show(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** One tick for all of the page, which also tells the form which rows that are; it needs no script. */
function TickAll({ keys }: { keys: readonly string[] }) {
  const t = useOfficeTranslate()

  return (
    <th scope="col" className="office-tick">
      <input type="checkbox" name="all" form={BULK_FORM} aria-label={t('office.lists.bulk.all')} />
      {keys.map((key) => (
        <input key={key} type="hidden" name="shown" value={key} form={BULK_FORM} />
      ))}
    </th>
  )
}

function Tick({ rowKey }: { rowKey: string }) {
  const t = useOfficeTranslate()

  return (
    <td className="office-tick">
      <input type="checkbox" name="row" value={rowKey} form={BULK_FORM} aria-label={t('office.lists.bulk.one')} />
    </td>
  )
}

/** With scripts the tick for all shows in every row, and goes when one of them goes. */
function followTick({ target, currentTarget }: ChangeEvent<HTMLTableElement>): void {
  const box = target as unknown as HTMLInputElement
  const all = currentTarget.querySelector<HTMLInputElement>('input[name=all]')
  const rows = [...currentTarget.querySelectorAll<HTMLInputElement>('input[name=row]')]
  if (box === all) for (const row of rows) row.checked = all.checked
  else if (all && box.name === 'row') all.checked = rows.every(({ checked }) => checked)
}

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
