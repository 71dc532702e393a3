import type { Category } from '#shop/devices/categories.ts'
import { cents, sumCents } from '#shop/money/money.ts'
import type { Translate, MessageKey } from '#shop/messages/messages.ts'
import type { TaxedGoods } from './goods-of-quote.ts'
import type { Company } from './new-trade.ts'
import type { StoredTrade } from '#domain/trades/trade.ts'

/**
 * How tax is dealt with: margin scheme of a private seller · the buyer owes the tax, of all devices or of some · net, with
 * tax to be billed · small business · margin scheme of the company itself.
 */
export type Tax = 'margin' | 'reverse-charge' | 'partly-reverse-charge' | 'net' | 'small-business' | 'margin-scheme'

/** From this net sum of them in one deal the buyer of phones, tablets and consoles owes the tax (§ 13b UStG). */
const REVERSE_CHARGE_FROM = cents(5_000_00)

/** What the law calls mobile phones, tablet computers and games consoles; notebooks and watches are none of them. */
const reversed: ReadonlySet<string> = new Set<Category>(['iphone', 'smartphone', 'ipad', 'tablet', 'console'])

const isReversed = ({ category }: TaxedGoods): boolean => reversed.has(category)

/** As much of a trade as the tax depends on. */
type TaxedTrade = { segment: StoredTrade['segment']; seller: Pick<StoredTrade['seller'], 'taxMode'> }

type TaxedBusiness = TaxedTrade & { segment: 'business' }

/**
 * Companies sell in Germany only. What a whole deal comes to decides, not one of its boxes or payouts; what the receipt is
 * about may be a part of it.
 */
export function taxOf(
  trade: TaxedBusiness,
  deal: readonly TaxedGoods[],
  receiptGoods?: readonly TaxedGoods[],
): Exclude<Tax, 'margin'>
export function taxOf(trade: TaxedTrade, deal: readonly TaxedGoods[], receiptGoods?: readonly TaxedGoods[]): Tax
export function taxOf(
  { segment, seller }: TaxedTrade,
  deal: readonly TaxedGoods[],
  receiptGoods: readonly TaxedGoods[] = deal,
): Tax {
  if (segment === 'consumer') return 'margin'
  const mode: Company['taxMode'] = seller.taxMode ?? 'standard'
  if (mode !== 'standard') return mode
  const sum = sumCents(deal.filter(isReversed).map((goods) => goods.cents))
  if (sum < REVERSE_CHARGE_FROM || !receiptGoods.some(isReversed)) return 'net'
  return receiptGoods.every(isReversed) ? 'reverse-charge' : 'partly-reverse-charge'
}

/** Then the buyer owes it, which both have to know. */
export const isReverseCharge = (tax: Tax): tax is 'reverse-charge' | 'partly-reverse-charge' =>
  tax === 'reverse-charge' || tax === 'partly-reverse-charge'

export const taxWords = {
  margin: 'receipt.tax.margin',
  'reverse-charge': 'receipt.tax.reverseCharge',
  'partly-reverse-charge': 'receipt.tax.partlyReverseCharge',
  net: 'receipt.tax.net',
  'small-business': 'receipt.tax.smallBusiness',
  'margin-scheme': 'receipt.tax.marginScheme',
} as const satisfies Record<Tax, MessageKey>

/** What letters say about it, in the words of the credit note: only who owes the tax. */
export const taxHint = (t: Translate, tax: Tax | undefined): string[] =>
  tax && isReverseCharge(tax) ? [t(taxWords[tax])] : []
