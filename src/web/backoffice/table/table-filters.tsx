import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field, TextInput } from '#web/ui/field.tsx'
import type { TableQuery } from './table-query.ts'

/** A choice, or a text or a date if it has no options. */
export type Filter = {
  name: string
  label: string
  options?: readonly { value: string; text: string }[]
  kind?: 'day' | 'month'
}

const inputTypes = { day: 'date', month: 'month' } as const

/** Sends the list to its own address, with another question; the order stays. */
export function TableFilters({ filters, query }: { filters: readonly Filter[]; query: TableQuery }) {
  const t = useOfficeTranslate()
  const { sort, descending, unread } = query
  const refusal = (name: string, kind: keyof typeof inputTypes) =>
    unread[name] !== undefined && { error: t(`office.frame.table.unread.${kind}`, { text: unread[name] }) }

  return (
    <form className="office-filters" key={JSON.stringify([query.filters, unread])}>
      <input type="hidden" name="sort" value={descending ? `-${sort}` : sort} />
      {filters.map(({ name, label, options, kind }) =>
        options ? (
          <Field key={name} id={`filter-${name}`} label={label}>
            <select id={`filter-${name}`} name={name} defaultValue={query.filters[name] ?? ''} className="input">
              <option value="">{t('office.frame.table.all')}</option>
              {options.map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </Field>
        ) : (
          <TextInput
            key={name}
            label={label}
            name={name}
            type={kind ? inputTypes[kind] : 'text'}
            defaultValue={query.filters[name] ?? ''}
            {...(kind && refusal(name, kind))}
          />
        ),
      )}
      <Button type="submit" look="quiet">
        {t('office.frame.table.filter')}
      </Button>
      {Object.keys({ ...query.filters, ...unread }).length > 0 && <a href="?">{t('office.frame.table.reset')}</a>}
    </form>
  )
}
