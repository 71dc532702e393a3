import type { Permission } from '#domain/staff/permissions.ts'

/** Where codes are scanned, and what whoever scans there must be allowed. */
export const stationRights = {
  dock: 'trades.receive',
  'put-away': 'trades.receive',
  stocktake: 'trades.receive',
  returns: 'trades.return',
} as const satisfies Record<string, Permission>

export type Station = keyof typeof stationRights

export const stations = Object.keys(stationRights) as Station[]

/** What came of a scan, and how it sounds. */
export const outcomeTones = {
  opened: 'good',
  present: 'good',
  received: 'good',
  left: 'good',
  undone: 'good',
  'place-chosen': 'good',
  placed: 'good',
  counted: 'good',
  'counted-extra': 'good',
  'stocktake-finished': 'good',
  'return-opened': 'good',
  'label-fits': 'good',
  'handed-over': 'good',
  unknown: 'bad',
  several: 'bad',
  'nothing-expected': 'bad',
  'nothing-open': 'bad',
  'not-undoable': 'bad',
  'not-here': 'bad',
  'no-command-here': 'bad',
  'no-place-here': 'bad',
  'place-missing': 'bad',
  'place-unknown': 'bad',
  'place-closed': 'bad',
  'place-full': 'bad',
  'counted-already': 'bad',
  'counted-nothing': 'bad',
  'not-in-our-house': 'bad',
  'not-going-back': 'bad',
  'devices-missing': 'bad',
  'label-missing': 'bad',
  'label-wrong': 'bad',
  'no-label-yet': 'bad',
  refused: 'bad',
} as const satisfies Record<string, 'good' | 'bad'>

export type Outcome = keyof typeof outcomeTones

/** What the sentence about a scan mentions. */
export type ScanFacts = Readonly<Record<string, string | number>>

/** A scan as it is sent. */
export type Scan = {
  /** Its own: the same scan is done once, however often it is sent. */
  key: string
  station: Station
  code: string
  /** When it was scanned; it may have waited for a connection. */
  at: Date
}

/** A scan as it is listed. */
export type DoneScan = Omit<Scan, 'station'> & {
  outcome: Outcome
  facts: ScanFacts
  canUndo: boolean
  isUndone: boolean
}
