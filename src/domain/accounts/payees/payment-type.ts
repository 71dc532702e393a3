export type PaymentKind = 'paypal' | 'sepa'

/** '2' means PayPal, anything else a bank transfer. */
export const paymentKind = (code: string | number): PaymentKind => (String(code) === '2' ? 'paypal' : 'sepa')

/** The browser remembers a code as a number; a code that is none counts as nothing chosen. */
export const paymentNumber = (code: string | number): number => {
  const number = Number(code)
  return Number.isSafeInteger(number) && number > 0 ? number : 0
}

/** The codes under which this shop writes down what was chosen without one. */
export const paymentCodes = { sepa: '13', paypal: '2' } as const satisfies Record<PaymentKind, string>
