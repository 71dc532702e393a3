import type { FileReader } from '#engines/readers/readers.ts'
import type { CategoryFacet, FoundDevice } from '#engines/search/search.ts'
import { countFacets } from './count-facets.ts'
import { packDeviceIndex, type IndexedDevice, type PackedIndex } from './device-index.ts'

/** What has to be known of a device to find it; the rest stays with whoever hands it out. */
type ShelvedDevice = IndexedDevice & Pick<FoundDevice, 'seriesId'>

/** Everything about the devices of a locale that takes long to make. */
export interface PackedShelf {
  index: PackedIndex
  facets: readonly CategoryFacet[]
  /** The devices of all series by the places that they had when they came, each series newest first. */
  newestFirst: Uint32Array<ArrayBuffer>
  /** Where a series begins there, and where it ends. */
  series: ReadonlyMap<number, readonly [from: number, to: number]>
}

export type ShelfOrder = { portions: readonly Uint8Array[] }

/** Some devices as bytes, which a thread takes over faster than objects. */
export const portionOf = (devices: readonly FoundDevice[]): Uint8Array =>
  Buffer.from(JSON.stringify(devices.map(({ url: _, image: __, thumbnail: ___, ...shelved }) => shelved)))

/** Named among the readers of files: an index is read from devices as a sheet is from its bytes. */
export const shelfPacker: FileReader<ShelfOrder, PackedShelf> = {
  name: 'search-index',
  read({ portions }) {
    const devices = portions.flatMap((portion): ShelvedDevice[] => JSON.parse(new TextDecoder().decode(portion)))
    const index = packDeviceIndex(devices)
    return { index, facets: countFacets(devices), ...listSeries(devices) }
  },
}

function listSeries(devices: readonly ShelvedDevice[]): Pick<PackedShelf, 'newestFirst' | 'series'> {
  const newestFirst = new Uint32Array(devices.length)
  const series = new Map<number, [from: number, to: number]>()
  let from = 0
  for (const [id, places] of Map.groupBy(devices.keys(), (place) => devices[place]!.seriesId)) {
    newestFirst.set(
      places.toSorted((a, b) => releasedAt(devices[b]!) - releasedAt(devices[a]!) || devices[a]!.id - devices[b]!.id),
      from,
    )
    series.set(id, [from, from + places.length])
    from += places.length
  }
  return { newestFirst, series }
}

/** Thirteen months a year: who has no month comes last in its year. */
const releasedAt = ({ releaseYear, releaseMonth }: ShelvedDevice): number => releaseYear * 13 + (releaseMonth ?? 0)
