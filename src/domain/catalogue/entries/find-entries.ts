import type { Engines } from '#engines/engines.ts'
import type { Category as CategoryCode } from '#shop/devices/categories.ts'
import type { Locale } from '#shop/messages/locale.ts'
import type {
  Category,
  Manufacturer,
  ManufacturerEntry,
  Series,
  SeriesEntry,
} from '#domain/catalogue/devices/catalogue.ts'
import {
  categoryByCode,
  firstManufacturers,
  manufacturerByUrl,
  manufacturersIn,
  seriesByUrl,
  seriesOf,
  type ListedRow,
} from '#domain/catalogue/devices/catalogue-store.ts'
import { thumbnailOf } from '#domain/catalogue/devices/images.ts'

type Reads = Pick<Engines, 'db'>

/** So many stand at the top of a page; the others are in the filter. */
const TOP = 6

const listed = ({ imagePath, ...row }: ListedRow): ManufacturerEntry & SeriesEntry => ({
  ...row,
  thumbnail: thumbnailOf(imagePath),
})

export async function findCategory({ db }: Reads, locale: Locale, code: CategoryCode): Promise<Category | undefined> {
  const row = await categoryByCode(db, locale, code)
  if (!row) return undefined

  const { imagePath, ...category } = row
  const manufacturers = (await manufacturersIn(db, locale, row.id)).map(listed)
  return {
    ...category,
    thumbnail: thumbnailOf(imagePath),
    manufacturers,
    topManufacturers: manufacturers.slice(0, TOP),
  }
}

/** The best known makers. */
export const findTopManufacturers = ({ db }: Reads, locale: Locale, most: number) =>
  firstManufacturers(db, locale, most)

export async function findManufacturer({ db }: Reads, locale: Locale, url: string): Promise<Manufacturer | undefined> {
  const row = await manufacturerByUrl(db, locale, url)
  if (!row) return undefined

  const { imagePath, ...manufacturer } = row
  const series = (await seriesOf(db, locale, row.id)).map(listed)
  const topSeries = series.toSorted((a, b) => b.models - a.models).slice(0, TOP)
  return { ...manufacturer, thumbnail: thumbnailOf(imagePath), series, topSeries }
}

export async function findSeries({ db }: Reads, locale: Locale, url: string): Promise<Series | undefined> {
  const row = await seriesByUrl(db, locale, url)
  if (!row) return undefined

  const { imagePath, ...series } = row
  return { ...series, thumbnail: thumbnailOf(imagePath) }
}

/** The series of a maker, in one category or in all. */
export async function findSeriesOf({ db }: Reads, locale: Locale, manufacturerId: number, categoryId?: number) {
  return (await seriesOf(db, locale, manufacturerId, categoryId)).map(listed)
}
