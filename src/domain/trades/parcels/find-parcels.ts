import type { Engines } from '#engines/engines.ts'
import { parcelLines, type ParcelLine } from './parcel-store.ts'
import { parseTradeNumber } from '#domain/trades/trade-number.ts'

export type { ParcelLine } from './parcel-store.ts'

/** Parcels by their own number or by that of their trade; all of them if nothing is asked. */
export const findParcels = (
  { db }: Pick<Engines, 'db'>,
  { text, ...part }: { text: string; offset: number; limit: number },
): Promise<{ parcels: ParcelLine[]; total: number }> =>
  parcelLines(db, { text, number: parseTradeNumber(text), ...part })
