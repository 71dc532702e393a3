import { centsFromDecimal } from '#shop/money/line-money.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useMoney } from '#web/use-money.ts'
import { Notice } from '#web/ui/notice.tsx'
import { QuoteLink, TooLarge } from '#web/storefront/cart/business-terms.tsx'
import { cartActions } from '#web/storefront/cart/cart-actions.ts'
import { refreshPrices } from '#web/storefront/cart/priced-cart.ts'
import { LostVoucher } from '#web/storefront/cart/seller-kind.tsx'
import type { PricedCart } from '#web/storefront/cart/use-priced-cart.ts'

/** What has to be seen, or done, before the cart can be sold. */
export function PriceChanges({ priced }: { priced: PricedCart }) {
  const t = useTranslate()
  const money = useMoney()
  const changed = priced.lines.filter(({ former }) => former !== undefined)
  const gone = priced.lines.filter((line) => line.gone)

  return (
    <>
      {priced.status === 'failed' && (
        <Notice look="danger" live="alert">
          <p>{t('checkout.pricesFailed')}</p>
          <Button look="quiet" size="small" onClick={() => void refreshPrices()}>
            {t('checkout.retry')}
          </Button>
        </Notice>
      )}
      {changed.length + gone.length > 0 && (
        <Notice look="warning" live="status" title={t('checkout.changed.title')}>
          <ul className="stack stack--tight">
            {changed.map(({ offerId, name, former, price }) => (
              <li key={offerId}>
                {t('checkout.changed.price', { name, before: money(former!), now: money(centsFromDecimal(price)) })}
              </li>
            ))}
            {gone.map((line) => (
              <GoneLine key={line.offerId} name={line.name} offerId={line.offerId} why={line.gone!.message} />
            ))}
          </ul>
          <p>{t('checkout.changed.again')}</p>
        </Notice>
      )}
      {priced.voucherProblem !== undefined && (
        <Notice look="warning" live="status">
          <p>{priced.voucherProblem}</p>
        </Notice>
      )}
      {priced.lostVoucher && <LostVoucher code={priced.lostVoucher} />}
      {priced.exceedsBusinessCap && (
        <>
          <TooLarge />
          <QuoteLink size="large" />
        </>
      )}
    </>
  )
}

function GoneLine({ name, offerId, why }: { name: string; offerId: string; why: string }) {
  const t = useTranslate()

  return (
    <li className="cluster">
      <span>
        {name} – {why}
      </span>
      <Button look="quiet" size="small" onClick={() => cartActions.remove(offerId)}>
        {t('checkout.remove')}
      </Button>
    </li>
  )
}
