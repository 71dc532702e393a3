import {
  queueAges,
  queuePriorities,
  queueShares,
  queueSorts,
  valueBandNames,
  type QueueFilter,
  type QueueSort,
} from '#domain/inspection/queue/queue-filter.ts'
import { countryCodes } from '#shop/countries/all.ts'
import { categories } from '#shop/devices/categories.ts'
import { readTable, type TableQuery } from '#web/backoffice/table/table-query.ts'

const definition = {
  sorts: queueSorts,
  usual: 'waits',
  filters: {
    share: queueShares,
    kind: categories,
    maker: 'text',
    country: countryCodes,
    age: queueAges,
    value: valueBandNames,
    priority: queuePriorities,
    person: 'text',
    text: 'text',
  },
} as const

/** What of the queue an address asks for, and in which order. */
export function readQueue(url: URL) {
  const query = readTable(url, definition)
  return { query, filter: filterOf(query), order: { sort: query.sort as QueueSort, descending: query.descending } }
}

/** The table has compared every value with what it knows. */
const filterOf = ({ filters }: TableQuery): QueueFilter => ({ share: 'free', ...(filters as Partial<QueueFilter>) })

/** The same part of the queue, as it is carried along from device to device; nothing if nobody came from there. */
export function queueSearch(url: URL, more: { share?: string; next?: boolean; none?: boolean } = {}): string {
  const { sort, descending, filters, columns } = readTable(url, definition)
  const search = new URLSearchParams({ ...filters, ...(more.share !== undefined && { share: more.share }) })
  if (sort !== definition.usual || descending) search.set('sort', descending ? `-${sort}` : sort)
  if (columns.length > 0) search.set('columns', columns.join(','))
  if (more.next) search.set('next', 'yes')
  if (more.none) search.set('none', 'yes')
  return search.size === 0 ? '' : `?${search}`
}
