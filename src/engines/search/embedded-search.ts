import { setImmediate as breathe } from 'node:timers/promises'
import type { Readers } from '#engines/readers/readers.ts'
import type { Locale } from '#shop/messages/locale.ts'
import { openDeviceIndex } from './embedded/device-index.ts'
import { DeviceFinder } from './embedded/find-devices.ts'
import { portionOf, shelfPacker, type PackedShelf } from './embedded/pack-shelf.ts'
import type { CategoryFacet, FoundDevice, SearchEngine } from './search.ts'

/** The devices of one locale, ready to be asked. Never changed: a new catalogue is a new shelf. */
interface Shelf {
  size: number
  facets: readonly CategoryFacet[]
  byUrl(url: string): FoundDevice | undefined
  bySeries(seriesId: number, limit: number): readonly FoundDevice[]
  byText(text: string, limit: number): readonly FoundDevice[]
}

/** So many devices are handed on in one go; then whoever else waits for this process has a turn. */
const PORTION = 250

/**
 * The search of a shop without a search server: each process keeps all devices in its memory. A thread of the readers makes
 * the index of them; who has no readers waits for it.
 */
export function openEmbeddedSearch(readers?: Readers): SearchEngine {
  const shelves = new Map<Locale, Shelf>()

  return {
    shared: false,
    has: async (locale) => shelves.has(locale),
    facets: async (locale) => shelves.get(locale)?.facets ?? [],
    byUrl: async (locale, url) => shelves.get(locale)?.byUrl(url),
    bySeries: async (locale, seriesId, limit) => shelves.get(locale)?.bySeries(seriesId, limit) ?? [],
    byText: async (locale, text, limit) => shelves.get(locale)?.byText(text, limit) ?? [],
    async replace(locale, devices) {
      const shelf = await fillShelf(devices, readers)
      shelves.set(locale, shelf)
      return shelf.size
    },
    async close() {
      shelves.clear()
    },
  }
}

async function fillShelf(
  devices: AsyncIterable<FoundDevice> | Iterable<FoundDevice>,
  readers: Readers | undefined,
): Promise<Shelf> {
  const all: FoundDevice[] = []
  const byUrl = new Map<string, FoundDevice>()
  const portions: Uint8Array[] = []
  const handOn = () => portions.push(portionOf(all.slice(portions.length * PORTION)))
  for await (const device of devices) {
    all.push(device)
    byUrl.set(device.url, device)
    if (all.length % PORTION === 0) {
      handOn()
      await breathe()
    }
  }
  handOn()

  const packed = readers ? await readers.read(shelfPacker, { portions }) : shelfPacker.read({ portions })
  if ('reason' in packed) throw new Error(`No search index could be made: ${packed.reason}.`)
  return openShelf(packed, all, byUrl)
}

function openShelf(
  packed: PackedShelf,
  devices: readonly FoundDevice[],
  byUrl: ReadonlyMap<string, FoundDevice>,
): Shelf {
  const { facets, newestFirst, series } = packed
  const index = openDeviceIndex(packed.index)
  const finder = new DeviceFinder(index)
  return {
    size: devices.length,
    facets,
    byUrl: (url) => byUrl.get(url),
    bySeries(seriesId, limit) {
      const [from, to] = series.get(seriesId) ?? [0, 0]
      return Array.from(newestFirst.subarray(from, Math.min(to, from + limit)), (place) => devices[place]!)
    },
    byText: (text, limit) => finder.find(text, limit).map((number) => devices[index.order[number]!]!),
  }
}
