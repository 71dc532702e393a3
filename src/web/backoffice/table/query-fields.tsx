import { tableSearch, type TableQuery } from './table-query.ts'

/** What else a list is asked for, so that a form changes one thing and keeps the others. */
export function QueryFields({ query, without }: { query: TableQuery; without: 'columns' | 'filters' }) {
  const fields = [...new URLSearchParams(tableSearch(query, { first: true }))]
  const isKept = (name: string) => (without === 'columns' ? name !== 'columns' : !Object.hasOwn(query.filters, name))

  return fields
    .filter(([name]) => isKept(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
