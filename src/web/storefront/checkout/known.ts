import type { Draft } from './draft.ts'

/** An account that the shop has kept; only its end is shown. */
export type KnownAccount = { address: string; kind: 'bank' | 'paypal'; hint: string; holder: string }

/** What is known about whoever sells. */
export type Known = {
  draft: Partial<Draft>
  /** Where the money usually goes comes first. */
  accounts: readonly KnownAccount[]
  /** The account to begin with, if there is one. */
  usual?: string | undefined
  /** How customers speak with the shop; guests need no more than what the browser has. */
  post?: typeof fetch
}
