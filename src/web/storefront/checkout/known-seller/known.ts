import type { Draft } from '#web/storefront/checkout/form/draft.ts'
import type { AddressDraft } from './known-address.ts'

/** An account that the shop has kept. */
export type KnownAccount = {
  /** Under which it belongs to the customer. */
  address: string
  /** Under which the bank or PayPal account itself is known. */
  payee: string
  kind: 'bank' | 'paypal'
  /** As much of it as may be shown. */
  hint: string
  holder: string
  isPrimary: boolean
}

/** What is known about whoever sells. */
export type Known = {
  draft: Partial<Draft>
  /** From where parcels may come; the usual address is first. */
  addresses: readonly AddressDraft[]
  /** Where the money usually goes comes first. */
  accounts: readonly KnownAccount[]
  /** The account to begin with, if there is one. */
  usual?: string | undefined
  /** How customers speak with the shop; guests need no more than what the browser has. */
  post?: typeof fetch
}
