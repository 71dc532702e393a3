import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field, TextInput } from '#web/ui/field.tsx'
import { QueryFields } from './query-fields.tsx'
import { tableSearch, type TableQuery } from './table-query.ts'

/** A choice, or a text or a date if it has no options. */
export type Filter = {
  name: string
  label: string
  options?: readonly { value: string; text: string }[]
  kind?: 'day' | 'month'
  /** Chosen elsewhere on the screen; the form only carries it along. */
  hidden?: boolean
}

type Props = { filters: readonly Filter[]; query: TableQuery }

/** Sends the list to its own address, with another question; order and columns stay. Folded where there is no room. */
export function TableFilters({ filters, query }: Props) {
  const t = useOfficeTranslate()
  const asked = { ...query.filters, ...query.unread }
  const count = filters.filter(({ name, hidden }) => !hidden && name in asked).length

  return (
    <details className="office-fold" open={count > 0}>
      <summary>{t('office.lists.filter', { count })}</summary>
      <form className="office-filters" key={JSON.stringify([query.filters, query.unread])}>
        <QueryFields query={query} without="filters" />
        {filters.map((filter) => (
          <FilterField key={filter.name} filter={filter} query={query} />
        ))}
        <Button type="submit" look="quiet" size="small">
          {t('office.frame.table.filter')}
        </Button>
        {count > 0 && (
          <a href={tableSearch({ ...query, filters: {} }, { first: true })}>{t('office.frame.table.reset')}</a>
        )}
      </form>
    </details>
  )
}

const inputTypes = { day: 'date', month: 'month' } as const

function FilterField({ filter: { name, label, options, kind, hidden }, query }: { filter: Filter; query: TableQuery }) {
  const t = useOfficeTranslate()
  const value = query.filters[name] ?? ''
  const text = query.unread[name]
  if (hidden) return value === '' ? null : <input type="hidden" name={name} value={value} />
  if (options) {
    return (
      <Field id={`filter-${name}`} label={label}>
        <select id={`filter-${name}`} name={name} defaultValue={value} className="input">
          <option value="">{t('office.frame.table.all')}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      </Field>
    )
  }

  return (
    <TextInput
      label={label}
      name={name}
      type={kind ? inputTypes[kind] : 'text'}
      defaultValue={value}
      {...(kind && text !== undefined && { error: t(`office.frame.table.unread.${kind}`, { text }) })}
    />
  )
}
