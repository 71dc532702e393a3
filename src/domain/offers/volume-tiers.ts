/** From so many pieces in one trade, companies get so many basis points more; the largest first. */
const tiers = [
  { pieces: 50, basisPoints: 300 },
  { pieces: 25, basisPoints: 200 },
  { pieces: 10, basisPoints: 100 },
]

export const tierFor = (pieces: number): number => tiers.find((tier) => pieces >= tier.pieces)?.basisPoints ?? 0

/** How many pieces it takes to get more, and how much more that is in all; nothing if there is no more to get. */
export const nextTier = (pieces: number): { pieces: number; basisPoints: number } | undefined =>
  tiers.findLast((tier) => pieces < tier.pieces)

/** From here on a person makes the offer. */
export const MANUAL_FROM_PIECES = 100
