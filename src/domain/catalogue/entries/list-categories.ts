import type { Engines } from '#engines/engines.ts'
import type { Locale } from '#shop/messages/locale.ts'
import type { Category } from '#domain/catalogue/devices/catalogue.ts'
import { categoryRows } from '#domain/catalogue/devices/catalogue-store.ts'
import { thumbnailOf } from '#domain/catalogue/devices/images.ts'

export type ListedCategory = Omit<Category, 'manufacturers' | 'topManufacturers'>

/** All categories in the order in which the shop shows them, without their makers. */
export async function listCategories({ db }: Pick<Engines, 'db'>, locale: Locale): Promise<ListedCategory[]> {
  const rows = await categoryRows(db, locale)
  return rows.map(({ imagePath, ...category }) => ({ ...category, thumbnail: thumbnailOf(imagePath) }))
}
