import type { CustomerData, CustomerPaymentAccount } from '#web/state/customer-data.ts'
import type { Draft } from './draft.ts'
import type { KnownAccount } from './known.ts'

function knownAccount({ '@id': address, bankAccount, paypalAccount }: CustomerPaymentAccount): KnownAccount[] {
  if (bankAccount) return [{ address, kind: 'bank', hint: bankAccount.iban, holder: bankAccount.holder }]
  return paypalAccount ? [{ address, kind: 'paypal', hint: paypalAccount.email, holder: '' }] : []
}

/** What the customer need not choose anew: the usual account comes first. */
export const knownAccounts = ({ paymentAccounts }: Pick<CustomerData, 'paymentAccounts'>): KnownAccount[] =>
  paymentAccounts.toSorted((one, other) => Number(other.isPrimary) - Number(one.isPrimary)).flatMap(knownAccount)

/** What the customer need not type again. */
export function knownDraft({ email, person, address, phoneContact }: CustomerData): Partial<Draft> {
  const [birthYear = '', birthMonth = '', birthDay = ''] = person?.birthdate?.split('-') ?? []
  const { street = '', houseNumber = '', addressExtra = '', postalCode = '', city = '' } = address ?? {}
  const { firstName = '', lastName = '' } = person ?? {}
  return {
    firstName,
    lastName,
    birthDay,
    birthMonth,
    birthYear,
    email,
    phone: phoneContact?.phone ?? '',
    street,
    houseNumber,
    addressExtra,
    postalCode,
    city,
    holder: `${firstName} ${lastName}`.trim(),
  }
}
