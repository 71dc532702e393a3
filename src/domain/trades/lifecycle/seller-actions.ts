import type { ItemState } from './trade-status.ts'
import { transitionFrom } from './transitions.ts'

/** What a seller can do about his devices by himself. Questions and payees have pages of their own. */
export const sellerActions = ['cancel', 'withdraw', 'unlocked', 'recycle'] as const

export type SellerAction = (typeof sellerActions)[number]

/** What he can do now, in this state. */
export const actionsFor = (state: ItemState): SellerAction[] =>
  state === 'CLARIFICATION'
    ? []
    : sellerActions.filter((action) => transitionFrom(state, action)?.by.includes('seller'))

/** What cannot be made undone, and takes device and money, has to be said twice. */
export const needsConsent = (action: SellerAction): boolean => action === 'recycle'
