import { useEffect, useRef, useState } from 'react'
import { paymentKind } from '#domain/accounts/payees/payment-type.ts'
import type { TradeProblems } from '#domain/trades/sale/read-trade-form.ts'
import { useShop, useTranslate } from '#web/shop-context.tsx'
import type { CustomerData } from '#web/state/customer-data.ts'
import { readDraft, type Draft } from '#web/storefront/checkout/form/draft.ts'
import { DraftFormElement } from '#web/storefront/checkout/form/form-context.tsx'
import { knownDraft } from '#web/storefront/checkout/known-seller/known-seller.ts'
import { PayeeFields } from '#web/storefront/checkout/form/payee-fields.tsx'
import { StoredPayoutWays } from '#web/storefront/checkout/form/payout-methods.tsx'
import type { Rules } from '#web/storefront/checkout/form/rules.ts'
import { useDraftForm } from '#web/storefront/checkout/form/use-draft-form.ts'
import type { KnownAccount } from '#web/storefront/checkout/known-seller/known.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { loadCustomer } from '#web/storefront/account/account-calls.ts'
import { askShop, type ShopAnswer } from '#web/storefront/account/signed-in/ask-shop.ts'
import { ActionNotice } from '#web/storefront/account/signed-in/action-notice.tsx'
import { PAYMENT_ACCOUNTS } from './payout-accounts.tsx'
import { problemsIn } from '#web/storefront/account/problems-in.ts'
import { useAction } from '#web/storefront/account/signed-in/use-action.ts'

/** The shop answers with the account as it may be shown. */
type Kept = { '@id': string; iban?: string; email?: string }

/** Keeps an account. A new one is where the money goes from now on: that is why somebody writes it down. */
async function save(
  paymentType: string,
  { holder, iban, bic, paypalEmail }: Draft,
  id: string,
): Promise<ShopAnswer<Kept>> {
  const isPaypal = paymentKind(paymentType) === 'paypal'
  const told = isPaypal
    ? await askShop<Kept>('PATCH', '/api/customers/paypal_accounts', { paypalAccount: { id, email: paypalEmail } })
    : await askShop<Kept>('PATCH', '/api/customers/bank_accounts', { payment: { id, holder, iban, bic } })
  if (!told.ok || id !== '') return told

  const named = { [isPaypal ? 'paypalAccount' : 'bankAccount']: told.body['@id'] }
  const linked = await askShop('POST', PAYMENT_ACCOUNTS, { ...named, isPrimary: true })
  return linked.ok ? told : linked
}

/** The shop has one name for an e-mail address wherever it belongs. */
const ownNames = ({ email, ...problems }: TradeProblems): TradeProblems =>
  email ? { ...problems, paypalEmail: email } : problems

type Props = {
  customer: CustomerData
  /** The account that the new one takes the place of; it stays of its kind. */
  instead: KnownAccount | undefined
  /** It came when somebody asked for it, not with the page. */
  takesFocus: boolean
  onSaved: (account: string) => void
  onCancel: () => void
}

/** A bank account or a PayPal address, by the rules of the checkout. */
export function AccountForm({ customer, instead, takesFocus, onSaved, onCancel }: Props) {
  const t = useTranslate()
  const { DirectDebitSwift, Paypal } = useShop().country.paymentTypes
  const action = useAction()
  const heading = useRef<HTMLHeadingElement>(null)
  const [paymentType, setPaymentType] = useState<string>(instead?.kind === 'paypal' ? Paypal : DirectDebitSwift)
  const judge = (draft: Draft, { readPayee }: Rules): TradeProblems => {
    const read = readPayee(paymentType, draft)
    return read.ok ? {} : read.problems
  }
  const { holder = '' } = knownDraft(customer)
  const form = useDraftForm(() => readDraft(undefined, { holder }), judge)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])

  const submit = async () => {
    if (!form.isFine()) return
    const told = await action.run(
      () => save(paymentType, form.draft, instead?.payee ?? ''),
      ({ violations }) => form.show(ownNames(problemsIn(violations))),
    )
    if (!told) return
    await loadCustomer().catch(() => undefined)
    onSaved(told.body.iban ?? told.body.email ?? '')
  }

  const choose = (code: string) => {
    setPaymentType(code)
    form.payOtherwise()
  }

  return (
    <Card as="section">
      <h2 ref={heading} tabIndex={-1}>
        {instead ? t('account.paymentChange.instead', { account: instead.hint }) : t('account.paymentChange.new')}
      </h2>
      <DraftFormElement form={form} id="payout" onSend={submit}>
        {!instead && <StoredPayoutWays look="row" paymentType={paymentType} onChoose={choose} />}
        <PayeeFields paymentType={paymentType} />
        <ActionNotice action={action} />
        <div className="cluster">
          <Button type="submit" busy={action.isBusy}>
            {t('account.save')}
          </Button>
          <Button look="quiet" onClick={onCancel}>
            {t('account.cancel')}
          </Button>
        </div>
      </DraftFormElement>
    </Card>
  )
}
