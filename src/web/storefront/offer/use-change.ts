import { formatMoney, type Cents } from '#shop/money.ts'
import { useShop } from '#web/shop-context.tsx'

/** “+3,00 €” or “−29,00 €”, with the sign that a minus deserves. */
export function useChange(): (change: Cents) => string {
  const { icuLocale } = useShop().country
  return (change) => {
    const money = formatMoney(change, icuLocale)
    return change > 0 ? `+${money}` : money.replace('-', '−')
  }
}
