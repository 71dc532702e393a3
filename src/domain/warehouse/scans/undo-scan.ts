import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import { asColleague } from '#domain/trades/lifecycle/actor.ts'
import { moveItemsWithin } from '#domain/trades/lifecycle/move-items.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Storefronts } from '#shop/shop.ts'
import { lockItemPlace, moveToPlace } from '#domain/warehouse/places/place-store.ts'
import type { AtStation, BeforeReceiving, StationNeeds, Undo } from '#domain/warehouse/stations/at-station.ts'
import {
  deleteWork,
  isInHands,
  makeCurrent,
  makeOwnCurrent,
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
    if ((await lockItemPlace(tx, undo.itemId)).place !== undo.to) return false
    const back = { itemId: undo.itemId, from: undo.to, to: undo.from }
    await moveToPlace(tx, { ...back, staffId: colleague.id, now: engines.now() })
    return true
  }
  const own = { id: undo.workId, staffId: colleague.id }
  if (undo.kind === 'scanned') return removeItem(tx, own, undo.itemId)
  if (undo.kind === 'labelled') return setLabelled(tx, own, false)
  // What somebody else has in hands by now, or what was laid aside, stays as it is.
  if (!(await isInHands(tx, own))) return false
  if (undo.isNew) await deleteWork(tx, undo.workId)
  await makeOwnCurrent(tx, seat, undo.before)
  return true
}

/** The devices are what they were before, their seller is told so, and the parcel is in hands again. */
async function notReceived(
  tx: Transaction,
  { engines, storefronts, colleague }: Who,
  { key }: StoredScan,
  { workId, tradeId, scanned, before }: Extract<Undo, { kind: 'received' }>,
): Promise<boolean> {
  const itemIds = before.map(({ itemId }) => itemId)
  const move = { tradeId, itemIds, event: 'undoReceive', actor: asColleague(colleague), key: `${key} undo` } as const
  const moved = await moveItemsWithin(tx, engines, storefronts, move)
  if (!moved.ok) return false
  for (const item of before) await asBefore(tx, { engines, storefronts }, tradeId, item)
  const known = await workOnTrade(tx, 'dock', tradeId)
  const begun = { id: workId, staffId: colleague.id, tradeId, itemIds: scanned, startedAt: engines.now() }
  if (!known) await writeWork(tx, 'dock', begun)
  await makeCurrent(tx, { station: 'dock', staffId: colleague.id }, known?.id ?? workId)
  return true
}

/** What was on its way is so again, in time if it was in time; what had run out has run out. */
async function asBefore(
  tx: Transaction,
  { engines, storefronts }: Pick<Who, 'engines' | 'storefronts'>,
  tradeId: string,
  { itemId, status, isLate }: BeforeReceiving,
): Promise<void> {
  const step = { tradeId, itemIds: [itemId], letter: 'none' } as const
  if (status === 'IN_TRANSIT') {
    const seenAt = isLate ? engines.now() : new Date(0)
    const carrier = { kind: 'carrier' } as const
    await moveItemsWithin(tx, engines, storefronts, { ...step, event: 'carrierScan', actor: carrier, seenAt })
  }
  if (status === 'EXPIRED')
    await moveItemsWithin(tx, engines, storefronts, { ...step, event: 'timeout', actor: { kind: 'clock' } })
}
