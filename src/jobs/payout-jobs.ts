import { FORGET_OLD_PAPERS, forgetOldPapers } from '#domain/payouts/forget-old-papers.ts'
import { PROPOSE_PAYOUTS, proposeBatches } from '#domain/payouts/propose-batches.ts'
import type { Engines } from '#engines/engines.ts'
import type { Storefronts } from '#shop/shop.ts'

/** Before the banks' own deadlines. Which days are holidays the job knows. */
const TWICE_A_WORKING_DAY = '0 10,15 * * 1-5'

/** At night, when nobody sells. */
const NIGHTLY = '40 3 * * *'

/** Puts payouts together twice a day, and forgets papers whose time is over. */
export async function workOffPayouts(engines: Engines, storefronts: Storefronts): Promise<void> {
  const { jobs } = engines
  await jobs.work(PROPOSE_PAYOUTS, () => proposeBatches(engines, storefronts))
  await jobs.schedule(PROPOSE_PAYOUTS, TWICE_A_WORKING_DAY)
  await jobs.work(FORGET_OLD_PAPERS, () => forgetOldPapers(engines))
  await jobs.schedule(FORGET_OLD_PAPERS, NIGHTLY)
}
