/** From so many pieces in one trade, companies get so many basis points more; the largest first. */
const tiers = [
  { pieces: 50, basisPoints: 300 },
  { pieces: 25, basisPoints: 200 },
  { pieces: 10, basisPoints: 100 },
]

export const tierFor = (pieces: number): number => tiers.find((tier) => pieces >= tier.pieces)?.basisPoints ?? 0

/** From here on a person makes the offer. */
export const MANUAL_FROM_PIECES = 100

/** The tiers as people read them: from so many to so many pieces, the smallest first. */
export function volumeTiers(): { from: number; to: number; basisPoints: number }[] {
  const ascending = [{ pieces: 1, basisPoints: 0 }, ...tiers.toReversed()]
  return ascending.map(({ pieces, basisPoints }, position) => ({
    from: pieces,
    to: (ascending[position + 1]?.pieces ?? MANUAL_FROM_PIECES) - 1,
    basisPoints,
  }))
}
