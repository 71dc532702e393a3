import type { ItemState } from '#domain/trades/lifecycle/trade-status.ts'

type Look = 'brand' | 'success' | 'warning' | 'plain'

const looks = {
  brand: ['IN_TRANSIT', 'RECEIVED', 'IN_INSPECTION', 'RETURN_PENDING'],
  success: ['ACCEPTED', 'PAYOUT_PENDING', 'PAID'],
  warning: ['CLARIFICATION', 'LOCKED', 'PAYOUT_FAILED', 'MISSING', 'SUSPENDED'],
} as const satisfies Partial<Record<Look, readonly ItemState[]>>

/** How the state of a device looks: what its seller has to do stands out. */
export const lookOf = (state: ItemState): Look =>
  (['brand', 'success', 'warning'] as const).find((look) => looks[look].some((each) => each === state)) ?? 'plain'
