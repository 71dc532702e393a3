import type { DeviceWord } from '#engines/search/understanding/device-words.ts'
import { placeCosts, unfinishedCosts } from '#engines/search/understanding/understood-query.ts'

/**
 * Where a device has a word, in sixteen bits: what the place costs (2), what it costs more if the word was only begun (1),
 * whether it comes from the name (1), from that of the maker (1), whether it is two words written as one (1), and from the
 * first (5) to the last (5) position there.
 */
export function packWord({ place, from, to }: DeviceWord): number {
  const named = from === undefined ? 0 : 1
  const maker = place === 'maker' ? 1 : 0
  const joined = place === 'joined' ? 1 : 0
  const costs = placeCosts[place] | (unfinishedCosts[place] << 2)
  return costs | (named << 3) | (maker << 4) | (joined << 5) | (within(from ?? 0) << 6) | (within(to ?? 0) << 11)
}

/** Positions beyond 31 are taken for 31: a word has so many bits, and nobody types so many words. */
const within = (position: number): number => Math.min(position, 31)

export const placeCostOf = (packed: number): number => packed & 3

export const unfinishedCostOf = (packed: number): number => (packed >> 2) & 1

export const isNamed = (packed: number): boolean => (packed & 8) !== 0

export const isOfMaker = (packed: number): boolean => (packed & 16) !== 0

export const isJoined = (packed: number): boolean => (packed & 32) !== 0

export const firstPositionOf = (packed: number): number => (packed >> 6) & 31

export const lastPositionOf = (packed: number): number => packed >> 11

export const bitOf = (position: number): number => 1 << within(position)

/** A bit for each position of the name that this word covers. */
export const bitsOf = (packed: number): number =>
  isNamed(packed) ? bitOf(firstPositionOf(packed)) | bitOf(lastPositionOf(packed)) : 0

/** How many bits are set, if it can be two at most. */
export const countTwo = (bits: number): number => (bits === 0 ? 0 : (bits & (bits - 1)) === 0 ? 1 : 2)

export function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}
