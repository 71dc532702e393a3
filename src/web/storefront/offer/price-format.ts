import type { Segment } from '#domain/catalogue/prices/base-price.ts'
import { usualSegment } from '#domain/catalogue/prices/segment.ts'
import { formatMoney, type Cents } from '#shop/money/money.ts'
import { translator, type Translate } from '#shop/messages/messages.ts'
import type { PageContext } from '#web/context.ts'

/** How prices are told to this visitor. The server does it: what it has written, no script has to know how to write. */
export type PriceFormat = {
  t: Translate
  /** “+3,00 €” or “−29,00 €”; nothing if nothing changes. */
  change(amount: Cents): string
  /** “415,50 €”; what is worth nothing is still taken back. */
  price(amount: Cents): string
  /** “up to 415,50 €”, as long as something is open. */
  upTo(amount: Cents): string
  plain(amount: Cents): string
}

/** Prices for companies say that they are net. */
export function priceFormatFor({ shop, messages }: PageContext, segment: Segment = usualSegment(shop)): PriceFormat {
  const { icuLocale } = shop.country
  const t = translator(messages, icuLocale)
  const plain = (amount: Cents) => formatMoney(amount, icuLocale)
  const told = (amount: Cents) => (segment === 'business' ? t('offer.net', { price: plain(amount) }) : plain(amount))
  const orRecycling = (amount: Cents, format: (money: string) => string) =>
    amount === 0 ? t('catalogue.recycling') : format(told(amount))
  return {
    t,
    plain,
    change: (amount) => (amount === 0 ? '' : (amount > 0 ? '+' : '') + plain(amount)),
    price: (amount) => orRecycling(amount, (money) => money),
    upTo: (amount) => orRecycling(amount, (price) => t('catalogue.upTo', { price })),
  }
}
