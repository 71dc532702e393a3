import type { Engines } from '#engines/engines.ts'
import type { FoundDevice } from '#engines/search/search.ts'
import type { Locale } from '#shop/locale.ts'
import { allDevices } from './catalogue-store.ts'
import { placeholderImage, thumbnailOf } from './images.ts'

/** Every device as the search knows it. */
export async function readDevices({ db }: Pick<Engines, 'db'>, locale: Locale): Promise<FoundDevice[]> {
  const rows = await allDevices(db, locale)
  return rows.map((row) => ({
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
  }))
}
