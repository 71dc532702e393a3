import type { CountryCode } from '#shop/countries/country.ts'
import type { Category } from '#shop/devices/categories.ts'

/** Free for whoever looks; claimed by him; devices whose seller objected; everything. */
export const queueShares = ['free', 'mine', 'second', 'all'] as const

export type QueueShare = (typeof queueShares)[number]

/** How long a device waits at least, in days. */
export const queueAges = ['1', '2', '5', '10'] as const

/** What was promised for it, in euros: from a hundred to less than three hundred, and so on. */
export const valueBands = {
  under100: [0, 100],
  to300: [100, 300],
  to600: [300, 600],
  over600: [600, undefined],
} as const

export type ValueBand = keyof typeof valueBands

export const valueBandNames = Object.keys(valueBands) as ValueBand[]

/** Waiting longer than we promised ourselves; a parcel that came after its price had run out. */
export const queuePriorities = ['overdue', 'late'] as const

export const queueSorts = ['waits', 'value', 'device'] as const

export type QueueSort = (typeof queueSorts)[number]

/** What of the queue somebody wants to see; what is left out is not asked for. */
export type QueueFilter = {
  share: QueueShare
  kind?: Category | undefined
  maker?: string | undefined
  country?: CountryCode | undefined
  age?: (typeof queueAges)[number] | undefined
  value?: ValueBand | undefined
  priority?: (typeof queuePriorities)[number] | undefined
  /** Who has claimed it. */
  person?: string | undefined
  /** Part of the name of the device, or the beginning of its number. */
  text?: string | undefined
}
