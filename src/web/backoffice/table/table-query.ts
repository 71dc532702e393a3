import { data } from 'react-router'
import { readDay, readMonth } from './read-day.ts'

/** The values that a filter knows, any text, or a day or month of the calendar. */
export type FilterKind = readonly string[] | 'text' | 'day' | 'month'

/** What a list can be asked for. */
export type TableDefinition = {
  sorts: readonly string[]
  /** With a minus in front: the greatest first. */
  usual: string
  filters?: Readonly<Record<string, FilterKind>>
  pageSize?: number
}

/** What somebody asked for. Everything of it stands in the address. */
export type TableQuery = {
  sort: string
  descending: boolean
  /** The row that the page comes after, or before; the first page without. */
  after: string | undefined
  before: string | undefined
  pageSize: number
  /** Days are YYYY-MM-DD and months YYYY-MM, however they were written. */
  filters: Readonly<Record<string, string>>
  /** What was written into a filter and is no day or month; the list is shown as if it had been left empty, and says so. */
  unread: Readonly<Record<string, string>>
}

const PAGE_SIZE = 50

const MAX_TEXT_LENGTH = 100

const readFilter = (value: string, kind: FilterKind): string | undefined => {
  if (kind === 'text') return value
  if (kind === 'day') return readDay(value)
  if (kind === 'month') return readMonth(value)
  return kind.includes(value) ? value : undefined
}

/** Whatever the address says, the answer is a list. Only a date that nobody can read is worth a word: somebody typed it. */
export function readTable(url: URL, { sorts, usual, filters = {}, pageSize = PAGE_SIZE }: TableDefinition): TableQuery {
  const asked = url.searchParams.get('sort') ?? usual
  const sort = sorts.includes(asked.replace(/^-/, '')) ? asked : usual
  const after = url.searchParams.get('after') ?? undefined
  const written = Object.entries(filters).flatMap(([name, kind]) => {
    const value = (url.searchParams.get(name) ?? '').trim().slice(0, MAX_TEXT_LENGTH)
    return value === '' ? [] : [{ name, kind, value, read: readFilter(value, kind) }]
  })
  const unread = written.filter(({ kind, read }) => typeof kind === 'string' && read === undefined)
  // A file has no place to say that it holds more than was asked for.
  if (unread.length > 0 && url.searchParams.get('format') === 'csv') throw data(null, { status: 400 })
  return {
    sort: sort.replace(/^-/, ''),
    descending: sort.startsWith('-'),
    after,
    before: after === undefined ? (url.searchParams.get('before') ?? undefined) : undefined,
    pageSize,
    filters: Object.fromEntries(written.flatMap(({ name, read }) => (read === undefined ? [] : [[name, read]]))),
    unread: Object.fromEntries(unread.map(({ name, value }) => [name, value])),
  }
}

/** Which rows a page shows. */
export const pageOf = ({ after, before, pageSize }: Pick<TableQuery, 'after' | 'before' | 'pageSize'>) => ({
  after,
  before,
  limit: pageSize,
})

type Change = { sort?: string; after?: string; before?: string; first?: true; format?: 'csv' }

/** The address of the same list, asked for otherwise. A new order begins on the first page. */
export function tableSearch(query: TableQuery, change: Change): string {
  const { sort, descending, filters } = query
  const search = new URLSearchParams(filters)
  search.set('sort', change.sort ?? (descending ? `-${sort}` : sort))
  const { after, before } = Object.keys(change).length === 0 ? query : change
  if (after !== undefined) search.set('after', after)
  if (before !== undefined) search.set('before', before)
  if (change.format) search.set('format', change.format)
  return `?${search}`
}
