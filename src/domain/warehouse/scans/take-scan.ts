import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import type { Storefronts } from '#shop/shop.ts'
import type { AtStation, Done, StationNeeds } from '#domain/warehouse/stations/at-station.ts'
import { scanAtDock } from '#domain/warehouse/stations/dock.ts'
import { scanAtPutAway } from '#domain/warehouse/stations/put-away.ts'
import { prepareReturn, scanAtReturns } from '#domain/warehouse/stations/returns.ts'
import { scanAtStocktake } from '#domain/warehouse/stations/stocktake.ts'
import { readCode } from './read-code.ts'
import { stationRights, type DoneScan, type Scan, type Station } from './scan.ts'
import { lastDone, lockScansOf, scanWithKey, writeScan } from './scan-store.ts'
import { undoWithin } from './undo-scan.ts'

const atStation: Record<Station, (scan: AtStation) => Promise<Done>> = {
  dock: scanAtDock,
  'put-away': scanAtPutAway,
  stocktake: scanAtStocktake,
  returns: scanAtReturns,
}

export type TakeScanResult =
  | { ok: true; scan: DoneScan }
  | { ok: false; reason: 'not-yours-to-do' | 'key-used-otherwise' }

/**
 * Does what a scan means at its station, once: whoever sends it again gets the same answer. Scans of one colleague are
 * done in the order in which they arrive.
 */
export async function takeScan(
  engines: StationNeeds,
  storefronts: Storefronts,
  colleague: Colleague,
  scan: Scan,
): Promise<TakeScanResult> {
  if (!may(colleague, stationRights[scan.station])) return { ok: false, reason: 'not-yours-to-do' }
  const code = readCode(scan.code)
  if (scan.station === 'returns') await prepareReturn(engines, storefronts, colleague, code)
  return engines.db.transaction().execute(async (tx): Promise<TakeScanResult> => {
    await lockScansOf(tx, colleague.id)
    const known = await scanWithKey(tx, scan.key)
    if (known) {
      const isSame = known.staffId === colleague.id && known.code === code.text && known.station === scan.station
      return isSame ? { ok: true, scan: known } : { ok: false, reason: 'key-used-otherwise' }
    }
    const { station, key } = scan
    const at = { tx, engines, storefronts, colleague, station, key, code, at: scan.at }
    const isUndo = code.kind === 'command' && code.command === 'undo'
    const { outcome, facts = {}, undo } = isUndo ? await undoLast(at) : await atStation[station](at)
    await writeScan(tx, { ...scan, code: code.text, staffId: colleague.id, outcome, facts, undo })
    const { at: scannedAt } = scan
    const done = { key, code: code.text, at: scannedAt, outcome, facts, canUndo: undo !== undefined, isUndone: false }
    return { ok: true, scan: done }
  })
}

async function undoLast(scan: AtStation): Promise<Done> {
  const last = await lastDone(scan.tx, scan.colleague.id, scan.station)
  return last ? undoWithin(scan.tx, scan, last) : { outcome: 'not-undoable' }
}
