import type { TradeStatus } from '#domain/trades/trade-status.ts'
import type { Cents } from '#shop/money.ts'

/** A sale as the customer's history tells it. */
export type Traded = {
  '@id': string
  tradeNumber: string
  createdAt: string
  segment: 'consumer' | 'business'
  status: TradeStatus
  payout: Cents
  voucher: string | null
  voucherCents: Cents
  priceValidUntil: string
  payeeHint: string
  /** The page of the trade, as long as it is open. */
  page: string | null
  /** The label as a file, once it is there. */
  label: string | null
  items: { deviceName: string; image: string; cents: Cents }[]
  events: { at: string; event: string }[]
}

export type TradePage = { member: Traded[]; view?: { next?: string } }

export const FIRST_PAGE = '/api/customers/trade_history?page=1&itemsPerPage=10'

type DeviceGroup = { name: string; image: string; pieces: number; cents: Cents }

/** Devices of one kind are told in one line. */
export function groupDevices(items: Traded['items']): DeviceGroup[] {
  const groups = new Map<string, DeviceGroup>()
  for (const { deviceName: name, image, cents } of items) {
    const known = groups.get(name)
    const sum = ((known?.cents ?? 0) + cents) as Cents
    groups.set(name, { name, image, pieces: (known?.pieces ?? 0) + 1, cents: sum })
  }
  return [...groups.values()]
}
