import type { Engines } from '#engines/engines.ts'
import type { FoundDevice } from '#engines/search/search.ts'
import type { Locale } from '#shop/messages/locale.ts'
import { devicesAfter, type DeviceRow } from '#domain/catalogue/devices/catalogue-store.ts'
import { placeholderImage, thumbnailOf } from '#domain/catalogue/devices/images.ts'

/** So many at a time: no statement may take long, however large the catalogue is. */
const PORTION = 5_000

/** Every device as the search knows it. */
export const readDevices = (engines: Pick<Engines, 'db'>, locale: Locale): Promise<FoundDevice[]> =>
  readAll(engines, locale, asFound)

export type NamedDevice = Pick<FoundDevice, 'id' | 'name' | 'model' | 'manufacturer' | 'manufacturerId'> & {
  /** As printed on it. */
  modelNumbers: string[]
}

/** Every device by all that it is called on itself and in lists. */
export const readNames = (engines: Pick<Engines, 'db'>, locale: Locale): Promise<NamedDevice[]> =>
  readAll(engines, locale, ({ id, name, model, manufacturer, manufacturerId, modelNumbers }) => {
    return { id, name, model, manufacturer, manufacturerId, modelNumbers }
  })

async function readAll<Device extends { id: number }>(
  { db }: Pick<Engines, 'db'>,
  locale: Locale,
  read: (row: DeviceRow) => Device,
): Promise<Device[]> {
  const devices: Device[] = []
  for (;;) {
    const rows = await devicesAfter(db, locale, devices.at(-1)?.id ?? 0, PORTION)
    for (const row of rows) devices.push(read(row))
    if (rows.length < PORTION) return devices
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
