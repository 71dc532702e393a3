import * as v from 'valibot'
import type {
  Address,
  BankAccount,
  Customer,
  PaymentAccount,
  PaypalAccount,
  Person,
  PhoneContact,
} from '#domain/accounts/profile/customer.ts'
import { iriOf, node, type Resource } from '#api/catalogue/json-ld.ts'

const text = v.string()
const owned = { customer: text }

export const personAnswer = v.pipe(
  v.object({
    ...node('Person'),
    firstName: text,
    lastName: text,
    birthdate: v.nullable(text),
    ...owned,
  }),
  v.metadata({ ref: 'Person' }),
)

export const addressAnswer = v.pipe(
  v.object({
    ...node('Address'),
    street: text,
    houseNumber: text,
    addressExtra: text,
    postalCode: text,
    city: text,
    isPrimary: v.boolean(),
    ...owned,
  }),
  v.metadata({ ref: 'Address' }),
)

export const phoneAnswer = v.pipe(
  v.object({ ...node('PhoneContact'), phone: text, ...owned }),
  v.metadata({ ref: 'PhoneContact' }),
)

/** Of account numbers and addresses only as much as their owner needs to recognise them. */
export const bankAnswer = v.pipe(
  v.object({
    ...node('BankAccount'),
    holder: text,
    iban: text,
    bic: text,
    changedAt: text,
    ...owned,
  }),
  v.metadata({ ref: 'BankAccount' }),
)

export const paypalAnswer = v.pipe(
  v.object({ ...node('PaypalAccount'), email: text, changedAt: text, ...owned }),
  v.metadata({ ref: 'PaypalAccount' }),
)

export const paymentAnswer = v.pipe(
  v.object({
    ...node('CustomerPaymentAccount'),
    paymentType: v.literal('INVOICE'),
    isPrimary: v.boolean(),
    bankAccount: v.nullable(bankAnswer),
    paypalAccount: v.nullable(paypalAnswer),
    ...owned,
  }),
  v.metadata({ ref: 'CustomerPaymentAccount' }),
)

export const customerAnswer = v.pipe(
  v.object({
    ...node('Customer'),
    customerNumber: text,
    email: text,
    country: text,
    createdAt: text,
    newsletter: v.boolean(),
    person: v.nullable(personAnswer),
    /** The usual one. */
    address: v.nullable(addressAnswer),
    addresses: v.array(addressAnswer),
    phoneContact: v.nullable(phoneAnswer),
    paymentAccounts: v.array(paymentAnswer),
  }),
  v.metadata({ ref: 'Customer' }),
)

type Answer<Schema extends v.GenericSchema> = v.InferOutput<Schema>

const named = <Type extends string>(type: Type, resource: Resource, id: string) => ({
  '@id': iriOf(resource, id),
  '@type': type,
})

const ownedBy = (customerId: string) => ({ customer: iriOf('customers', customerId) })

export const personJson = (customerId: string, { id, ...person }: Person): Answer<typeof personAnswer> => ({
  ...named('Person', 'people', id),
  ...person,
  ...ownedBy(customerId),
})

export const addressJson = (customerId: string, { id, ...address }: Address): Answer<typeof addressAnswer> => ({
  ...named('Address', 'addresses', id),
  ...address,
  ...ownedBy(customerId),
})

export const phoneJson = (customerId: string, { id, phone }: PhoneContact): Answer<typeof phoneAnswer> => ({
  ...named('PhoneContact', 'phone_contacts', id),
  phone,
  ...ownedBy(customerId),
})

export const bankJson = (customerId: string, bank: BankAccount): Answer<typeof bankAnswer> => ({
  ...named('BankAccount', 'bank_accounts', bank.id),
  holder: bank.holder,
  iban: bank.ibanHint,
  bic: bank.bic,
  changedAt: bank.changedAt.toISOString(),
  ...ownedBy(customerId),
})

export const paypalJson = (customerId: string, paypal: PaypalAccount): Answer<typeof paypalAnswer> => ({
  ...named('PaypalAccount', 'paypal_accounts', paypal.id),
  email: paypal.emailHint,
  changedAt: paypal.changedAt.toISOString(),
  ...ownedBy(customerId),
})

export const paymentJson = (customerId: string, account: PaymentAccount): Answer<typeof paymentAnswer> => ({
  ...named('CustomerPaymentAccount', 'customer_payment_accounts', account.id),
  paymentType: 'INVOICE',
  isPrimary: account.isPrimary,
  bankAccount: account.bankAccount && bankJson(customerId, account.bankAccount),
  paypalAccount: account.paypalAccount && paypalJson(customerId, account.paypalAccount),
  ...ownedBy(customerId),
})

/** The e-mail address belongs to the account, everything else to the customer. */
export function customerJson(email: string, customer: Customer): Answer<typeof customerAnswer> {
  const addresses = customer.addresses.map((address) => addressJson(customer.id, address))

  return {
    ...named('Customer', 'customers', customer.id),
    customerNumber: String(customer.number),
    email,
    country: customer.country,
    createdAt: customer.createdAt.toISOString(),
    newsletter: customer.newsletter,
    person: customer.person && personJson(customer.id, customer.person),
    address: addresses[0] ?? null,
    addresses,
    phoneContact: customer.phoneContact && phoneJson(customer.id, customer.phoneContact),
    paymentAccounts: customer.paymentAccounts.map((account) => paymentJson(customer.id, account)),
  }
}
