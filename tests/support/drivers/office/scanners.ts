import type { Station } from '#domain/warehouse/scans/scan.ts'
import { takeScan } from '#domain/warehouse/scans/take-scan.ts'
import { undoScan } from '#domain/warehouse/scans/undo-scan.ts'
import { findStation } from '#domain/warehouse/stations/find-station.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { findTrade } from '#domain/trades/find-trade.ts'
import type { Trade } from '#domain/trades/trade.ts'
import type { Engines } from '#engines/engines.ts'
import { soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { storefronts } from '#tests/support/fixtures/storefronts.ts'
import { newColleague, step } from './inspectors.ts'

/** What people with scanners do at the stations of a warehouse. */
export const scannersOf = (engines: () => Engines) => ({
  /** Scans one code after the other at a station, and tells what came of each. */
  scanner(colleague: Colleague, station: Station) {
    const scan = async (code: string, key: string = crypto.randomUUID()) => {
      const taken = await takeScan(engines(), storefronts, colleague, { key, station, code, at: engines().now() })
      if (!taken.ok) throw new Error(taken.reason)
      return taken.scan
    }
    const scans = async (...codes: string[]) => {
      const outcomes = []
      for (const code of codes) outcomes.push((await scan(code)).outcome)
      return outcomes
    }
    return { colleague, scan, scans, view: () => findStation(engines(), colleague, station) }
  },

  /** Takes a scan back by its button. */
  undo: (colleague: Colleague, scanned: string, key: string = crypto.randomUUID()) =>
    undoScan(engines(), storefronts, colleague, { undo: scanned, key }),

  statesOf: async ({ id }: Trade) => (await findTrade(engines().db, id))!.items.map(({ status }) => status),

  async receivedTrade(pieces = 1): Promise<Trade> {
    const trade = await soldTrade(engines(), 'de', { pieces })
    await step(engines(), trade, await newColleague(engines(), 'warehouse'), 'receive')
    return trade
  },
})
