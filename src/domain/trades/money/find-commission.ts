import type { Engines } from '#engines/engines.ts'
import { commissionLines } from './commission-store.ts'

/**
 * What one partner brought in one month: devices that were paid in it, and what he gets of that. Vouchers do not count:
 * they are our gift to the seller, not the price of a device.
 */
export type CommissionLine = {
  partner: string
  name: string
  /** 2026-03 */
  month: string
  devices: number
  deviceCents: number
  commissionCents: number
}

/** What partners get, by month, the newest first: of all months, or of one. */
export const findCommission = (
  { db }: Pick<Engines, 'db'>,
  wanted: { partner?: string | undefined; month?: string | undefined } = {},
): Promise<CommissionLine[]> => commissionLines(db, wanted)
