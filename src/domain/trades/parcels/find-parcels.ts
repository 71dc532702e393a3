import type { ListPage } from '#domain/lists/list-page.ts'
import type { Engines } from '#engines/engines.ts'
import { parcelLines, type ParcelLine, type ParcelQuery } from './parcel-store.ts'
import { parseTradeNumber } from '#domain/trades/trade-number.ts'

export type { ParcelLine } from './parcel-store.ts'

/** Parcels by their own number or by that of their trade; all of them if nothing is asked. */
export const findParcels = (
  { db }: Pick<Engines, 'db'>,
  query: Omit<ParcelQuery, 'number'>,
): Promise<ListPage<ParcelLine>> => parcelLines(db, { ...query, number: parseTradeNumber(query.text) })
