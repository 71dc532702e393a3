import type { InputHTMLAttributes } from 'react'
import type { PayeeField } from '#domain/accounts/payees/payment-type.ts'

type Input = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
>

const number: Input = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }

/** How the browser helps to type the fields of an account. */
export const payeeInputs: Record<PayeeField, Input> = {
  holder: { autoComplete: 'name' },
  iban: number,
  bic: number,
  paypalEmail: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' },
}
