import { lazy, Suspense, useState } from 'react'
import { formatLongDate } from '#shop/formats/dates.ts'
import type { Cents } from '#shop/money/money.ts'
import { Icon } from '#web/art/icons.tsx'
import { useShop, useTranslate } from '#web/shop-context.tsx'
import { PriceLines } from '#web/ui/price-lines.tsx'
import { useMoney } from '#web/use-money.ts'
import type { PricedCart } from '#web/storefront/cart/use-priced-cart.ts'
import { BusinessTerms } from '#web/storefront/cart/business-terms.tsx'

/** Few have one, and on a phone it is folded away. */
const VoucherField = lazy(async () => ({
  default: (await import('#web/storefront/cart/voucher-field.tsx')).VoucherField,
}))

const isWide = () => matchMedia('(min-width: 60rem)').matches

/** What is sold and what it brings; on a phone only the sum, until somebody wants to see more. */
export function SaleSummary({ priced }: { priced: PricedCart }) {
  const t = useTranslate()
  const money = useMoney()
  const [isOpen] = useState(isWide)
  const [isShown, setShown] = useState(isOpen)

  return (
    <details className="card sale-summary" open={isOpen} onToggle={() => setShown(true)}>
      <summary>
        <h2 className="unfolds">{t('checkout.summary.title')}</h2>
        <span>
          {t('checkout.summary.pieces', { count: priced.pieces })} ·{' '}
          <strong>{priced.hidesPrices ? '…' : money(priced.payout)}</strong> {priced.business && t('cart.net')}
        </span>
      </summary>
      {isShown && (
        <div className="stack">
          <Lines priced={priced} />
          <BusinessTerms priced={priced} />
          <Promises priced={priced} />
          <Suspense>
            <VoucherField voucher={priced.voucher} />
          </Suspense>
        </div>
      )}
    </details>
  )
}

function Lines({ priced }: { priced: PricedCart }) {
  const t = useTranslate()
  const money = useMoney()
  const { lines, voucher, payout, hidesPrices, business } = priced
  // Prices whose time is over, or that are for others, promise nothing.
  const shown = (amount: Cents) => (hidesPrices ? '…' : money(amount))
  const devices = lines
    .filter(({ gone }) => !gone)
    .map(({ name, quantity, cents }) => ({
      label: quantity === 1 ? name : `${quantity} × ${name}`,
      amount: shown(cents),
    }))
  const extra = voucher && {
    label: t('checkout.summary.voucher', { code: voucher.code }),
    amount: `+ ${money(voucher.value)}`,
    look: 'gain' as const,
  }

  return (
    <PriceLines
      lines={[...devices, ...(extra ? [extra] : [])]}
      total={{
        label: t(business ? 'checkout.summary.payoutNet' : 'checkout.summary.payout'),
        amount: shown(payout),
        ...(payout === 0 && { note: t('checkout.summary.recycling') }),
      }}
    />
  )
}

function Promises({ priced }: { priced: PricedCart }) {
  const t = useTranslate()
  const { icuLocale, timeZone, footerShippingLogo } = useShop().country
  const date = formatLongDate(priced.validUntil, icuLocale, timeZone)
  const carrier = t(`site.footer.shipping.${footerShippingLogo}`)

  return (
    <ul className="stack stack--tight field__hint">
      {!priced.hidesPrices && (
        <li>
          <Icon name="clock" size={18} /> {t('checkout.summary.validUntil', { date })}
        </li>
      )}
      <li>
        <Icon name="truck" size={18} /> {t('checkout.summary.shipping', { carrier })}
      </li>
    </ul>
  )
}
