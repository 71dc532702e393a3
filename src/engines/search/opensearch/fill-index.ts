import { randomBytes } from 'node:crypto'
import { countFacets } from '#engines/search/embedded/count-facets.ts'
import type { FoundDevice } from '#engines/search/search.ts'
import { deriveWords } from '#engines/search/understanding/device-words.ts'
import { standingsAmong } from '#engines/search/understanding/standing.ts'
import { collectMakers, VocabularyCollector } from '#engines/search/understanding/vocabulary.ts'
import type { SearchIndexes } from '#shop/countries/country.ts'
import { deviceMappings, documentOf, menuMappings } from './device-document.ts'
import type { SearchServer } from './search-server.ts'

/** Few enough that visitors of this process do not notice. */
const DEVICES_PER_REQUEST = 250

const settings = { number_of_shards: 1, auto_expand_replicas: '0-1', refresh_interval: '-1' }

/** Tells two fillings of an index apart; the later one sorts behind the earlier one. */
export const newStamp = (): string => `-${Date.now()}-${randomBytes(4).toString('hex')}`

/** Writes the devices and their menu into two indexes that nobody asks yet. */
export async function fillIndex(
  server: SearchServer,
  names: SearchIndexes,
  devices: readonly FoundDevice[],
): Promise<void> {
  await server.ask('PUT', `/${names.devices}`, {
    settings,
    mappings: { ...deviceMappings, _source: { includes: ['device'] } },
  })
  const makers = collectMakers(devices)
  const standingOf = standingsAmong(devices)
  const collector = new VocabularyCollector()
  for (let first = 0; first < devices.length; first += DEVICES_PER_REQUEST) {
    const lines = devices.slice(first, first + DEVICES_PER_REQUEST).flatMap((device) => {
      const words = deriveWords(device, makers)
      collector.add(device, words)
      return [{ index: { _id: String(device.id) } }, documentOf(device, words, standingOf(device))]
    })
    await server.write(`/${names.devices}/_bulk`, lines)
  }

  await server.ask('PUT', `/${names.manufacturers}`, { settings, mappings: menuMappings })
  await server.ask('PUT', `/${names.manufacturers}/_doc/menu`, { content: { facets: countFacets(devices) } })
  await server.ask('PUT', `/${names.manufacturers}/_doc/words`, { content: collector.words() })
  await server.ask('POST', `/${names.devices},${names.manufacturers}/_refresh`)
}
