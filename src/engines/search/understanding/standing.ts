import type { FoundDevice } from '#engines/search/search.ts'

/** So much newer counts what many people sell. More, and a broad query would no longer show what is new. */
const POPULAR_YEARS = 2

/** So much older counts what its maker is not known for: who says “oneplus 2” means a phone, not the newer tablet. */
const UNUSUAL_YEARS = 4

/** A maker is known for a category that has more of its devices than all others together. */
const KNOWN_FOR_SHARE = 0.5

type Released = Pick<FoundDevice, 'releaseYear' | 'releaseMonth' | 'popularity' | 'manufacturerId' | 'categoryId'>

/** How likely a device is meant of several that were described equally well; the higher, the better. */
type StandingOf = (device: Released) => number

export function standingsAmong(devices: readonly Released[]): StandingOf {
  const knownFor = new Map<number, number>()
  for (const [maker, own] of Map.groupBy(devices, ({ manufacturerId }) => manufacturerId)) {
    for (const [category, some] of Map.groupBy(own, ({ categoryId }) => categoryId)) {
      if (some.length > own.length * KNOWN_FOR_SHARE) knownFor.set(maker, category)
    }
  }

  return ({ releaseYear, releaseMonth, popularity, manufacturerId, categoryId }) => {
    const popular = popularity > 0 ? POPULAR_YEARS : 0
    const unusual = (knownFor.get(manufacturerId) ?? categoryId) === categoryId ? 0 : UNUSUAL_YEARS
    // Thirteen months a year, because a missing month comes before January.
    return (releaseYear + popular - unusual) * 13 + (releaseMonth ?? 0)
  }
}
