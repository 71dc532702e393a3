import type { Colleague } from '#domain/staff/colleague.ts'
import { findTrade } from '#domain/trades/find-trade.ts'
import type { Trade } from '#domain/trades/trade.ts'
import type { Engines } from '#engines/engines.ts'
import { placeWithCode } from '#domain/warehouse/places/place-store.ts'
import type { Place } from '#domain/warehouse/places/place.ts'
import { scansOf } from '#domain/warehouse/scans/scan-store.ts'
import type { DoneScan, Station } from '#domain/warehouse/scans/scan.ts'
import { currentWork, unfinishedWork, type UnfinishedRow } from './station-work-store.ts'

const LISTED_SCANS = 20

export type StationView = {
  /** What is in hands. */
  trade: Trade | undefined
  place: Place | undefined
  itemIds: string[]
  hasLabel: boolean
  /** What was begun by whomever and left. */
  unfinished: UnfinishedRow[]
  /** Own ones, the newest first. */
  scans: DoneScan[]
}

/** What a station shows to whoever stands at it. */
export async function findStation(
  { db }: Pick<Engines, 'db'>,
  { id: staffId }: Pick<Colleague, 'id'>,
  station: Station,
): Promise<StationView> {
  const [current, unfinished, scans] = await Promise.all([
    currentWork(db, station, staffId),
    unfinishedWork(db, station),
    scansOf(db, { staffId, station, limit: LISTED_SCANS }),
  ])
  const trade = current?.tradeId ? await findTrade(db, current.tradeId) : undefined
  const place = current?.place ? await placeWithCode(db, current.place) : undefined
  return {
    trade,
    place,
    itemIds: current?.itemIds ?? [],
    hasLabel: current?.hasLabel ?? false,
    unfinished: unfinished.filter(({ id }) => id !== current?.id),
    scans: scans.map(({ key, code, at, outcome, facts, canUndo, isUndone }) => ({
      key,
      code,
      at,
      outcome,
      facts,
      canUndo,
      isUndone,
    })),
  }
}
