import type { DeviceWord } from '#engines/search/understanding/device-words.ts'
import { placeCosts } from '#engines/search/understanding/understood-query.ts'

/**
 * Where a device has a word, in sixteen bits: what the place costs (3), whether it comes from the name (1), and from the
 * first (6) to the last (6) position there.
 */
export function packWord({ place, from, to }: DeviceWord): number {
  const named = from === undefined ? 0 : 1
  return placeCosts[place] | (named << 3) | (within(from ?? 0) << 4) | (within(to ?? 0) << 10)
}

/** Positions beyond 31 are taken for 31: a word has so many bits, and nobody types so many words. */
const within = (position: number): number => Math.min(position, 31)

export const placeCostOf = (packed: number): number => packed & 7

export const isNamed = (packed: number): boolean => (packed & 8) !== 0

export const firstPositionOf = (packed: number): number => (packed >> 4) & 63

export const lastPositionOf = (packed: number): number => packed >> 10

export const bitOf = (position: number): number => 1 << within(position)

/** A bit for each position of the name that this word covers. */
export const bitsOf = (packed: number): number =>
  isNamed(packed) ? bitOf(firstPositionOf(packed)) | bitOf(lastPositionOf(packed)) : 0
