import { tableSearch, type TableQuery } from './table-query.ts'

/** What a list is asked for, so that a form changes one thing of it and keeps the others. */
export function QueryFields({ query, without }: { query: TableQuery; without?: 'columns' | 'filters' }) {
  const kept = {
    ...query,
    ...(without === 'columns' && { columns: [] }),
    ...(without === 'filters' && { filters: {} }),
  }

  return [...new URLSearchParams(tableSearch(kept, { first: true }))].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
