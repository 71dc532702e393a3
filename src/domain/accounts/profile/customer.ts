import type { Payee } from '#domain/accounts/payees/payee.ts'
import { storedKinds } from '#domain/accounts/payees/payment-type.ts'
import type { Seller } from './seller.ts'

export const addressFields = ['street', 'houseNumber', 'addressExtra', 'postalCode', 'city'] as const

export type AddressData = Pick<Seller, (typeof addressFields)[number]>

/** Only who sells has to say when he was born. */
export type PersonData = { firstName: string; lastName: string; birthdate: string | null }

export type Person = PersonData & { id: string }
export type Address = AddressData & { id: string; isPrimary: boolean }
export type PhoneContact = { id: string; phone: string }

/** The number itself is sealed; shown is what its owner recognises it by. */
export type BankAccount = { id: string; holder: string; ibanHint: string; bic: string; changedAt: Date }
export type PaypalAccount = { id: string; emailHint: string; changedAt: Date }

/** A way to be paid: one bank account or one PayPal account. */
export type PaymentAccount = {
  id: string
  isPrimary: boolean
  bankAccount: BankAccount | null
  paypalAccount: PaypalAccount | null
}

/** Somebody with an account, and all that he has told us about himself. */
export type Customer = {
  id: string
  number: number
  country: string
  createdAt: Date
  newsletter: boolean
  person: Person | null
  /** From where the parcels come; the usual one is first. */
  addresses: Address[]
  phoneContact: PhoneContact | null
  paymentAccounts: PaymentAccount[]
}

/** Where money can really go to. */
export type PaidPayee = Exclude<Payee, { kind: 'none' }>

/** What a customer can store. */
export type StoredPayee = Extract<Payee, { kind: (typeof storedKinds)[number] }>

export const canBeStored = (payee: Payee): payee is StoredPayee => storedKinds.some((kind) => kind === payee.kind)

/** More than anybody needs, and little enough to be looked through. */
export const MAX_PAYMENT_ACCOUNTS = 5
export const MAX_ADDRESSES = 5
