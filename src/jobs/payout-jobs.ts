import { PROPOSE_PAYOUTS, proposeBatches } from '#domain/payouts/batches/propose-batches.ts'
import type { Engines } from '#engines/engines.ts'
import type { Storefronts } from '#shop/shop.ts'

/** Before the banks' own deadlines. Which days are holidays the job knows. */
const TWICE_A_WORKING_DAY = '0 10,15 * * 1-5'

/** Puts payouts together twice a day. */
export async function startPayoutJobs(engines: Engines, storefronts: Storefronts): Promise<void> {
  const { jobs } = engines
  await jobs.work(PROPOSE_PAYOUTS, () => proposeBatches(engines, storefronts))
  await jobs.schedule(PROPOSE_PAYOUTS, TWICE_A_WORKING_DAY)
}
