import { isbot } from 'isbot'
import type { Found } from '#domain/catalogue/wanted/is-listed.ts'
import { noteSearch } from '#domain/catalogue/wanted/note-search.ts'
import type { PageContext } from '#web/context.ts'

/** What people look for in vain is what the shop could buy next. */
export function countSearch(
  { engines, shop, visitorAddress: address }: PageContext,
  { headers }: Request,
  { typed, found }: { typed: string; found: readonly Found[] },
): void {
  if (!isbot(headers.get('user-agent'))) noteSearch(engines, shop.country, { typed, address, found })
}
