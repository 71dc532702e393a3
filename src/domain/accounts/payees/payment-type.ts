/**
 * The ways to be paid: the code under which this shop writes down what was chosen without one, how messages call it, and
 * what its account is made of.
 */
export const paymentMethods = {
  sepa: { code: '13', word: 'bank', fields: ['holder', 'iban', 'bic'] },
  paypal: { code: '2', word: 'paypal', fields: ['paypalEmail'] },
} as const

type Methods = typeof paymentMethods

export type PaymentKind = keyof Methods

export type PaymentWord = Methods[PaymentKind]['word']

export type PayeeField<Kind extends PaymentKind = PaymentKind> = Methods[Kind]['fields'][number]

/** The code of the state in which no way was chosen. */
export const NOTHING_TO_PAY = '0'

/** Those of which customers store accounts: each has a table and a resource of the API of its own (S7.13, S7.14). */
export const storedKinds = ['sepa', 'paypal'] as const satisfies readonly PaymentKind[]

// The compiler takes the keys of any object for mere texts.
export const paymentKinds = Object.keys(paymentMethods) as PaymentKind[]

export const payeeFields: readonly PayeeField[] = paymentKinds.flatMap((kind) => paymentMethods[kind].fields)

/** '2' means PayPal; whatever is nothing else is a bank transfer. */
export const paymentKind = (code: string | number): PaymentKind =>
  paymentKinds.find((kind) => paymentMethods[kind].code === String(code)) ?? 'sepa'

export const paymentWord = (code: string | number): PaymentWord => paymentMethods[paymentKind(code)].word

/** What is called so; a bank transfer, if nothing is. */
export const kindCalled = (word: string | undefined): PaymentKind =>
  paymentKinds.find((kind) => paymentMethods[kind].word === word) ?? 'sepa'

/** The browser remembers a code as a number; a code that is none counts as nothing chosen. */
export const paymentNumber = (code: string | number): number => {
  const number = Number(code)
  return Number.isSafeInteger(number) && number > 0 ? number : 0
}
