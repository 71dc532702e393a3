import { formatMoney, type Cents } from '#shop/money/money.ts'
import { useShop } from '#web/shop-context.tsx'

/** Amounts as the country writes them. */
export function useMoney(): (amount: Cents) => string {
  const { icuLocale } = useShop().country
  return (amount) => formatMoney(amount, icuLocale)
}
