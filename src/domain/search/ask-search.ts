import type { Engines } from '#engines/engines.ts'
import type { DeviceSearch } from '#engines/search/search.ts'
import type { Locale } from '#shop/messages/locale.ts'
import { ensureIndexed } from './index-catalogue.ts'
import type { SearchIntent } from './search-intent.ts'

export type SearchEngines = Pick<Engines, 'db' | 'search' | 'searchLog' | 'announcements' | 'log'>

export type SearchAnswer<Found> = { ok: true; found: Found } | { ok: false; reason: 'search-failed' }

type Ask<Found> = (search: DeviceSearch) => Promise<Found>

/** Asks the search engine. If it fails, the day's file tells why, and the caller has nothing to show. */
export async function askSearch<Found>(
  engines: SearchEngines,
  locale: Locale,
  intent: SearchIntent,
  ask: Ask<Found>,
): Promise<SearchAnswer<Found>> {
  try {
    return { ok: true, found: await askIndexed(engines, locale, ask) }
  } catch (error) {
    engines.searchLog.write({ locale, ...intent, err: error }, 'A search failed.')
    engines.log.warn({ locale, kind: intent.kind }, 'A search failed; the search log of the day tells why.')
    return { ok: false, reason: 'search-failed' }
  }
}

async function askIndexed<Found>(engines: SearchEngines, locale: Locale, ask: Ask<Found>): Promise<Found> {
  const { search } = engines
  const wasShared = search.shared
  const askOnce = async () => {
    await ensureIndexed(engines, locale)
    return ask(search)
  }
  try {
    return await askOnce()
  } catch (error) {
    // If the server has just gone away, something stands in for it now, and has to be filled first.
    if (wasShared && !search.shared) return askOnce()
    throw error
  }
}
