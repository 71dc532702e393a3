import type { Effect } from '#domain/catalogue/devices/catalogue.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import type { Cents } from '#shop/money/money.ts'

/** What a competitor pays for it · what it is sold for. */
export const marketKinds = ['buying', 'resale'] as const

export type MarketKind = (typeof marketKinds)[number]

/** A to E; empty where the source does not say. */
export type MarketGrade = NonNullable<Effect['grade']> | ''

/** What somebody else pays or asks for a device, as a file told us on a day. */
export type MarketPrice = {
  deviceId: number
  kind: MarketKind
  /** The competitor, or the platform. */
  source: string
  country: CountryCode
  grade: MarketGrade
  cents: Cents
  /** The day for which the source said it, YYYY-MM-DD. */
  seenOn: string
}

export type KeptMarketPrice = MarketPrice & {
  id: number
  importedAt: Date
  importedBy: string
  file: string
}

/** The same price of the same source on the same day, however often it is sent. */
export const marketKey = ({ deviceId, kind, source, country, grade, cents, seenOn }: MarketPrice): string =>
  JSON.stringify([deviceId, kind, source, country, grade, cents, seenOn])

/** Parts the newest price of each source from those that it has replaced. Both keep their order, the newest first. */
export function newestOf<Price extends MarketPrice>(prices: readonly Price[]): { newest: Price[]; older: Price[] } {
  const seen = new Set<string>()
  const [newest, older]: [Price[], Price[]] = [[], []]
  for (const price of prices) {
    const place = JSON.stringify([price.deviceId, price.kind, price.source, price.country, price.grade])
    ;(seen.has(place) ? older : newest).push(price)
    seen.add(place)
  }
  return { newest, older }
}
