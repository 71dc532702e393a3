import type { CustomerData, CustomerPaymentAccount } from '#web/state/customer-data.ts'
import type { Draft } from './draft.ts'

/** An account that the shop has kept; only its end is shown. */
export type KnownAccount = { address: string; kind: 'bank' | 'paypal'; hint: string; holder: string }

/** What the shop knows about whoever sells: nothing about a guest. */
export type KnownSeller = {
  draft: Partial<Draft>
  /** Where the money usually goes comes first. */
  accounts: readonly KnownAccount[]
}

export const guest: KnownSeller = { draft: {}, accounts: [] }

function knownAccount({ '@id': address, bankAccount, paypalAccount }: CustomerPaymentAccount): KnownAccount[] {
  if (bankAccount) return [{ address, kind: 'bank', hint: bankAccount.iban, holder: bankAccount.holder }]
  return paypalAccount ? [{ address, kind: 'paypal', hint: paypalAccount.email, holder: '' }] : []
}

const usualFirst = (accounts: readonly CustomerPaymentAccount[]): CustomerPaymentAccount[] =>
  accounts.toSorted((one, other) => Number(other.isPrimary) - Number(one.isPrimary))

export function knownSeller({ email, person, address, phoneContact, paymentAccounts }: CustomerData): KnownSeller {
  const [birthYear = '', birthMonth = '', birthDay = ''] = person?.birthdate?.split('-') ?? []
  const { street = '', houseNumber = '', addressExtra = '', postalCode = '', city = '' } = address ?? {}
  const { firstName = '', lastName = '' } = person ?? {}
  return {
    draft: {
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
    },
    accounts: usualFirst(paymentAccounts).flatMap(knownAccount),
  }
}
