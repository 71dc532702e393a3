/** Where somebody may find what he is looking for without writing to us. */
export type Shortcut = 'trade' | 'cancel' | 'payout' | 'account' | 'password' | 'process' | 'device'

type Guide = {
  /** Whether an answer needs to know which trade it is about. */
  asksTrade?: true
  shortcut?: Shortcut
}

/** What a visitor can write to the shop about. The code travels with the message, so that it reaches the right colleague. */
const guides = {
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
} as const satisfies Record<string, Guide>

export type Subject = keyof typeof guides

export const subjects = Object.keys(guides) as readonly Subject[]

/** What the form asks, and offers, once it knows the subject; until then it asks for everything. */
export const guideTo = (subject: Subject | undefined): Guide =>
  subject === undefined ? { asksTrade: true } : guides[subject]
