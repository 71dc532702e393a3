import { PROPOSE_PAYOUTS, proposeBatches } from '#domain/payouts/batches/propose-batches.ts'
import { checkRegister } from '#domain/payouts/register/read-register.ts'
import type { Engines } from '#engines/engines.ts'
import type { Storefronts } from '#shop/shop.ts'

/** Before the banks' own deadlines. Which days are holidays the job knows. */
const TWICE_A_WORKING_DAY = '0 10,15 * * 1-5'

const CHECK_REGISTER = 'check-register'

/** At night, when nobody sells. */
const NIGHTLY = '40 2 * * *'

/** Nobody sees a register that was changed unless somebody looks: it is checked from its first entry every night. */
async function checkAndTell(engines: Engines): Promise<void> {
  const brokenAt = await checkRegister(engines)
  if (brokenAt !== undefined) engines.log.error({ number: brokenAt }, 'The register of purchases was changed.')
}

/** Puts payouts together twice a day, and checks the register of what was bought. */
export async function startPayoutJobs(engines: Engines, storefronts: Storefronts): Promise<void> {
  const { jobs } = engines
  await jobs.work(PROPOSE_PAYOUTS, () => proposeBatches(engines, storefronts))
  await jobs.schedule(PROPOSE_PAYOUTS, TWICE_A_WORKING_DAY)
  await jobs.work(CHECK_REGISTER, () => checkAndTell(engines))
  await jobs.schedule(CHECK_REGISTER, NIGHTLY)
}
