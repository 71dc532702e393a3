import type { FoundDevice } from '#engines/search/search.ts'
import type { Category as CategoryCode } from '#shop/devices/categories.ts'

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
    /** Which questionnaire is asked about its devices. */
    questionnaire: string
    manufacturers: ManufacturerEntry[]
    topManufacturers: ManufacturerEntry[]
  }

export type Manufacturer = CatalogueEntry & WithTexts & { series: SeriesEntry[]; topSeries: SeriesEntry[] }

export type Series = CatalogueEntry &
  WithTexts & { manufacturer: string; manufacturerId: number; category: string; categoryId: number }

/** What an answer does: to the price, and to what is asked next. */
export type Effect = {
  /** Ends the questions: the device is not bought, can only be recycled, or has to be looked at by a person. */
  gate?: 'REJECT' | 'RECYCLE' | 'MANUAL'
  /** Taken off the graded price, in basis points. */
  bp?: number
  /** Added to the graded price, in basis points. */
  bonusBp?: number
  grade?: 'A' | 'B' | 'C' | 'D' | 'E'
  cents?: number
  /** What would have to be replaced; a known repair cost bounds the deduction. */
  part?: 'display' | 'back' | 'battery' | 'camera' | 'port'
  skipTo?: string
  /** Which answer is taken instead of “not sure”. */
  assume?: string
  /** Which answer takes its place on the bench: what a seller promised is done by then, or it is not. */
  found?: string
  hides?: string
}

export type Answer = { id: number; code: string; text: string; effect: Effect }

/** One answer · any number of them. A kind that is not `multi` takes one. */
export const questionKinds = ['single', 'multi'] as const

export type Question = {
  id: number
  code: string
  /** What it is about, in a word or two; may be missing. */
  title: string
  question: string
  description: string
  /** What is true of a device about which the usual thing is said; the fast lane shows it. May be missing. */
  statement?: string | undefined
  kind: (typeof questionKinds)[number]
  /** Asked only after this answer: `FUNCTIONS=SOME_DEFECTS`. */
  showIf: string | null
  /** Its answers run from good to bad, and a worse one never brings more. Sheets of older offers know nothing of it. */
  ordered?: boolean | undefined
  /** Only the seller can answer it: whose it is, what he will do. No inspector is asked; older offers do not say so. */
  sellerOnly?: boolean | undefined
  answers: Answer[]
}

/** One sellable variant of a model: what the search knows of it, and more. */
export type Device = FoundDevice & {
  categoryCode: CategoryCode
  manufacturerUrl: string
  seriesUrl: string
  modelNumbers: string[]
  /** The merchant's own words about it, if there are any. */
  content: string
  metaDescription: string
  /** Which questionnaire its questions are from. */
  questionnaire: string
  /** Which version of it; nothing if there is none. */
  questionnaireVersion: number | null
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
