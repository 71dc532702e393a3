import type { Company } from '#domain/trades/new-trade.ts'
import type { StoredTrade } from '#domain/trades/trade.ts'
import { cents, type Cents } from '#shop/money.ts'
import type { WordKey } from '#shop/words.ts'

/**
 * How tax is dealt with: margin scheme of a private seller · the buyer owes the tax · net, with tax to be billed · small
 * business · margin scheme of the company itself.
 */
export type Tax = 'margin' | 'reverse-charge' | 'net' | 'small-business' | 'margin-scheme'

/** From this net sum in one trade the buyer of phones, tablets and consoles owes the tax (§ 13b UStG). */
const REVERSE_CHARGE_FROM = cents(5_000_00)

/** As much of a trade as the tax depends on. */
type TaxedTrade = { segment: StoredTrade['segment']; seller: Pick<StoredTrade['seller'], 'taxMode'> }

/** Companies sell in Germany only. What a whole deal comes to decides, not one of its boxes or payouts. */
export function taxOf({ segment, seller }: TaxedTrade, dealSum: Cents): Tax {
  if (segment === 'consumer') return 'margin'
  const mode: Company['taxMode'] = seller.taxMode ?? 'standard'
  if (mode !== 'standard') return mode
  return dealSum >= REVERSE_CHARGE_FROM ? 'reverse-charge' : 'net'
}

export const taxWords = {
  margin: 'paper.tax.margin',
  'reverse-charge': 'paper.tax.reverseCharge',
  net: 'paper.tax.net',
  'small-business': 'paper.tax.smallBusiness',
  'margin-scheme': 'paper.tax.marginScheme',
} as const satisfies Record<Tax, WordKey>
