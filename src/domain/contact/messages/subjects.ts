/** What a visitor can write to the shop about. The code travels with the message, so that it reaches the right colleague. */
export const subjects = [
  'data-change',
  'return-questions',
  'payment-questions',
  'purchase-process',
  'order-cancellation',
  'topic-not-listed',
  'device-not-listed',
  'new-offer',
  'order-status',
  'customer-account',
] as const

export type Subject = (typeof subjects)[number]
