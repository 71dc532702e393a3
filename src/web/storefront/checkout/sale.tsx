import { lazy, Suspense, useState } from 'react'
import { NOTHING_TO_PAY } from '#domain/accounts/payees/payment-type.ts'
import { useShop, useTranslate } from '#web/shop-context.tsx'
import { useCheckoutState } from '#web/state/checkout-state.ts'
import { SellerKind } from '#web/storefront/cart/seller-kind.tsx'
import { usePricedCart, type PricedCart } from '#web/storefront/cart/use-priced-cart.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ConfirmSection } from './sections/confirm-section.tsx'
import { EmptyCheckout } from './empty-checkout.tsx'
import { DraftFormElement } from './form/form-context.tsx'
import type { Known } from './known-seller/known.ts'
import { LoginHint } from './sections/login-hint.tsx'
import { PayoutSection } from './sections/payout-section.tsx'
import { PersonSection } from './sections/person-section.tsx'
import { ProblemList } from './form/problem-list.tsx'
import { SaleSummary } from './sale-summary.tsx'
import { useKnownSeller } from './known-seller/use-known-seller.ts'
import { useSaleForm } from './sections/use-sale-form.ts'
import { useSale } from './use-sale.ts'

/** Most carts are sold as they are. */
const PriceChanges = lazy(async () => ({ default: (await import('./price-changes.tsx')).PriceChanges }))

const isNews = ({ status, lines, voucherProblem, lostVoucher, exceedsBusinessCap }: PricedCart): boolean =>
  status === 'failed' ||
  lines.some(({ former, gone }) => former !== undefined || gone) ||
  voucherProblem !== undefined ||
  Boolean(lostVoucher) ||
  exceedsBusinessCap

/** The way that was chosen, or the usual one of the country while nobody has chosen. */
function usePaymentType(): string {
  const { paymentTypes, selectedPaymentType } = useShop().country
  const remembered = useCheckoutState((state) => String(state.paymentType))
  return Object.values(paymentTypes).find((code) => code === remembered) ?? selectedPaymentType
}

/** Where the money goes: to an account that the shop has kept, or to another one. */
function useStoredAccount({ accounts, usual }: Known) {
  const [wanted, choose] = useState<string | null>()
  const { DirectDebitSwift, Paypal } = useShop().country.paymentTypes
  const found = accounts.find(({ address }) => address === (wanted === undefined ? usual : wanted))

  return {
    accounts,
    chosen: found?.address,
    choose: (account: string | undefined) => choose(account ?? null),
    paymentType: found && (found.kind === 'paypal' ? Paypal : DirectDebitSwift),
  }
}

/** What the shop knows already does not have to be typed: the form waits a moment for it. */
export function Sale() {
  const t = useTranslate()
  const { known, expectCustomer } = useKnownSeller()

  return known ? <SaleOf {...{ known, expectCustomer }} /> : <Skeleton label={t('checkout.loading')} shape="block" />
}

/** One form for the whole sale, with the sum beside it. */
function SaleOf({ known, expectCustomer }: { known: Known; expectCustomer: () => void }) {
  const t = useTranslate()
  const priced = usePricedCart()
  const chosen = usePaymentType()
  // Nothing is worth anything any more: it is recycled, and there is no account to ask for.
  const isFree = priced.payout === 0 && priced.lines.every(({ price }) => price === 0)
  const stored = useStoredAccount(known)
  const payout = isFree
    ? { paymentType: NOTHING_TO_PAY }
    : { paymentType: stored.paymentType ?? chosen, paymentAccount: stored.chosen }
  const form = useSaleForm({ ...payout, business: priced.business }, known.draft)
  const sale = useSale(priced, form, known.post)

  if (sale.status === 'sold') return <p role="status">{t('checkout.sold')}</p>
  if (priced.lines.length === 0) return <EmptyCheckout />

  return (
    <>
      <LoginHint isGuest={!known.post} onOpen={expectCustomer} />
      <div className="beside">
        <aside className="beside__aside stack">
          <SaleSummary priced={priced} />
          <SellerKind business={priced.business} />
        </aside>
        <DraftFormElement form={form} id="sale" className="stack stack--loose" onSend={sale.submit}>
          <Suspense>{isNews(priced) && <PriceChanges priced={priced} />}</Suspense>
          {/* What cannot be sold needs no form; what was typed is kept. */}
          {!priced.exceedsBusinessCap && (
            <>
              <ProblemList />
              <PersonSection priced={priced} addresses={known.addresses} />
              {!isFree && <PayoutSection paymentType={chosen} stored={stored} />}
              <ConfirmSection priced={priced} isSending={sale.status === 'sending'} refusal={sale.refusal} />
            </>
          )}
        </DraftFormElement>
      </div>
    </>
  )
}
