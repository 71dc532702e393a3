import type { CustomerData, CustomerPaymentAccount } from '#web/state/customer-data.ts'
import type { Draft } from '#web/storefront/checkout/form/draft.ts'
import type { KnownAccount } from './known.ts'
import { addressDraft } from './known-address.ts'

function knownAccount({ '@id': address, isPrimary, ...account }: CustomerPaymentAccount): KnownAccount[] {
  const { bankAccount: bank, paypalAccount: paypal } = account
  if (bank) return [{ address, payee: bank['@id'], kind: 'bank', hint: bank.iban, holder: bank.holder, isPrimary }]
  return paypal ? [{ address, payee: paypal['@id'], kind: 'paypal', hint: paypal.email, holder: '', isPrimary }] : []
}

/** What the customer need not choose anew: the usual account comes first. */
export const knownAccounts = ({ paymentAccounts }: Pick<CustomerData, 'paymentAccounts'>): KnownAccount[] =>
  paymentAccounts.toSorted((one, other) => Number(other.isPrimary) - Number(one.isPrimary)).flatMap(knownAccount)

/** What the customer need not type again. */
export function knownDraft({ email, person, addresses, phoneContact }: CustomerData): Partial<Draft> {
  const { firstName = '', lastName = '' } = person ?? {}
  return {
    firstName,
    lastName,
    birthdate: person?.birthdate ?? '',
    email,
    phone: phoneContact?.phone ?? '',
    ...addressDraft(addresses[0]),
    holder: `${firstName} ${lastName}`.trim(),
  }
}
