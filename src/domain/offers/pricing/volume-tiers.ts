type Tier = { pieces: number; basisPoints: number }

/** From so many pieces in one trade, companies get so many basis points more; the largest first. */
const tiers: readonly Tier[] = [
  { pieces: 50, basisPoints: 300 },
  { pieces: 25, basisPoints: 200 },
  { pieces: 10, basisPoints: 100 },
]

export const tierFor = (pieces: number): number => tiers.find((tier) => pieces >= tier.pieces)?.basisPoints ?? 0

/** What more pieces would bring; nothing, if there is no more to gain. */
export const nextTier = (pieces: number): Tier | undefined => tiers.findLast((tier) => pieces < tier.pieces)

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
