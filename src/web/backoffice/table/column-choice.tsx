import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Icon } from '#web/art/icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { movedColumn, shownColumns } from './columns.ts'
import { PopoverButton } from './popover-button.tsx'
import { tableSearch, type TableQuery } from './table-query.ts'
import { QueryFields } from './query-fields.tsx'

type Named = { name: string; title: string; optional?: boolean }

/** Which columns a list shows, and in which order: both stand in its address. */
export function ColumnChoice({ columns, query }: { columns: readonly Named[]; query: TableQuery }) {
  const t = useOfficeTranslate()
  const shown = shownColumns(columns, query.columns)
  const hidden = columns.filter((column) => !shown.includes(column))
  const names = shown.map(({ name }) => name)

  return (
    <PopoverButton button={t('office.lists.columns.title')}>
      <form className="stack stack--tight" key={names.join()}>
        <QueryFields query={query} without="columns" />
        <ul className="office-plain">
          {[...shown, ...hidden].map(({ name, title }) => (
            <li key={name} className="office-column">
              <label className="office-answer">
                <input type="checkbox" name="columns" value={name} defaultChecked={names.includes(name)} />
                <span>{title}</span>
              </label>
              {names.includes(name) && <Moves {...{ name, title, names, query }} />}
            </li>
          ))}
        </ul>
        <div className="cluster">
          <Button type="submit" look="quiet" size="small">
            {t('office.lists.columns.apply')}
          </Button>
          {query.columns.length > 0 && (
            <a href={tableSearch(query, { columns: [] })}>{t('office.lists.columns.usual')}</a>
          )}
        </div>
      </form>
    </PopoverButton>
  )
}

type MovesProps = { name: string; title: string; names: readonly string[]; query: TableQuery }

function Moves({ name, title, names, query }: MovesProps) {
  const t = useOfficeTranslate()
  const link = (step: 1 | -1, text: string) => (
    <a href={tableSearch(query, { columns: movedColumn(names, name, step) })} aria-label={text}>
      <Icon name="chevron-down" size={16} {...(step === -1 && { className: 'office-turned' })} />
    </a>
  )

  return (
    <span className="office-column__moves">
      {name !== names[0] && link(-1, t('office.lists.columns.up', { column: title }))}
      {name !== names.at(-1) && link(1, t('office.lists.columns.down', { column: title }))}
    </span>
  )
}
