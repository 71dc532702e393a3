import { paymentKind } from '#domain/accounts/payees/payment-type.ts'
import { FormText } from './form-context.tsx'
import { IbanField } from './iban-field.tsx'

/** The account of the chosen way. */
export const PayeeFields = ({ paymentType }: { paymentType: string }) =>
  paymentKind(paymentType) === 'paypal' ? <PaypalFields /> : <BankFields />

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
