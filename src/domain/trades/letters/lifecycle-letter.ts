import { frameLetter } from '#domain/letters/letter-frame.ts'
import type { Shop } from '#shop/shop.ts'
import type { Trade, TradeItem } from '../trade.ts'
import { tradeAddress } from '../trade-link.ts'
import { formatTradeNumber } from '../trade-number.ts'

export type LifecycleLetterKind =
  | 'on-its-way'
  | 'cancelled'
  | 'expired'
  | 'arrived'
  | 'parcel-problem'
  | 'accepted'
  | 'lock-found'
  | 'document-needed'
  | 'return-announced'
  | 'recycling-confirmed'
  | 'second-inspection'
  | 'paid'
  | 'payout-failed'
  | 'return-shipped'
  | 'reminder-parcel'
  | 'reminder-clarification'
  | 'reminder-lock'
  | 'review-request'

export type LockKind = 'icloud' | 'google' | 'samsung' | 'mdm' | 'bios' | 'console' | 'watch' | 'other'

export type ReturnCause = 'declined' | 'withdrawn' | 'no-answer' | 'still-locked' | 'rejected' | 'undeliverable'

/** What a letter has to say besides the trade. */
export type LetterFacts = {
  deadline?: Date
  daysLeft?: number
  lock?: LockKind
  cause?: ReturnCause
  trackingNumber?: string
  /** Where the seller acts, if not on the page of the trade. */
  url?: string
  /** Words of a colleague. */
  reason?: string
  /** Better than described: we pay more. */
  raised?: boolean
}

export function lifecycleLetter(
  shop: Shop,
  trade: Trade,
  items: readonly TradeItem[],
  kind: LifecycleLetterKind,
  token: string,
  facts: LetterFacts,
) {
  const number = formatTradeNumber(trade.number)
  const devices = items.map(({ offer }) => offer.deviceName).join(', ')
  const url = facts.url ?? tradeAddress(shop.country, token)
  const letter = frameLetter(shop, {
    subject: `${number}: ${kind}`,
    heading: devices,
    paragraphs: [],
    button: { label: number, url },
  })
  return { ...letter, replyTo: shop.country.contact.recipient }
}
