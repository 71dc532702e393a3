import { isCorrectable } from '#domain/trades/corrections/affected-offer.ts'
import type { ItemState } from './trade-status.ts'
import { transitionFrom } from './transitions.ts'

/** What a seller can do about his devices by himself. Questions and payees have pages of their own. */
export const sellerActions = ['acceptPrice', 'cancel', 'withdraw', 'unlocked', 'recycle'] as const

export type SellerAction = (typeof sellerActions)[number]

/** What he can do now, in this state; about a price that was an error of ours he can say yes to the right one. */
export const actionsFor = (state: ItemState, isCorrected = false): SellerAction[] =>
  state === 'CLARIFICATION'
    ? []
    : sellerActions.filter((action) =>
        action === 'acceptPrice'
          ? isCorrected && isCorrectable(state)
          : transitionFrom(state, action)?.by.includes('seller'),
      )

/** What cannot be made undone, and takes device and money, has to be said twice. */
export const needsConsent = (action: SellerAction): boolean => action === 'recycle'
