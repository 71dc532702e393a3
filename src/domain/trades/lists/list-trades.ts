import type { ListPage, PageRequest } from '#domain/lists/list-page.ts'
import type { Engines } from '#engines/engines.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { tradeRows, type TradeRow } from './list-trades-store.ts'
import type { OfficeQueue } from './office-queue.ts'
import type { ItemState, TradeStatus } from '#domain/trades/lifecycle/trade-status.ts'

export const tradeSorts = ['created', 'number', 'name', 'amount', 'since'] as const

export type TradeSort = (typeof tradeSorts)[number]

/** What a colleague wants to see; what is not said does not matter. */
export type TradeListQuery = {
  /** A number, or the beginning of a mailbox or a name. */
  text?: string | undefined
  status?: TradeStatus | undefined
  country?: CountryCode | undefined
  /** At least one of its devices is in this state. */
  state?: ItemState | undefined
  queue?: OfficeQueue | undefined
  landingPage?: string | undefined
  /** YYYY-MM-DD, both included. */
  from?: string | undefined
  to?: string | undefined
  sort: TradeSort
  descending: boolean
} & PageRequest

export type ListedTrade = TradeRow

export const listTrades = ({ db }: Pick<Engines, 'db'>, query: TradeListQuery): Promise<ListPage<ListedTrade>> =>
  tradeRows(db, query)
