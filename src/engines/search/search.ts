import type { Locale } from '#shop/messages/locale.ts'

/** A device as the search knows it: one document per sellable variant and locale. */
export interface FoundDevice {
  id: number
  /** The model with its variant: “iPhone 14 128 GB”. The maker stands beside it. */
  name: string
  /** The model without its variant: “iPhone 14”. */
  model: string
  url: string
  category: string
  categoryId: number
  manufacturer: string
  manufacturerId: number
  series: string
  seriesId: number
  image: string
  thumbnail: string
  releaseYear: number
  releaseMonth: number | null
  /** Aliases, model numbers and the words of its category, separated by spaces. */
  searchTerms: string
  /** The higher, the more popular; 0 for most. */
  popularity: number
}

/** One line of the menu: so many devices below it. */
export interface Facet {
  id: number
  name: string
  count: number
}

/** The tree of the menu: category → manufacturer → series, the largest first. */
export interface CategoryFacet extends Facet {
  manufacturers: readonly (Facet & { series: readonly Facet[] })[]
}

export interface DeviceSearch {
  facets(locale: Locale): Promise<readonly CategoryFacet[]>
  byUrl(locale: Locale, url: string): Promise<FoundDevice | undefined>
  /** Newest first: by year, then by month; who has no month comes last in its year. */
  bySeries(locale: Locale, seriesId: number, limit: number): Promise<readonly FoundDevice[]>
  /** Best first. */
  byText(locale: Locale, text: string, limit: number): Promise<readonly FoundDevice[]>
}

export interface SearchEngine extends DeviceSearch {
  /** Whether all processes of the shop ask one index on a server, or each keeps its own in memory. */
  readonly shared: boolean
  /** Whether the devices of this locale are there to be searched. */
  has(locale: Locale): Promise<boolean>
  /** Makes these the devices of the locale; who searches meanwhile sees the old ones, then at once the new ones. Returns how many. */
  replace(locale: Locale, devices: AsyncIterable<FoundDevice> | Iterable<FoundDevice>): Promise<number>
  close(): Promise<void>
}
