import type { ItemState } from './trade-status.ts'
import { transitionFrom } from './transitions.ts'

/** What a seller can do about his devices by himself. Questions and payees have pages of their own. */
export const sellerDeeds = ['cancel', 'withdraw', 'unlocked', 'recycle'] as const

export type SellerDeed = (typeof sellerDeeds)[number]

/** What he can do now, in this state. */
export const deedsFor = (state: ItemState): SellerDeed[] =>
  state === 'CLARIFICATION' ? [] : sellerDeeds.filter((deed) => transitionFrom(state, deed)?.by.includes('seller'))

/** What cannot be made undone, and takes device and money, has to be said twice. */
export const needsConsent = (deed: SellerDeed): boolean => deed === 'recycle'
