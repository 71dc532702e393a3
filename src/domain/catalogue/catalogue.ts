import type { FoundDevice } from '#engines/search/search.ts'
import type { Category as CategoryCode } from '#shop/categories.ts'

/** What every level of the catalogue tells about itself, in one language. */
export type CatalogueEntry = {
  id: number
  name: string
  url: string
  thumbnail: string
}

type WithTexts = { content: string; metaDescription: string; metaKeywords: string }

export type SeriesEntry = CatalogueEntry & { models: number }

export type ManufacturerEntry = CatalogueEntry & { models: number }

export type Category = CatalogueEntry &
  WithTexts & {
    code: CategoryCode
    manufacturers: ManufacturerEntry[]
    topManufacturers: ManufacturerEntry[]
  }

export type Manufacturer = CatalogueEntry & WithTexts & { series: SeriesEntry[]; topSeries: SeriesEntry[] }

export type Series = CatalogueEntry &
  WithTexts & { manufacturer: string; manufacturerId: number; category: string; categoryId: number }

export type Answer = { id: number; code: string; text: string }

export type Question = {
  id: number
  code: string
  question: string
  description: string
  kind: 'single' | 'multi'
  answers: Answer[]
}

/** One sellable variant of a model: what the search knows of it, and more. */
export type Device = FoundDevice & {
  categoryCode: CategoryCode
  manufacturerUrl: string
  seriesUrl: string
  modelNumbers: string[]
  questions: Question[]
}

/** Another variant of the same model. */
export type Variant = { id: number; variant: string; url: string }

/** A model with all its variants, as lists show it: one card instead of one per storage size. */
export type Model = {
  model: string
  categoryCode: CategoryCode
  manufacturer: string
  series: string
  /** The page of its smallest variant. */
  url: string
  image: string
  releaseYear: number
  releaseMonth: number | null
  deviceIds: number[]
}
