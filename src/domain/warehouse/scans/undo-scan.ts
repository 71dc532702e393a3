import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import { asColleague } from '#domain/trades/lifecycle/actor.ts'
import { moveItemsWithin } from '#domain/trades/lifecycle/move-items.ts'
import type { Transaction } from '#engines/database/database.ts'
import { newId } from '#shop/ids.ts'
import type { Storefronts } from '#shop/shop.ts'
import { lockItemPlace, moveToPlace } from '#domain/warehouse/places/place-store.ts'
import type { AtStation, StationNeeds, Undo } from '#domain/warehouse/stations/at-station.ts'
import {
  deleteWork,
  makeCurrent,
  removeItem,
  setLabelled,
  workOnTrade,
  writeWork,
} from '#domain/warehouse/stations/station-work-store.ts'
import { stationRights } from './scan.ts'
import { lockScansOf, markUndone, scanWithKey, type StoredScan } from './scan-store.ts'

/** Takes one's own scan back, if what came of it can still be taken back. */
export const undoScan = (
  engines: StationNeeds,
  storefronts: Storefronts,
  colleague: Colleague,
  key: string,
): Promise<boolean> =>
  engines.db.transaction().execute(async (tx) => {
    await lockScansOf(tx, colleague.id)
    const scan = await scanWithKey(tx, key)
    if (!scan || scan.staffId !== colleague.id || !may(colleague, stationRights[scan.station])) return false
    return undoWithin(tx, { engines, storefronts, colleague }, scan)
  })

type Who = Pick<AtStation, 'engines' | 'storefronts' | 'colleague'>

export async function undoWithin(tx: Transaction, who: Who, scan: StoredScan): Promise<boolean> {
  if (!scan.canUndo) return false
  const isUndone = await takeBack(tx, who, scan, scan.undo as Undo)
  if (isUndone) await markUndone(tx, scan.key, who.engines.now())
  return isUndone
}

async function takeBack(tx: Transaction, who: Who, scan: StoredScan, undo: Undo): Promise<boolean> {
  const { engines, colleague } = who
  const seat = { station: scan.station, staffId: colleague.id }
  if (undo.kind === 'received') return notReceived(tx, who, scan, undo)
  if (undo.kind === 'placed') {
    if ((await lockItemPlace(tx, undo.itemId)) !== undo.to) return false
    const back = { itemId: undo.itemId, from: undo.to, to: undo.from }
    await moveToPlace(tx, { ...back, staffId: colleague.id, now: engines.now() })
    return true
  }
  if (undo.kind === 'opened') {
    if (undo.isNew) await deleteWork(tx, undo.workId)
    await makeCurrent(tx, seat, undo.before)
  }
  if (undo.kind === 'scanned') await removeItem(tx, undo.workId, undo.itemId)
  if (undo.kind === 'labelled') await setLabelled(tx, undo.workId, false)
  return true
}

/** The devices are expected again, their seller is told so, and the parcel is in hands as it was before. */
async function notReceived(
  tx: Transaction,
  { engines, storefronts, colleague }: Who,
  { key }: StoredScan,
  { tradeId, itemIds, scanned }: Extract<Undo, { kind: 'received' }>,
): Promise<boolean> {
  const move = { tradeId, itemIds, event: 'undoReceive', actor: asColleague(colleague), key: `${key} undo` } as const
  const moved = await moveItemsWithin(tx, engines, storefronts, move)
  if (!moved.ok) return false
  const known = await workOnTrade(tx, 'dock', tradeId)
  const id = known?.id ?? newId(engines.now())
  const begun = { id, staffId: colleague.id, tradeId, itemIds: scanned, startedAt: engines.now() }
  if (!known) await writeWork(tx, 'dock', begun)
  await makeCurrent(tx, { station: 'dock', staffId: colleague.id }, id)
  return true
}
