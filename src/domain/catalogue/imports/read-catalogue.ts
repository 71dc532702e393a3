import type { Database } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import type { FoundDevice } from '#engines/search/search.ts'
import type { Locale } from '#shop/messages/locale.ts'
import { devicesAfter, type DeviceRow } from '#domain/catalogue/devices/catalogue-store.ts'
import { placeholderImage, thumbnailOf } from '#domain/catalogue/devices/images.ts'

/** So many at a time: neither a statement nor what is done with its rows may take long, however large the catalogue is. */
const PORTION = 100

/** Every device as the search knows it, portion by portion. */
export async function* readDevicePortions(
  { db }: Pick<Engines, 'db'>,
  locale: Locale,
): AsyncGenerator<FoundDevice[], undefined> {
  for await (const rows of rowPortions(db, locale)) yield rows.map(asFound)
}

/** The same, one after the other. */
export async function* readEachDevice(
  engines: Pick<Engines, 'db'>,
  locale: Locale,
): AsyncGenerator<FoundDevice, undefined> {
  for await (const portion of readDevicePortions(engines, locale)) yield* portion
}

export type NamedDevice = Pick<FoundDevice, 'id' | 'name' | 'model' | 'manufacturer' | 'manufacturerId'> & {
  /** As printed on it. */
  modelNumbers: string[]
}

/** Every device by all that it is called on itself and in lists. */
export async function readNames({ db }: Pick<Engines, 'db'>, locale: Locale): Promise<NamedDevice[]> {
  const devices: NamedDevice[] = []
  for await (const rows of rowPortions(db, locale)) {
    for (const { id, name, model, manufacturer, manufacturerId, modelNumbers } of rows)
      devices.push({ id, name, model, manufacturer, manufacturerId, modelNumbers })
  }
  return devices
}

async function* rowPortions(db: Database, locale: Locale): AsyncGenerator<DeviceRow[], undefined> {
  let last = 0
  for (;;) {
    const rows = await devicesAfter(db, locale, last, PORTION)
    if (rows.length === 0) return
    yield rows
    last = rows.at(-1)!.id
  }
}

function asFound(row: DeviceRow): FoundDevice {
  return {
    id: row.id,
    name: row.name,
    model: row.model,
    url: row.url,
    category: row.category,
    categoryId: row.categoryId,
    manufacturer: row.manufacturer,
    manufacturerId: row.manufacturerId,
    series: row.series,
    seriesId: row.seriesId,
    image: row.image ?? placeholderImage,
    thumbnail: thumbnailOf(row.image ?? placeholderImage),
    releaseYear: row.releaseYear,
    releaseMonth: row.releaseMonth,
    searchTerms: row.searchTerms,
    popularity: row.popularity,
  }
}
