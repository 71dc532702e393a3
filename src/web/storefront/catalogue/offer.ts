import { formatMoney, type Cents } from '#shop/money/money.ts'
import { useShop, useTranslate } from '#web/shop-context.tsx'

/** “up to 415,50 €”; what is worth nothing is still taken back. */
export function useOffer(): (top: Cents) => string {
  const t = useTranslate()
  const { icuLocale } = useShop().country
  return (top) => (top === 0 ? t('catalogue.recycling') : t('catalogue.upTo', { price: formatMoney(top, icuLocale) }))
}
