import { inLines } from '#domain/trades/money/payout-lines.ts'
import type { ItemState, TradeStatus } from '#domain/trades/lifecycle/trade-status.ts'
import type { Tracker, TrackerStep } from '#domain/trades/tracker/trade-tracker.ts'
import type { Cents } from '#shop/money/money.ts'

/** A sale as the customer's history tells it. */
export type Traded = {
  '@id': string
  tradeNumber: string
  createdAt: string
  segment: 'consumer' | 'business'
  status: TradeStatus
  voucher: string | null
  voucherCents: Cents
  payoutCents: Cents
  priceValidUntil: string
  tracker: Omit<Tracker, 'reached'> & { reached: Partial<Record<TrackerStep, string>> }
  /** By when it is paid, if nothing is left to do but wait. */
  payBy: string | null
  payeeHint: string
  /** The page of the trade, as long as it is open. */
  page: string | null
  /** The label as a file, once it is there. */
  label: string | null
  /** The last day to hand the parcel in, as a file, while there is one. */
  calendar: string | null
  items: { deviceName: string; image: string; status: ItemState; cents: Cents; payoutCents: Cents }[]
  events: { at: string; event: string; to: string | null }[]
}

export type TradePage = { member: Traded[]; view?: { next?: string } }

export const FIRST_PAGE = '/api/customers/trade_history?page=1&itemsPerPage=10'

/** Devices of one kind and of one fate are told in one line. */
export const groupDevices = (items: Traded['items']) =>
  inLines(
    items.map(({ deviceName: name, image, status, cents: promised, payoutCents: cents }) => {
      return { name, image, status, promised, cents }
    }),
    ({ status }) => status,
  )
