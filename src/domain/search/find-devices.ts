import type { FoundDevice } from '#engines/search/search.ts'
import type { Locale } from '#shop/messages/locale.ts'
import { askSearch, type SearchAnswer, type SearchEngines } from './ask-search.ts'
import { MAX_RESULTS, type DeviceIntent } from './search-intent.ts'

/** The devices that somebody looks for, best first, and never more than the most that anybody may ask for. */
export function findDevices(
  engines: SearchEngines,
  locale: Locale,
  intent: DeviceIntent,
  size: number,
): Promise<SearchAnswer<readonly FoundDevice[]>> {
  const limit = Math.min(size, MAX_RESULTS)

  return askSearch(engines, locale, intent, async (search) => {
    if (intent.kind === 'by-series') return search.bySeries(locale, intent.seriesId, limit)
    if (intent.kind === 'by-text') return search.byText(locale, intent.text, limit)
    const device = await search.byUrl(locale, intent.url)
    return device ? [device] : []
  })
}
