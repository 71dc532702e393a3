import type { ListPage } from '#domain/lists/list-page.ts'
import { parseTradeNumber } from '#domain/trades/trade-number.ts'
import type { Engines } from '#engines/engines.ts'
import { listedReturns, type ListedReturn, type ReturnFilter, type ReturnOrder } from './return-list-store.ts'

export type { ListedReturn }

type Needs = Pick<Engines, 'db'>

/** What is to go back, parcel by parcel. */
export const findReturns = (
  { db }: Needs,
  filter: Omit<ReturnFilter, 'tradeId' | 'tradeNumber'>,
  order: ReturnOrder,
): Promise<ListPage<ListedReturn>> =>
  listedReturns(
    db,
    { ...filter, tradeNumber: filter.text === undefined ? undefined : parseTradeNumber(filter.text) },
    order,
  )

/** More parcels than any trade has. */
const ENOUGH = 100

/** What of one trade is to go back. */
export const findReturnsOfTrade = async ({ db }: Needs, tradeId: string): Promise<ListedReturn[]> =>
  (await listedReturns(db, { tradeId }, { descending: false, limit: ENOUGH, portion: true })).rows
