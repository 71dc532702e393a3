import { formatMoney, type Cents } from '#shop/money.ts'
import { useShop, useTranslate } from '#web/shop-context.tsx'

/** “up to 415,50 €”, or, once it is certain, “415,50 €”; what is worth nothing is still taken back. */
export function useOffer(): (amount: Cents, certainty?: 'fixed') => string {
  const t = useTranslate()
  const { icuLocale } = useShop().country
  return (amount, certainty) => {
    if (amount === 0) return t('catalogue.recycling')
    const price = formatMoney(amount, icuLocale)
    return certainty === 'fixed' ? price : t('catalogue.upTo', { price })
  }
}
