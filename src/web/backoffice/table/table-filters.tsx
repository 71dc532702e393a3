import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field, TextInput } from '#web/ui/field.tsx'
import type { TableQuery } from './table-query.ts'

/** A choice, or a text if it has no options. */
export type Filter = { name: string; label: string; options?: readonly { value: string; text: string }[] }

/** Sends the list to its own address, with another question; the order stays. */
export function TableFilters({ filters, query }: { filters: readonly Filter[]; query: TableQuery }) {
  const t = useOfficeTranslate()
  const { sort, descending } = query

  return (
    <form className="office-filters" key={JSON.stringify(query.filters)}>
      <input type="hidden" name="sort" value={descending ? `-${sort}` : sort} />
      {filters.map(({ name, label, options }) =>
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
          <TextInput key={name} label={label} name={name} defaultValue={query.filters[name] ?? ''} />
        ),
      )}
      <Button type="submit" look="quiet">
        {t('office.frame.table.filter')}
      </Button>
      {Object.keys(query.filters).length > 0 && <a href="?">{t('office.frame.table.reset')}</a>}
    </form>
  )
}
