import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import { asColleague } from '#domain/trades/lifecycle/actor.ts'
import { findTradeByNumber } from '#domain/trades/find-trade.ts'
import { moveItemsWithin, type Move, type MoveRefusal } from '#domain/trades/lifecycle/move-items.ts'
import { searchTrades } from '#domain/trades/lists/search-trades.ts'
import type { Trade } from '#domain/trades/trade.ts'
import type { ItemState } from '#domain/trades/lifecycle/trade-status.ts'
import type { Engines } from '#engines/engines.ts'
import type { Storefronts } from '#shop/shop.ts'
import { deleteWorkOnTrade } from './stations/station-work-store.ts'
import { savePhotos, type PhotosResult } from '#domain/inspection/photos/photos.ts'
import { undoIfRefused } from '#domain/inspection/undo-if-refused.ts'

const receivable: ReadonlySet<ItemState> = new Set(['EXPECTED', 'IN_TRANSIT', 'EXPIRED'])

/** Whether a device can come out of a parcel. */
export const isReceivable = ({ status }: { status: ItemState }): boolean => receivable.has(status)

/** The trade of a parcel: by its tracking number, the number of the trade, or whatever else is on the box. */
export async function findParcelAtDock({ db }: Pick<Engines, 'db'>, code: string): Promise<Trade | undefined> {
  const hits = await searchTrades({ db }, code)
  const numbers = new Set(hits.map(({ number }) => number))
  return numbers.size === 1 ? findTradeByNumber({ db }, hits[0]!.number) : undefined
}

export type Reception = {
  trade: Trade
  /** What lay in the parcel; what else was expected is missing. */
  presentIds: readonly string[]
  /** Pictures of an incomplete parcel, and a second colleague who has seen it. */
  photos?: readonly Uint8Array[]
  witness?: Pick<Colleague, 'id' | 'username'> | undefined
  key: string
}

export type ReceiveResult =
  | { ok: true; received: number; missing: number }
  | { ok: false; reason: MoveRefusal | Extract<PhotosResult, { ok: false }>['reason'] }

type Needs = Pick<Engines, 'db' | 'mail' | 'vault' | 'files' | 'readers' | 'now'>

/** A parcel was opened. What is missing in it counts as received and, in the same moment, as not in the parcel. */
export async function receiveParcel(
  engines: Needs,
  storefronts: Storefronts,
  colleague: Colleague,
  { trade, presentIds, photos = [], witness, key }: Reception,
): Promise<ReceiveResult> {
  if (!may(colleague, 'trades.receive')) return { ok: false, reason: 'not-yours-to-do' }
  const expected = trade.items.filter(isReceivable).map(({ id }) => id)
  const present = presentIds.filter((id) => trade.items.some((item) => item.id === id))
  const missing = expected.filter((id) => !present.includes(id))
  if (missing.length > 0 && photos.length === 0) return { ok: false, reason: 'evidence-missing' }
  if (missing.length > 0 && (!witness || witness.id === colleague.id)) return { ok: false, reason: 'witness-missing' }
  if (present.length + missing.length === 0) return { ok: false, reason: 'no-such-item' }
  const none: PhotosResult = { ok: true, ids: [] }
  const kept = missing.length > 0 ? await savePhotos(engines, colleague, missing[0]!, photos) : none
  if (!kept.ok) return kept

  const step = { tradeId: trade.id, actor: asColleague(colleague) }
  const proof = { evidence: kept.ids, ...(witness && { witness }) }
  const moves: Move[] = [
    { ...step, itemIds: present, event: 'receive', key },
    { ...step, itemIds: missing, event: 'receive', letter: 'none', key },
    { ...step, itemIds: missing, event: 'notInParcel', ...proof, key: `${key} missing` },
  ]
  return undoIfRefused(engines.db, async (tx): Promise<ReceiveResult> => {
    for (const move of moves.filter(({ itemIds }) => itemIds.length > 0)) {
      const moved = await moveItemsWithin(tx, engines, storefronts, move)
      if (!moved.ok) return moved
    }
    await deleteWorkOnTrade(tx, 'dock', trade.id)
    return { ok: true, received: present.length, missing: missing.length }
  })
}
