import type { ItemState } from '#domain/trades/trade-status.ts'

/** How the state of a device looks: what its seller has to do stands out. */
export const itemLooks = {
  EXPECTED: 'plain',
  IN_TRANSIT: 'brand',
  RECEIVED: 'brand',
  MISSING: 'warning',
  IN_INSPECTION: 'brand',
  CLARIFICATION: 'warning',
  LOCKED: 'warning',
  SUSPENDED: 'warning',
  SEIZED: 'plain',
  ACCEPTED: 'success',
  PAYOUT_PENDING: 'success',
  PAYOUT_FAILED: 'warning',
  PAID: 'success',
  RETURN_PENDING: 'brand',
  RETURNED: 'plain',
  RECYCLED: 'plain',
  CANCELLED: 'plain',
  EXPIRED: 'plain',
} as const satisfies Record<ItemState, string>
