import type { ItemState } from '#domain/trades/lifecycle/trade-status.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import type { Storefronts } from '#shop/shop.ts'
import type { Code } from '#domain/warehouse/scans/read-code.ts'
import type { Outcome, ScanFacts, Station } from '#domain/warehouse/scans/scan.ts'

export type StationNeeds = Pick<Engines, 'db' | 'mail' | 'vault' | 'files' | 'carriers' | 'log' | 'now'>

/** One scan at a station, within the transaction that keeps it. */
export type AtStation = {
  tx: Transaction
  engines: StationNeeds
  storefronts: Storefronts
  colleague: Colleague
  station: Station
  key: string
  code: Code
  /** When it was scanned. */
  at: Date
}

/** What a device was before it was received. */
export type BeforeReceiving = { itemId: string; status: ItemState; isLate: boolean }

/** How a scan can be taken back. */
export type Undo =
  /** Something was taken in hands; before it there may have been something else. */
  | { kind: 'opened'; workId: string; isNew: boolean; before: string | null }
  /** A device; devices of another parcel may have been laid aside for it. */
  | { kind: 'scanned'; workId: string; itemId: string; instead?: string[] }
  | { kind: 'labelled'; workId: string }
  | { kind: 'received'; workId: string; tradeId: string; scanned: string[]; before: BeforeReceiving[] }
  | { kind: 'placed'; itemId: string; from: string | null; to: string }

/** What came of a scan. Whatever is no success has changed nothing. */
export type Done = { outcome: Outcome; facts?: ScanFacts; undo?: Undo }
