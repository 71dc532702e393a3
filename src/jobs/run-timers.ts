import { settleCases } from '#domain/cases/devices/settle-cases.ts'
import { clarificationAddress } from '#domain/clarification/find-clarification.ts'
import { RUN_TIMERS, runTimers } from '#domain/trades/lifecycle/timers/run-timers.ts'
import type { Engines } from '#engines/engines.ts'
import type { Storefronts } from '#shop/shop.ts'

const EVERY_MINUTE = '* * * * *'

/** What happens by itself when nobody does anything, once for all processes together. */
export async function startTimerJobs(engines: Engines, storefronts: Storefronts): Promise<void> {
  const links = { clarification: clarificationAddress(engines) }
  await engines.jobs.work(RUN_TIMERS, async () => {
    await runTimers(engines, storefronts, links)
    await settleCases(engines)
  })
  await engines.jobs.schedule(RUN_TIMERS, EVERY_MINUTE)
}
