import { isbot } from 'isbot'
import { noteSearch } from '#domain/catalogue/wanted/note-search.ts'
import type { PageContext } from '#web/context.ts'
import type { Results } from './load-home.ts'

/** What people look for in vain is what the shop could buy next. */
export function countSearch(
  { engines, shop, visitorAddress }: PageContext,
  { headers }: Request,
  { query, results }: { query: string; results: Results },
): void {
  if (!results.ok || isbot(headers.get('user-agent'))) return
  noteSearch(engines, shop.country, { typed: query, address: visitorAddress, found: results.models.length > 0 })
}
