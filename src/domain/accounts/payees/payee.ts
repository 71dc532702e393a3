import { isValidBIC } from 'ibantools'
import { isEmailAddress } from '#shop/addresses/email-address.ts'
import { oneLine, readsBackwards } from '#shop/forms/typed-text.ts'
import { packedIban } from './iban-groups.ts'
import { ibanProblem } from './iban.ts'
import { NOTHING_TO_PAY, paymentKind, type PayeeField, type PaymentKind } from './payment-type.ts'
import type { Problems } from '#domain/accounts/profile/seller.ts'

/** Where the money goes; nowhere, if there is none to pay because everything is recycled. */
export type Payee = { kind: 'none' } | { [Kind in PaymentKind]: { kind: Kind } & Account<Kind> }[PaymentKind]

type Account<Kind extends PaymentKind> = Record<PayeeField<Kind>, string>

const MAX_HOLDER_LENGTH = 70

const packedBic = (text: string): string => text.replaceAll(/[\s-]+/g, '').toUpperCase()

/** What stands in a field of the form. */
type Typed = (name: PayeeField) => string

type Reading = { ok: true; payee: Payee } | { ok: false; problems: Problems<PayeeField> }

/** The account in a form, or what is wrong with which field. Only the fields of the chosen way count. */
export function readPayee(paymentType: string, form: Readonly<Record<string, unknown>>): Reading {
  if (paymentType === NOTHING_TO_PAY) return { ok: true, payee: { kind: 'none' } }
  return readers[paymentKind(paymentType)]((name) => (typeof form[name] === 'string' ? form[name].trim() : ''))
}

const readers: Record<PaymentKind, (typed: Typed) => Reading> = { sepa: readBank, paypal: readPaypal }

function readPaypal(typed: Typed): Reading {
  const paypalEmail = typed('paypalEmail')
  if (paypalEmail === '') return { ok: false, problems: { paypalEmail: 'missing' } }
  if (!isEmailAddress(paypalEmail)) return { ok: false, problems: { paypalEmail: 'invalid' } }
  return { ok: true, payee: { kind: 'paypal', paypalEmail } }
}

function readBank(typed: Typed): Reading {
  const [iban, bic] = [packedIban(typed('iban')), packedBic(typed('bic'))]
  const holder = oneLine(typed('holder'))
  const problems: Problems<PayeeField> = {}
  const badIban = ibanProblem(iban)
  if (holder === '') problems.holder = 'missing'
  else if (holder.length > MAX_HOLDER_LENGTH) problems.holder = 'too-long'
  else if (readsBackwards(typed('holder'))) problems.holder = 'invalid'
  if (badIban) problems.iban = badIban
  if (bic !== '' && !isValidBIC(bic)) problems.bic = 'invalid'
  return Object.keys(problems).length > 0
    ? { ok: false, problems }
    : { ok: true, payee: { kind: 'sepa', holder, iban, bic } }
}

/** As much of it as may be shown: `DE… 3000` or `a…@example.com`. */
export function payeeHint(payee: Payee): string {
  if (payee.kind === 'none') return ''
  if (payee.kind === 'paypal') return payee.paypalEmail.replace(/^(.).*(@.*)$/u, '$1…$2')
  return `${payee.iban.slice(0, 2)}… ${payee.iban.slice(-4)}`
}
