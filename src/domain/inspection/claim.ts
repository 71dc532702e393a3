import type { ItemState } from '#domain/trades/lifecycle/trade-status.ts'

/** So long a device stays with whoever claimed it and does nothing about it. Everything that he does begins it anew. */
const LEASE_MINUTES = 30

/** Who has a device, and until when if nothing happens. */
export type Claim = { inspectorId: string | null; inspector: string | null; claimedUntil: Date | null }

export const leaseFrom = (now: Date): Date => new Date(now.getTime() + LEASE_MINUTES * 60_000)

/** Whoever let the time pass still has it, until somebody else takes it. */
export const isHeld = ({ inspectorId, claimedUntil }: Claim, now: Date): boolean =>
  inspectorId !== null && claimedUntil !== null && claimedUntil >= now

/** Whether nobody has decided about a device yet. */
export const isWaiting = ({ status }: { status: ItemState }): boolean =>
  status === 'RECEIVED' || status === 'IN_INSPECTION'
