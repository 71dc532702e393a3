import type { Subject } from './subjects.ts'

/** Where somebody may find what he is looking for without writing to us. */
export type Shortcut = 'trade' | 'cancel' | 'payout' | 'account' | 'password' | 'process' | 'device'

type Guide = {
  /** Whether an answer needs to know which trade it is about. */
  asksTrade?: true
  shortcut?: Shortcut
}

const guides: Record<Subject, Guide> = {
  'data-change': { asksTrade: true, shortcut: 'account' },
  'return-questions': { asksTrade: true },
  'payment-questions': { asksTrade: true, shortcut: 'payout' },
  'purchase-process': { shortcut: 'process' },
  'order-cancellation': { asksTrade: true, shortcut: 'cancel' },
  'topic-not-listed': {},
  'device-not-listed': { shortcut: 'device' },
  'new-offer': { asksTrade: true },
  'order-status': { asksTrade: true, shortcut: 'trade' },
  'customer-account': { shortcut: 'password' },
}

/** What the form asks, and offers, once it knows the subject; until then it asks for everything. */
export const guideTo = (subject: Subject | undefined): Guide =>
  subject === undefined ? { asksTrade: true } : guides[subject]
