import type { FoundDevice } from '#engines/search/search.ts'
import type { Cents } from '#shop/money/money.ts'

/** What a search may tell about a device, in the order in which it is told. */
export const deviceFields = [
  'id',
  'name',
  'model',
  'url',
  'category',
  'categoryId',
  'manufacturer',
  'manufacturerId',
  'series',
  'seriesId',
  'image',
  'thumbnail',
  'releaseYear',
  'releaseMonth',
  'searchTerms',
] as const satisfies readonly (keyof FoundDevice)[]

/** What is said only if it is asked for: the most that the shop pays for it today, in cents and in words. */
const offerFields = ['upTo', 'offer'] as const

export const knownFields = [...deviceFields, ...offerFields] as const

export type DeviceField = (typeof knownFields)[number]

/** What the shop does not buy has no offer. */
export type OfferedDevice = FoundDevice & { upTo?: Cents; offer?: string }

/** A longer text is no name of a device. */
export const MAX_TEXT_LENGTH = 100
/** A longer list is for nobody's eyes. */
export const MAX_RESULTS = 100

/** Only these fields of each device; all but its offer if not said otherwise. */
type Wanted = { fields?: readonly DeviceField[] }

/** What somebody wants to know about devices. */
export type DeviceIntent =
  | ({ kind: 'by-url'; url: string } & Wanted)
  | ({ kind: 'by-series'; seriesId: number } & Wanted)
  | ({ kind: 'by-text'; text: string } & Wanted)

/** The four things that can be asked of the search; there is no fifth. */
export type SearchIntent = { kind: 'aggregations' } | DeviceIntent

export const asksForOffer = ({ fields = [] }: DeviceIntent): boolean => offerFields.some((one) => fields.includes(one))

/** A device as far as somebody wants to know it. */
export function onlyFields(
  device: OfferedDevice,
  fields: readonly DeviceField[] = deviceFields,
): Partial<OfferedDevice> {
  return Object.fromEntries(fields.map((field) => [field, device[field]]))
}
