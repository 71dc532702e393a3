import type { Country } from '#shop/countries/country.ts'
import { accountEmail } from './account-email.ts'
import { passwordProblem } from '#domain/accounts/passwords/check-password.ts'
import {
  addressFields,
  canBeStored,
  type AddressData,
  type StoredPayee,
  type PersonData,
} from '#domain/accounts/profile/customer.ts'
import { readPayee } from '#domain/accounts/payees/payee.ts'
import type { PayeeField } from '#domain/accounts/payees/payment-type.ts'
import { internationalPhone } from '#domain/accounts/profile/phone.ts'
import { readSellerFields, type Problems, type SellerField } from '#domain/accounts/profile/seller.ts'

/** What somebody says about himself when he asks for an account. */
export type RegistrationForm = {
  firstName: string
  lastName: string
  email: string
  password: string
  /** Street to town, and perhaps birthday and phone. */
  address: Readonly<Record<string, unknown>> | null
  paymentType: string
  payment: Readonly<Record<string, unknown>> | null
}

/** What becomes the customer's data once the mailbox is confirmed. */
export type Registration = PersonData & {
  phone: string | null
  address: AddressData | null
  payee: StoredPayee | null
}

export type RegistrationProblems = Problems<SellerField | PayeeField | 'password'>

type Reading = { ok: true; email: string; registration: Registration } | { ok: false; problems: RegistrationProblems }

const nameFields = ['firstName', 'lastName', 'email'] as const

const isFilled = (form: Readonly<Record<string, unknown>> | null): form is Readonly<Record<string, unknown>> =>
  form !== null && Object.values(form).some((value) => typeof value === 'string' && value.trim() !== '')

const textOf = (form: Readonly<Record<string, unknown>> | null, field: string): string => {
  const value = form?.[field]
  return typeof value === 'string' ? value.trim() : ''
}

/** A registration, or everything that is wrong with it, at once. */
export async function readRegistration(country: Country, form: RegistrationForm, now: Date): Promise<Reading> {
  const names = readSellerFields(nameFields, country, form, now)
  const wantsAddress = addressFields.some((field) => textOf(form.address, field) !== '')
  const address = wantsAddress ? readSellerFields(addressFields, country, form.address!, now) : null
  const birthdate =
    textOf(form.address, 'birthdate') === '' ? null : readSellerFields(['birthdate'], country, form.address!, now)
  const phoneText = textOf(form.address, 'phone')
  const phone = phoneText === '' ? null : internationalPhone(country, phoneText)
  const payee = isFilled(form.payment) ? readPayee(form.paymentType, form.payment) : null
  const password = await passwordProblem(form.password, [form.email, form.firstName, form.lastName])

  const problems: RegistrationProblems = {
    ...(!names.ok && names.problems),
    ...(address && !address.ok && address.problems),
    ...(birthdate && !birthdate.ok && birthdate.problems),
    ...(phone === undefined && { phone: 'invalid' as const }),
    ...(payee && !payee.ok && payee.problems),
    ...(password && { password }),
  }
  if (!names.ok || Object.keys(problems).length > 0) return { ok: false, problems }

  const { firstName, lastName, email } = names.values
  return {
    ok: true,
    email: accountEmail(email),
    registration: {
      firstName,
      lastName,
      birthdate: birthdate?.ok ? birthdate.values.birthdate : null,
      phone: phone ?? null,
      address: address?.ok ? address.values : null,
      payee: payee?.ok && canBeStored(payee.payee) ? payee.payee : null,
    },
  }
}
