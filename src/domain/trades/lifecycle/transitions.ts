import type { Permission } from '#domain/staff/permissions.ts'
import type { LifecycleLetterKind } from '#domain/trades/letters/lifecycle-letter.ts'
import type { ItemState } from './trade-status.ts'

/** Who can make something happen besides colleagues, who need a permission. */
export type Party = 'seller' | 'carrier' | 'clock' | 'bank'

export type Transition = {
  from: ItemState
  event: string
  to: ItemState
  by: readonly (Party | Permission)[]
  /** What the seller is written. */
  letter?: LifecycleLetterKind | 'clarification'
  /** What has to come along: words that say why, something that proves it, or a second colleague. */
  needs?: readonly ('reason' | 'evidence' | 'witness')[]
}

/** Where a device can go from where it is. What is not listed cannot happen. */
export const transitions = [
  { from: 'EXPECTED', event: 'carrierScan', to: 'IN_TRANSIT', by: ['carrier'], letter: 'on-its-way' },
  { from: 'EXPECTED', event: 'cancel', to: 'CANCELLED', by: ['seller', 'trades.decide'], letter: 'cancelled' },
  { from: 'EXPECTED', event: 'timeout', to: 'EXPIRED', by: ['clock'], letter: 'expired' },
  { from: 'EXPECTED', event: 'receive', to: 'RECEIVED', by: ['trades.receive'], letter: 'arrived' },
  { from: 'IN_TRANSIT', event: 'receive', to: 'RECEIVED', by: ['trades.receive'], letter: 'arrived' },
  { from: 'IN_TRANSIT', event: 'timeout', to: 'MISSING', by: ['clock'], letter: 'parcel-problem' },
  { from: 'EXPIRED', event: 'receive', to: 'RECEIVED', by: ['trades.receive'], letter: 'arrived' },
  { from: 'RECEIVED', event: 'startInspection', to: 'IN_INSPECTION', by: ['trades.inspect', 'trades.receive'] },
  {
    from: 'RECEIVED',
    event: 'notInParcel',
    to: 'MISSING',
    by: ['trades.receive'],
    letter: 'parcel-problem',
    needs: ['evidence', 'witness'],
  },
  { from: 'RECEIVED', event: 'undoReceive', to: 'EXPECTED', by: ['trades.receive'], letter: 'not-arrived' },
  { from: 'RECEIVED', event: 'withdraw', to: 'RETURN_PENDING', by: ['seller'], letter: 'return-announced' },
  { from: 'MISSING', event: 'found', to: 'RECEIVED', by: ['trades.receive', 'trades.decide'], letter: 'arrived' },
  {
    from: 'MISSING',
    event: 'compensate',
    to: 'ACCEPTED',
    by: ['trades.decide'],
    letter: 'accepted',
    needs: ['reason'],
  },
  { from: 'MISSING', event: 'close', to: 'CANCELLED', by: ['trades.decide'], letter: 'cancelled', needs: ['reason'] },
  { from: 'IN_INSPECTION', event: 'matches', to: 'ACCEPTED', by: ['trades.inspect'], letter: 'accepted' },
  {
    from: 'IN_INSPECTION',
    event: 'differs',
    to: 'CLARIFICATION',
    by: ['trades.inspect'],
    letter: 'clarification',
    needs: ['reason', 'evidence'],
  },
  { from: 'IN_INSPECTION', event: 'lockFound', to: 'LOCKED', by: ['trades.inspect'], letter: 'lock-found' },
  {
    from: 'IN_INSPECTION',
    event: 'suspicious',
    to: 'SUSPENDED',
    by: ['trades.inspect'],
    letter: 'document-needed',
    needs: ['reason'],
  },
  { from: 'IN_INSPECTION', event: 'withdraw', to: 'RETURN_PENDING', by: ['seller'], letter: 'return-announced' },
  { from: 'LOCKED', event: 'unlocked', to: 'IN_INSPECTION', by: ['seller', 'trades.inspect'] },
  { from: 'LOCKED', event: 'timeout', to: 'RETURN_PENDING', by: ['clock'], letter: 'return-announced' },
  { from: 'LOCKED', event: 'recycle', to: 'RECYCLED', by: ['seller'], letter: 'recycling-confirmed' },
  { from: 'CLARIFICATION', event: 'acceptOffer', to: 'ACCEPTED', by: ['seller'], letter: 'accepted' },
  { from: 'CLARIFICATION', event: 'decline', to: 'RETURN_PENDING', by: ['seller'], letter: 'return-announced' },
  { from: 'CLARIFICATION', event: 'recycle', to: 'RECYCLED', by: ['seller'], letter: 'recycling-confirmed' },
  {
    from: 'CLARIFICATION',
    event: 'dispute',
    to: 'IN_INSPECTION',
    by: ['seller', 'trades.decide'],
    letter: 'second-inspection',
  },
  { from: 'CLARIFICATION', event: 'timeout', to: 'RETURN_PENDING', by: ['clock'], letter: 'return-announced' },
  { from: 'SUSPENDED', event: 'cleared', to: 'IN_INSPECTION', by: ['trades.decide'], needs: ['reason'] },
  { from: 'SUSPENDED', event: 'seize', to: 'SEIZED', by: ['trades.decide'], needs: ['reason'] },
  {
    from: 'SUSPENDED',
    event: 'reject',
    to: 'RETURN_PENDING',
    by: ['trades.decide'],
    letter: 'return-announced',
    needs: ['reason'],
  },
  { from: 'ACCEPTED', event: 'batch', to: 'PAYOUT_PENDING', by: ['payouts.release'] },
  { from: 'PAYOUT_PENDING', event: 'settled', to: 'PAID', by: ['bank'], letter: 'paid' },
  { from: 'PAYOUT_PENDING', event: 'rejected', to: 'PAYOUT_FAILED', by: ['bank'], letter: 'payout-failed' },
  { from: 'PAID', event: 'rejected', to: 'PAYOUT_FAILED', by: ['bank'], letter: 'payout-failed' },
  { from: 'PAYOUT_FAILED', event: 'fixed', to: 'PAYOUT_PENDING', by: ['seller', 'trades.decide'] },
  {
    from: 'RETURN_PENDING',
    event: 'shipBack',
    to: 'RETURNED',
    by: ['trades.return'],
    letter: 'return-shipped',
    needs: ['evidence'],
  },
  { from: 'RETURNED', event: 'undeliverable', to: 'RETURN_PENDING', by: ['carrier'], letter: 'return-announced' },
] as const satisfies readonly Transition[]

export type ItemEvent = (typeof transitions)[number]['event']

export const transitionFrom = (state: ItemState, event: ItemEvent): Transition | undefined =>
  transitions.find((each) => each.from === state && each.event === event)

/** What can happen next, for whoever asks. */
export const eventsFrom = (state: ItemState): Transition[] => transitions.filter(({ from }) => from === state)
