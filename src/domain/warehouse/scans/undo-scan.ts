import { createHash } from 'node:crypto'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import { asColleague } from '#domain/trades/lifecycle/actor.ts'
import { moveItemsWithin } from '#domain/trades/lifecycle/move-items.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Storefronts } from '#shop/shop.ts'
import { lockItemPlace, lockPlace, moveToPlace } from '#domain/warehouse/places/place-store.ts'
import { putItem } from '#domain/warehouse/places/put-item.ts'
import type { AtStation, BeforeReceiving, Done, StationNeeds, Undo } from '#domain/warehouse/stations/at-station.ts'
import {
  deleteWork,
  isInHands,
  makeCurrent,
  makeOwnCurrent,
  removeItem,
  setItems,
  setLabelled,
  workOnTrade,
  writeWork,
} from '#domain/warehouse/stations/station-work-store.ts'
import { commandCode } from './read-code.ts'
import { stationRights, type Outcome } from './scan.ts'
import { lockScansOf, markUndone, scanWithKey, writeScan, type StoredScan } from './scan-store.ts'

/**
 * Takes one's own scan back, if what came of it can still be taken back. What came of that is listed like a scan of the
 * command, under a key of its own.
 */
export const undoScan = (
  engines: StationNeeds,
  storefronts: Storefronts,
  colleague: Colleague,
  press: { undo: string; key: string },
): Promise<Outcome> =>
  engines.db.transaction().execute(async (tx) => {
    await lockScansOf(tx, colleague.id)
    const scan = await scanWithKey(tx, press.undo)
    if (!scan || scan.staffId !== colleague.id || !may(colleague, stationRights[scan.station])) return 'not-undoable'
    const key = keyOfPress(press)
    const known = await scanWithKey(tx, key)
    if (known) return known.outcome
    const { outcome, facts = {} } = await undoWithin(tx, { engines, storefronts, colleague }, scan)
    const command = { key, station: scan.station, code: commandCode('undo'), at: engines.now() }
    await writeScan(tx, { ...command, staffId: colleague.id, outcome, facts, undo: undefined })
    return outcome
  })

/** All buttons of a page carry the same key: a press is known by what it takes back as well. */
const keyOfPress = ({ undo, key }: { undo: string; key: string }): string =>
  createHash('sha256').update(`${key} ${undo}`).digest('hex').slice(0, 32)

type Who = Pick<AtStation, 'engines' | 'storefronts' | 'colleague'>

export async function undoWithin(tx: Transaction, who: Who, scan: StoredScan): Promise<Done> {
  const { outcome, facts } = scan.canUndo ? await takeBack(tx, who, scan, scan.undo as Undo) : said(false)
  if (outcome === 'undone') await markUndone(tx, scan.key, who.engines.now())
  return { outcome, facts: { code: scan.code, ...facts } }
}

const said = (isUndone: boolean): Done => ({ outcome: isUndone ? 'undone' : 'not-undoable' })

async function takeBack(tx: Transaction, who: Who, scan: StoredScan, undo: Undo): Promise<Done> {
  const { colleague } = who
  const seat = { station: scan.station, staffId: colleague.id }
  if (undo.kind === 'received') return said(await notReceived(tx, who, scan, undo))
  if (undo.kind === 'placed') return putBack(tx, who, undo)
  const own = { id: undo.workId, staffId: colleague.id }
  if (undo.kind === 'scanned') {
    const wasThere = await removeItem(tx, own, undo.itemId)
    if (wasThere && undo.instead) await setItems(tx, undo.workId, undo.instead)
    return said(wasThere)
  }
  if (undo.kind === 'labelled') return said(await setLabelled(tx, own, false))
  // What somebody else has in hands by now, or what was laid aside, stays as it is.
  if (!(await isInHands(tx, own))) return said(false)
  if (undo.isNew) await deleteWork(tx, undo.workId)
  await makeOwnCurrent(tx, seat, undo.before)
  return said(true)
}

/** To where it stood before. Where there is no room any more, it is not put: it stays, and whoever asked is told why. */
async function putBack(
  tx: Transaction,
  { engines, colleague }: Who,
  { itemId, from, to }: Extract<Undo, { kind: 'placed' }>,
): Promise<Done> {
  // Places are held before devices, here as everywhere.
  if (from !== null) await lockPlace(tx, from)
  if ((await lockItemPlace(tx, itemId)).place !== to) return said(false)
  const move = { itemId, staffId: colleague.id, now: engines.now() }
  if (from === null) {
    await moveToPlace(tx, { ...move, from: to, to: null })
    return said(true)
  }
  const put = await putItem(tx, { ...move, place: from })
  if (put.ok) return said(true)
  return { outcome: put.reason, facts: { place: from, ...('capacity' in put && { capacity: put.capacity }) } }
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
