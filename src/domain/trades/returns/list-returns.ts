import type { Engines } from '#engines/engines.ts'
import { returnRows, type ReturnRow } from './return-store.ts'

/** What goes into one parcel: devices of one trade that are packed together, or not packed yet. */
export type ReturnGroup = {
  key: string
  trade: Pick<ReturnRow, 'tradeId' | 'number' | 'country' | 'name' | 'address' | 'email'>
  parcelId: string | null
  trackingNumber: string | null
  items: Pick<ReturnRow, 'itemId' | 'position' | 'device' | 'since' | 'cause'>[]
}

/** What is to go back, sellers who wait longest first; parcels of one seller stand together. */
export async function listReturns({ db }: Pick<Engines, 'db'>): Promise<ReturnGroup[]> {
  const groups = new Map<string, ReturnGroup>()
  for (const row of await returnRows(db)) {
    const { itemId, position, device, since, cause, parcelId, trackingNumber, ...trade } = row
    const key = `${trade.tradeId} ${parcelId ?? ''}`
    const group = groups.get(key) ?? { key, trade, parcelId, trackingNumber, items: [] }
    groups.set(key, { ...group, items: [...group.items, { itemId, position, device, since, cause }] })
  }
  return [...groups.values()]
}
