import { customerNumberOf } from '#domain/accounts/profile/create-customer.ts'
import { findLettersAbout, type LetterRow } from '#domain/letters/find-letters.ts'
import type { Engines } from '#engines/engines.ts'
import { findTax } from './sale/find-tax.ts'
import { findTradeByNumber } from './find-trade.ts'
import {
  claimsOf,
  customerOf,
  historyOf,
  notesOf,
  parcelsOf,
  type HistoryEvent,
  type KnownParcel,
  type Note,
} from './trade-details-store.ts'
import { payoutOf, type Payout } from './money/payout-of.ts'
import type { Tax } from './sale/tax.ts'
import type { Trade, TradeItem } from './trade.ts'
import { formatTradeNumber } from './trade-number.ts'
import { tradeStatus, type TradeStatus } from './lifecycle/trade-status.ts'

export { compensatedItems, type HistoryEvent } from './trade-details-store.ts'

/** Everything that we know about a trade, for colleagues. */
export type TradeDetails = Omit<Trade, 'events' | 'parcel' | 'shippingDocuments' | 'items'> & {
  status: TradeStatus
  items: (TradeItem & { inspector: string | null })[]
  /** What it pays as things stand. */
  payout: Payout
  history: HistoryEvent[]
  parcels: KnownParcel[]
  notes: Note[]
  letters: LetterRow[]
  tax: Tax
  /** Nothing once the person was erased. */
  customerNumber: number | undefined
}

export async function findTradeDetails({ db }: Pick<Engines, 'db'>, number: number): Promise<TradeDetails | undefined> {
  const found = await findTradeByNumber({ db }, number)
  if (!found) return undefined
  const { events: _, parcel: __, shippingDocuments: ___, ...trade } = found
  const [history, parcels, notes, claims, letters, customerId, tax] = await Promise.all([
    historyOf(db, trade.id),
    parcelsOf(db, trade.id),
    notesOf(db, trade.id),
    claimsOf(db, trade.id),
    findLettersAbout({ db }, { to: trade.email, text: formatTradeNumber(number) }),
    customerOf(db, trade.id),
    findTax(db, found),
  ])
  const items = trade.items.map((item) => ({ ...item, inspector: claims.get(item.id) ?? null }))
  const customerNumber = await customerNumberOf(db, customerId)
  const status = tradeStatus(items.map((item) => item.status))
  return { ...trade, status, tax, items, payout: payoutOf(trade), history, parcels, notes, letters, customerNumber }
}
