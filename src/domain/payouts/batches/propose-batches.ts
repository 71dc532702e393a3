import type { Engines } from '#engines/engines.ts'
import { dayAt, OFFICE_TIME_ZONE } from '#shop/formats/dates.ts'
import type { Storefronts } from '#shop/shop.ts'
import { isBankDay } from './bank-day.ts'
import { prepareBatches } from './prepare-batches.ts'

export const PROPOSE_PAYOUTS = 'propose-payouts'

/** On days on which banks work: puts together what can be paid. Colleagues look at it and release it, the clock never does. */
export async function proposeBatches(
  engines: Pick<Engines, 'db' | 'vault' | 'now' | 'log'>,
  storefronts: Storefronts,
): Promise<void> {
  if (!isBankDay(dayAt(engines.now(), OFFICE_TIME_ZONE))) return
  const result = await prepareBatches(engines, storefronts, 'clock')
  if (result.ok) engines.log.info({ batches: result.batches }, 'Payouts were proposed.')
}
