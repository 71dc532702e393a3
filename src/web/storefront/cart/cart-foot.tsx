import { formatLongDate } from '#shop/formats/dates.ts'
import { usePath, useShop, useTranslate } from '#web/shop-context.tsx'
import { PriceLines } from '#web/ui/price-lines.tsx'
import { useMoney } from '#web/use-money.ts'
import { BusinessTerms, QuoteLink, TooLarge } from './business-terms.tsx'
import type { PricedCart } from './use-priced-cart.ts'

/** What it comes to, how long that holds, and the one next step. */
export function CartFoot({ priced }: { priced: PricedCart }) {
  const t = useTranslate()
  const money = useMoney()
  const { total, voucher, payout, hidesPrices, business, exceedsBusinessCap: isTooLarge } = priced

  return (
    <>
      {voucher && !hidesPrices && (
        <PriceLines
          lines={[
            { label: t('cart.subtotal'), amount: money(total) },
            {
              label: t('cart.voucher.shown', { code: voucher.code }),
              amount: `+ ${money(voucher.value)}`,
              look: 'gain',
            },
          ]}
        />
      )}
      <BusinessTerms priced={priced} />
      {isTooLarge && <TooLarge />}
      <div className="action-bar stack stack--tight">
        <p className="cluster cluster--apart">
          <strong>{t(business ? 'cart.totalNet' : 'cart.total')}</strong>
          <strong className="cart__total numeric">{hidesPrices ? '…' : money(payout)}</strong>
        </p>
        {isTooLarge ? <QuoteLink /> : <ToCheckout priced={priced} />}
      </div>
    </>
  )
}

/** One and the same link, so that it keeps the focus while prices are asked for. */
function ToCheckout({ priced }: { priced: PricedCart }) {
  const t = useTranslate()
  const path = usePath()
  const said = useSaid(priced)

  return (
    <>
      <p id="cart-said" className="muted">
        {said}
      </p>
      <a
        className="button button--wide"
        aria-describedby="cart-said"
        {...(priced.isReady ? { href: path('checkout') } : { role: 'link', tabIndex: 0, 'aria-disabled': true })}
      >
        {t('cart.toCheckout')}
      </a>
    </>
  )
}

/** How long the prices hold, or what stands in the way. */
function useSaid({ isReady, status, lines, validUntil }: PricedCart): string {
  const t = useTranslate()
  const { icuLocale, timeZone } = useShop().country
  if (isReady) return t('cart.validUntil', { date: formatLongDate(validUntil, icuLocale, timeZone) })
  if (status === 'failed') return t('cart.unchecked')
  return t(lines.some(({ gone }) => gone) ? 'cart.gone.hint' : 'cart.checking')
}
