import type { ComponentProps } from 'react'
import { paymentKind, paymentMethods, type PayeeField } from '#domain/accounts/payees/payment-type.ts'
import { FormText } from './form-context.tsx'
import { IbanField } from './iban-field.tsx'

type Input = Omit<ComponentProps<typeof FormText>, 'field'>

/** How the browser helps to type the fields of an account. */
const inputs: Record<Exclude<PayeeField, 'iban'>, Input> = {
  holder: { autoComplete: 'name' },
  bic: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, mayBeEmpty: true },
  paypalEmail: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' },
}

/** The account of the chosen way. */
export const PayeeFields = ({ paymentType }: { paymentType: string }) =>
  paymentMethods[paymentKind(paymentType)].fields.map((field) =>
    field === 'iban' ? <IbanField key={field} /> : <FormText key={field} field={field} {...inputs[field]} />,
  )
