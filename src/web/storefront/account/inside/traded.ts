import { worthNow } from '#domain/trades/trade.ts'
import type { ItemState, TradeStatus } from '#domain/trades/trade-status.ts'
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
  items: { deviceName: string; image: string; status: ItemState; cents: Cents; finalCents: Cents | null }[]
  events: { at: string; event: string; to: string | null }[]
}

export type TradePage = { member: Traded[]; view?: { next?: string } }

export const FIRST_PAGE = '/api/customers/trade_history?page=1&itemsPerPage=10'

type DeviceGroup = { name: string; image: string; status: ItemState; pieces: number; promised: Cents; cents: Cents }

/** Devices of one kind and of one fate are told in one line. */
export function groupDevices(items: Traded['items']): DeviceGroup[] {
  const groups = new Map<string, DeviceGroup>()
  for (const item of items) {
    const { deviceName: name, image, status } = item
    const key = `${name} ${status} ${item.finalCents}`
    const known = groups.get(key)
    const promised = ((known?.promised ?? 0) + item.cents) as Cents
    const sum = ((known?.cents ?? 0) + worthNow(item)) as Cents
    groups.set(key, { name, image, status, pieces: (known?.pieces ?? 0) + 1, promised, cents: sum })
  }
  return [...groups.values()]
}
