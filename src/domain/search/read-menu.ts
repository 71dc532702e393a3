import type { CategoryFacet } from '#engines/search/search.ts'
import type { Locale } from '#shop/messages/locale.ts'
import { askSearch, type SearchAnswer, type SearchEngines } from './ask-search.ts'

/** The tree of the menu: category → manufacturer → series, each with its number of devices. */
export const readMenu = (engines: SearchEngines, locale: Locale): Promise<SearchAnswer<readonly CategoryFacet[]>> =>
  askSearch(engines, locale, { kind: 'aggregations' }, (search) => search.facets(locale))
