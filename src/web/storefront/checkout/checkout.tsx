import { useEffect } from 'react'
import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { isPostalCode } from '#shop/postal-codes.ts'
import { pageContext } from '#web/context.ts'
import { useShop, useTranslate } from '#web/shop-context.tsx'
import { openVisitorSession, useShopState } from '#web/state/shop-state.ts'
import { VoucherField } from '#web/storefront/cart/voucher-field.tsx'
import { usePricedCart } from '#web/storefront/cart/use-priced-cart.ts'
import { SoonScreen } from '../soon.tsx'
import { ShippingCheck } from './shipping-check.tsx'

export function loader({ url, context }: LoaderFunctionArgs) {
  const { country } = context.get(pageContext).shop
  const zip = url.searchParams.get('zip')?.trim().slice(0, 20)
  if (zip === undefined) return { zip: '', checked: 'not-yet' as const }

  const good = isPostalCode(country, zip)
  return data({ zip, checked: good ? ('good' as const) : ('bad' as const) }, { status: good ? 200 : 422 })
}

export default function Checkout() {
  const t = useTranslate()
  const { zip, checked } = useLoaderData<typeof loader>()
  const { tradeInAuth } = useShopState()
  useEffect(() => void openVisitorSession(), [])

  return (
    <SoonScreen
      title={t('checkout.title')}
      lead={t('checkout.lead')}
      description={t('checkout.description')}
      soon={t('checkout.soon')}
    >
      <div data-trade-in-auth={tradeInAuth}>
        <ShippingCheck zip={zip} checked={checked} />
      </div>
      <Voucher />
      <PayoutWays />
    </SoonScreen>
  )
}

function Voucher() {
  const { lines, voucher } = usePricedCart()
  return lines.length > 0 && <VoucherField voucher={voucher} />
}

function PayoutWays() {
  const t = useTranslate()
  const { paymentTypes, selectedPaymentType } = useShop().country
  const ways = [
    { code: paymentTypes.DirectDebitSwift, label: t('site.footer.bank') },
    { code: paymentTypes.Paypal, label: t('site.footer.paypal') },
  ]

  return (
    <section className="stack stack--tight">
      <h2>{t('checkout.payout')}</h2>
      <ul>
        {ways.map(({ code, label }) => (
          <li key={code} data-payment-type={code}>
            {label}
            {code === selectedPaymentType && ` (${t('checkout.payoutPreselected')})`}
          </li>
        ))}
      </ul>
    </section>
  )
}
