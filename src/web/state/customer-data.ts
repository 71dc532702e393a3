/** What the shop knows about a customer, as its API tells it. Every part has its address in the API. */
export type CustomerData = {
  '@id': string
  customerNumber: string
  email: string
  createdAt: string
  newsletter: boolean
  person: Person | null
  /** From where the parcels come; the usual one is first. */
  addresses: Address[]
  phoneContact: PhoneContact | null
  paymentAccounts: CustomerPaymentAccount[]
}

export type Person = { '@id': string; firstName: string; lastName: string; birthdate: string | null }

export type Address = {
  '@id': string
  isPrimary: boolean
  street: string
  houseNumber: string
  addressExtra: string
  postalCode: string
  city: string
}

export type PhoneContact = { '@id': string; phone: string }

/** Only as much of the number as helps to recognise it. */
export type BankAccount = { '@id': string; holder: string; iban: string; bic: string; changedAt: string }

export type PaypalAccount = { '@id': string; email: string; changedAt: string }

export type CustomerPaymentAccount = {
  '@id': string
  isPrimary: boolean
  bankAccount: BankAccount | null
  paypalAccount: PaypalAccount | null
}
