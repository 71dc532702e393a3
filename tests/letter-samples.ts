import type {
  LetterFacts,
  LifecycleLetterKind,
  LockKind,
  ReturnCause,
} from '#domain/trades/letters/lifecycle-letter.ts'
import type { Trade, TradeItem } from '#domain/trades/trade.ts'
import { cents } from '#shop/money.ts'

/** One letter as it is written in life: what is true of the devices, what it is told besides, what the reader must learn. */
export type LetterSample = {
  kind: LifecycleLetterKind
  name?: string
  item?: Partial<TradeItem>
  trade?: Partial<Trade>
  facts?: LetterFacts
  /** Whether it is about money and says how much. */
  money?: true
}

const deadline = new Date('2026-03-22T12:00:00Z')

const locks: LockKind[] = ['google', 'samsung', 'mdm', 'bios', 'console', 'watch', 'other']
const causes: ReturnCause[] = ['withdrawn', 'no-answer', 'still-locked', 'rejected', 'undeliverable']

/** Every letter in its usual form. */
export const usualLetters: LetterSample[] = [
  { kind: 'on-its-way', money: true },
  { kind: 'cancelled' },
  { kind: 'expired', facts: { url: 'https://shop.example/a-device?NEW=USED' } },
  { kind: 'arrived', money: true },
  { kind: 'parcel-problem' },
  { kind: 'accepted', money: true },
  { kind: 'lock-found', facts: { lock: 'icloud', deadline }, money: true },
  { kind: 'document-needed' },
  { kind: 'return-announced', facts: { cause: 'declined' } },
  { kind: 'recycling-confirmed' },
  { kind: 'second-inspection' },
  { kind: 'paid', money: true },
  { kind: 'payout-failed', money: true },
  { kind: 'return-shipped', facts: { trackingNumber: '1Z999AA10123456784' } },
  { kind: 'reminder-parcel', facts: { deadline, daysLeft: 8 }, money: true },
  { kind: 'reminder-clarification', facts: { deadline, daysLeft: 1, url: 'https://shop.example/clarification' } },
  { kind: 'reminder-lock', facts: { lock: 'icloud', deadline, daysLeft: 4 }, money: true },
  { kind: 'review-request', facts: { url: 'https://de.umlauf.example/review/a-word-that-nobody-guesses' } },
]

/** The other forms that some of them have. */
export const otherLetters: LetterSample[] = [
  { kind: 'on-its-way', name: 'late', item: { isLate: true }, money: true },
  { kind: 'cancelled', name: 'lost', facts: { lost: true, reason: 'Nichts.\nNada.' } },
  { kind: 'arrived', name: 'late', item: { isLate: true }, money: true },
  { kind: 'parcel-problem', name: 'device', facts: { missing: 'device', deadline } },
  { kind: 'accepted', name: 'raised', item: { finalCents: cents(35_000) }, money: true },
  { kind: 'accepted', name: 'agreed', item: { finalCents: cents(20_000) }, money: true },
  { kind: 'accepted', name: 'lost', facts: { lost: true }, money: true },
  { kind: 'accepted', name: 'paypal', trade: { paymentType: '2', payeeHint: 'a…@example.com' }, money: true },
  { kind: 'accepted', name: 'nothing', item: { cents: cents(0) }, trade: { paymentType: '0', payeeHint: '' } },
  { kind: 'paid', name: 'paypal', trade: { paymentType: '2', payeeHint: 'a…@example.com' }, money: true },
  { kind: 'paid', name: 'business', trade: { segment: 'business' }, money: true },
  { kind: 'payout-failed', name: 'paypal', trade: { paymentType: '2', payeeHint: 'a…@example.com' }, money: true },
  ...locks.map((lock): LetterSample => ({ kind: 'lock-found', name: lock, facts: { lock, deadline }, money: true })),
  ...causes.map((cause): LetterSample => ({ kind: 'return-announced', name: cause, facts: { cause } })),
]
