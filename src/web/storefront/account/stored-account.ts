import type { CustomerData } from '#web/state/customer-data.ts'

export const PAYMENT_ACCOUNTS = '/api/customers/customer_payment_accounts'

/** An account that the shop has kept, as its owner sees it. */
export type StoredAccount = {
  /** The address of the bank or PayPal account itself. */
  payee: string
  /** The address under which it belongs to the customer. */
  address: string
  kind: 'bank' | 'paypal'
  /** As much of it as may be shown. */
  hint: string
  holder: string
  isPrimary: boolean
}

export const storedAccounts = ({ paymentAccounts }: Pick<CustomerData, 'paymentAccounts'>): StoredAccount[] =>
  paymentAccounts.flatMap(
    ({ '@id': address, isPrimary, bankAccount: bank, paypalAccount: paypal }): StoredAccount[] => {
      if (bank) return [{ payee: bank['@id'], address, kind: 'bank', hint: bank.iban, holder: bank.holder, isPrimary }]
      if (!paypal) return []
      return [{ payee: paypal['@id'], address, kind: 'paypal', hint: paypal.email, holder: '', isPrimary }]
    },
  )
