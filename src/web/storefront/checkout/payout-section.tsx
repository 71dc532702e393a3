import { paymentKind } from '#domain/accounts/payment-type.ts'
import { useShop, useTranslate } from '#web/shop-context.tsx'
import { cartDeeds } from '#web/storefront/cart/cart-deeds.ts'
import { RadioGroup } from '#web/ui/field.tsx'
import { FormText, useForm } from './form-context.tsx'
import { FormSection } from './form-section.tsx'
import { IbanField } from './iban-field.tsx'

/** Where the money goes. */
export function PayoutSection({ paymentType }: { paymentType: string }) {
  const t = useTranslate()
  const { DirectDebitSwift, Paypal } = useShop().country.paymentTypes
  const { payOtherwise } = useForm()

  const choose = (code: string) => {
    cartDeeds.setPaymentType(code)
    payOtherwise()
  }

  return (
    <FormSection title={t('checkout.payout.title')}>
      <RadioGroup
        name="paymentType"
        look="cards"
        label={t('checkout.payout.label')}
        value={paymentType}
        onChange={choose}
        options={[
          { value: DirectDebitSwift, label: t('checkout.payout.bank'), hint: t('checkout.payout.bankHint') },
          { value: Paypal, label: t('checkout.payout.paypal'), hint: t('checkout.payout.paypalHint') },
        ]}
      />
      {paymentKind(paymentType) === 'paypal' ? <PaypalFields /> : <BankFields />}
    </FormSection>
  )
}

function BankFields() {
  return (
    <>
      <FormText field="holder" autoComplete="name" />
      <IbanField />
      <FormText field="bic" autoComplete="off" autoCapitalize="characters" spellCheck={false} mayBeEmpty />
    </>
  )
}

function PaypalFields() {
  return <FormText field="paypalEmail" type="email" inputMode="email" autoComplete="email" autoCapitalize="none" />
}
