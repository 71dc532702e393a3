import { addressFields } from '#domain/accounts/profile/customer.ts'
import { paymentKind, paymentMethods, type PayeeField } from '#domain/accounts/payees/payment-type.ts'
import type { SellerCountry } from '#domain/accounts/profile/seller.ts'
import type { TradeProblems } from '#domain/trades/sale/read-trade-form.ts'
import type { Rules } from '#web/storefront/checkout/form/rules.ts'
import type { Draft } from '#web/storefront/checkout/form/draft.ts'
import type { Registration } from '#web/storefront/account/passwords/letter-calls.ts'

const fieldsOf = (paymentType: string): readonly PayeeField[] => paymentMethods[paymentKind(paymentType)].fields

const isFilled = (draft: Draft, fields: readonly (keyof Draft)[]): boolean =>
  fields.some((field) => String(draft[field]).trim() !== '')

const hasAddress = (draft: Draft): boolean => isFilled(draft, addressFields)

/** The holder is filled in by itself and says nothing. */
const hasPayee = (draft: Draft, paymentType: string): boolean =>
  isFilled(
    draft,
    fieldsOf(paymentType).filter((field) => field !== 'holder'),
  )

/** What is wrong with a registration. Address and account may be left out, but not by halves. */
export function registrationProblems(
  draft: Draft,
  paymentType: string,
  country: SellerCountry,
  { readSellerFields, readPayee }: Rules,
): TradeProblems {
  const fields = ['firstName', 'lastName', 'email', ...(hasAddress(draft) ? addressFields : [])] as const
  const person = readSellerFields(fields, country, draft, new Date())
  const payee = hasPayee(draft, paymentType) ? readPayee(paymentType, draft) : { ok: true as const }
  return { ...(!person.ok && person.problems), ...(!payee.ok && payee.problems) }
}

const pick = (draft: Draft, fields: readonly (keyof Draft)[]): Record<string, string> =>
  Object.fromEntries(fields.map((field) => [field, String(draft[field])]))

/** The registration as it is sent. */
export function registrationOf(draft: Draft, paymentType: string): Omit<Registration, 'password' | 'locale'> {
  const { firstName, lastName, email } = draft
  return {
    firstName,
    lastName,
    email,
    ...(hasAddress(draft) && { Address: pick(draft, addressFields) }),
    ...(hasPayee(draft, paymentType) && { Payment: { paymentType, ...pick(draft, fieldsOf(paymentType)) } }),
  }
}

/** Whether something is wrong with what may be folded away. */
export const isAboutMore = (problems: TradeProblems): boolean =>
  Object.keys(problems).some((field) => !['firstName', 'lastName', 'email'].includes(field))
