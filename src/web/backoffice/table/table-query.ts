/** What a list can be asked for. */
export type TableDefinition = {
  sorts: readonly string[]
  /** With a minus in front: the greatest first. */
  usual: string
  /** By name: the values that it knows, or any text. */
  filters?: Readonly<Record<string, readonly string[] | 'text'>>
  pageSize?: number
}

/** What somebody asked for. Everything of it stands in the address. */
export type TableQuery = {
  sort: string
  descending: boolean
  /** Counted from 1. */
  page: number
  pageSize: number
  filters: Readonly<Record<string, string>>
  csv: boolean
}

const PAGE_SIZE = 50

/** Whoever exports wants all of it, within reason. */
const CSV_ROWS = 10_000

const MAX_TEXT_LENGTH = 100

/** Whatever the address says, the answer is a list: what it does not know is as if it were not there. */
export function readTable(url: URL, { sorts, usual, filters = {}, pageSize = PAGE_SIZE }: TableDefinition): TableQuery {
  const asked = url.searchParams.get('sort') ?? usual
  const sort = sorts.includes(asked.replace(/^-/, '')) ? asked : usual
  const page = /^[1-9]\d{0,5}$/.exec(url.searchParams.get('page') ?? '')?.[0] ?? '1'
  const known = Object.entries(filters).flatMap(([name, values]) => {
    const value = (url.searchParams.get(name) ?? '').trim().slice(0, MAX_TEXT_LENGTH)
    return value !== '' && (values === 'text' || values.includes(value)) ? [[name, value] as const] : []
  })
  const csv = url.searchParams.get('format') === 'csv'
  return {
    sort: sort.replace(/^-/, ''),
    descending: sort.startsWith('-'),
    page: csv ? 1 : Number(page),
    pageSize: csv ? CSV_ROWS : pageSize,
    filters: Object.fromEntries(known),
    csv,
  }
}

/** Which rows a page shows. */
export const slice = ({ page, pageSize }: Pick<TableQuery, 'page' | 'pageSize'>) => ({
  offset: (page - 1) * pageSize,
  limit: pageSize,
})

type Change = { sort?: string; page?: number; format?: 'csv' }

/** The address of the same list, asked for otherwise. A new order begins on the first page. */
export function tableSearch({ sort, descending, page, filters }: TableQuery, change: Change): string {
  const search = new URLSearchParams(filters)
  search.set('sort', change.sort ?? (descending ? `-${sort}` : sort))
  const target = change.page ?? (change.sort === undefined && change.format === undefined ? page : 1)
  if (target > 1) search.set('page', String(target))
  if (change.format) search.set('format', change.format)
  return `?${search}`
}
