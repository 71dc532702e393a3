import type { Locale } from '#shop/messages/locale.ts'
import { countFacets } from './embedded/count-facets.ts'
import { buildDeviceIndex } from './embedded/device-index.ts'
import { DeviceFinder } from './embedded/find-devices.ts'
import type { CategoryFacet, FoundDevice, SearchEngine } from './search.ts'

/** The devices of one locale, ready to be asked. Never changed: a new catalogue is a new shelf. */
interface Shelf {
  facets: readonly CategoryFacet[]
  byUrl: ReadonlyMap<string, FoundDevice>
  bySeries: ReadonlyMap<number, readonly FoundDevice[]>
  byText(text: string, limit: number): readonly FoundDevice[]
}

/** The search of a shop without a search server: each process keeps all devices in its memory. */
export function openEmbeddedSearch(): SearchEngine {
  const shelves = new Map<Locale, Shelf>()

  return {
    shared: false,
    has: async (locale) => shelves.has(locale),
    facets: async (locale) => shelves.get(locale)?.facets ?? [],
    byUrl: async (locale, url) => shelves.get(locale)?.byUrl.get(url),
    bySeries: async (locale, seriesId, limit) => shelves.get(locale)?.bySeries.get(seriesId)?.slice(0, limit) ?? [],
    byText: async (locale, text, limit) => shelves.get(locale)?.byText(text, limit) ?? [],
    async replace(locale, devices) {
      const all: FoundDevice[] = []
      for await (const device of devices) all.push(device)
      shelves.set(locale, await fillShelf(all))
      return all.length
    },
    async close() {
      shelves.clear()
    },
  }
}

async function fillShelf(devices: readonly FoundDevice[]): Promise<Shelf> {
  const newestFirst = devices.toSorted((a, b) => releasedAt(b) - releasedAt(a) || a.id - b.id)
  const index = await buildDeviceIndex(devices)
  const finder = new DeviceFinder(index)
  return {
    facets: countFacets(devices),
    byUrl: new Map(devices.map((device) => [device.url, device])),
    bySeries: Map.groupBy(newestFirst, ({ seriesId }) => seriesId),
    byText: (text, limit) => finder.find(text, limit).map((number) => index.devices[number]!),
  }
}

/** Thirteen months a year: who has no month comes last in its year. */
const releasedAt = ({ releaseYear, releaseMonth }: FoundDevice): number => releaseYear * 13 + (releaseMonth ?? 0)
