import { paymentKind, paymentMethods } from '#domain/accounts/payees/payment-type.ts'
import { FormText } from './form-context.tsx'
import { IbanField } from './iban-field.tsx'
import { payeeInputs } from './payee-inputs.ts'

/** The account of the chosen way. */
export const PayeeFields = ({ paymentType }: { paymentType: string }) =>
  paymentMethods[paymentKind(paymentType)].fields.map((field) =>
    field === 'iban' ? (
      <IbanField key={field} />
    ) : (
      <FormText key={field} field={field} mayBeEmpty={field === 'bic'} {...payeeInputs[field]} />
    ),
  )
