import type { RuleSet, Tier } from '#domain/catalogue/rules/rule-set.ts'

type Rules = Pick<RuleSet, 'business'>

/** What companies get more for so many pieces in one trade, in basis points. */
export const tierFor = ({ business }: Rules, pieces: number): number =>
  business.tiers.findLast((tier) => pieces >= tier.pieces)?.bonus ?? 0

/** What more pieces would bring; nothing, if there is no more to gain. */
export const nextTier = ({ business }: Rules, pieces: number): Tier | undefined =>
  business.tiers.find((tier) => pieces < tier.pieces)

/** The tiers as people read them: from so many to so many pieces, the smallest first. */
export function volumeTiers({ business: { tiers, manualFrom } }: Rules): { from: number; to: number; bonus: number }[] {
  const ascending = [{ pieces: 1, bonus: 0 }, ...tiers]
  return ascending.map(({ pieces, bonus }, position) => ({
    from: pieces,
    to: (ascending[position + 1]?.pieces ?? manualFrom) - 1,
    bonus,
  }))
}
