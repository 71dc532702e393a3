import { frameLetter, type LetterBody } from '#domain/letters/letter-frame.ts'
import type { Shop } from '#shop/shop.ts'
import type { Payout } from '#domain/trades/money/payout-of.ts'
import { taxHint, type Tax } from '#domain/trades/sale/tax.ts'
import type { Trade, TradeItem } from '../trade.ts'
import { documentNeeded, secondInspection } from './inspection-letters.ts'
import { priceCorrected } from './correction-letters.ts'
import { matterOf, type LetterContext } from './letter-context.ts'
import { lockFound, reminderLock } from './lock-letters.ts'
import { accepted, paid, payoutFailed } from './money-letters.ts'
import { arrived, cancelled, expired, notArrived, onItsWay, parcelProblem } from './parcel-letters.ts'
import { recyclingConfirmed, returnAnnounced, returnShipped } from './return-letters.ts'
import { reminderClarification, reminderParcel, reviewRequest } from './reminder-letters.ts'

export type LockKind = 'icloud' | 'google' | 'samsung' | 'mdm' | 'bios' | 'console' | 'watch' | 'other'

/** Why a device goes back. */
export type ReturnCause =
  | 'declined'
  | 'withdrawn'
  | 'no-answer'
  | 'still-locked'
  | 'rejected'
  | 'undeliverable'
  | 'unannounced'

/** Money that has left the house, or come back. */
export type Transfer = Pick<Payout, 'items' | 'voucher' | 'total'>

/** What a letter has to say besides the trade. */
export type LetterFacts = {
  deadline?: Date
  daysLeft?: number
  lock?: LockKind
  cause?: ReturnCause
  trackingNumber?: string
  /** Where the seller acts, if not on the page of the trade. */
  url?: string
  /** Words of a colleague to the seller. */
  reason?: string
  /** Better than described: we pay more. */
  raised?: boolean
  /** What cannot be found: the whole parcel, or a device that should have been in it. */
  missing?: 'parcel' | 'device'
  /** The parcel was looked for and not found. */
  lost?: boolean
  /** Told to companies if we owe it. */
  tax?: Tax
  /** What was transferred, if the letter is about that; otherwise it says what the trade pays as things stand. */
  transfer?: Transfer
}

/** One writer for every letter about what becomes of a trade. */
const writers = {
  'on-its-way': onItsWay,
  cancelled,
  expired,
  arrived,
  'not-arrived': notArrived,
  'parcel-problem': parcelProblem,
  accepted,
  'lock-found': lockFound,
  'document-needed': documentNeeded,
  'return-announced': returnAnnounced,
  'recycling-confirmed': recyclingConfirmed,
  'second-inspection': secondInspection,
  paid,
  'payout-failed': payoutFailed,
  'return-shipped': returnShipped,
  'reminder-parcel': reminderParcel,
  'reminder-clarification': reminderClarification,
  'reminder-lock': reminderLock,
  'review-request': reviewRequest,
  'price-corrected': priceCorrected,
} satisfies Record<string, (matter: LetterContext) => LetterBody>

export type LifecycleLetterKind = keyof typeof writers

export const lifecycleLetterKinds = Object.keys(writers) as LifecycleLetterKind[]

/** What the seller is told when something happens to devices of a trade. An answer reaches the shop. */
export function lifecycleLetter(
  shop: Shop,
  trade: Trade,
  items: readonly TradeItem[],
  kind: LifecycleLetterKind,
  token: string,
  facts: LetterFacts,
) {
  const matter = matterOf(shop.country, { trade, items, token, facts })
  const body = writers[kind](matter)
  const letter = frameLetter(shop, {
    ...body,
    paragraphs: [...matter.hello, ...body.paragraphs],
    smallPrint: [...(body.smallPrint ?? []), ...taxHint(matter.t, facts.tax), ...matter.help(body)],
  })
  return { ...letter, replyTo: shop.country.contact.recipient }
}
