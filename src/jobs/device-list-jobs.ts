import { MATCH_LIST, matchList, RESUME_LISTS, resumeLists, type MatchJob } from '#domain/business/lists/match-list.ts'
import type { Engines } from '#engines/engines.ts'
import type { Storefronts } from '#shop/shop.ts'

const EVERY_MINUTE = '* * * * *'

/** Finds out what uploaded devices are worth, and goes on where a process died. */
export async function startDeviceListJobs(engines: Engines, storefronts: Storefronts): Promise<void> {
  const { jobs } = engines
  await jobs.work<MatchJob>(MATCH_LIST, ({ listId }) => matchList(engines, storefronts, listId))
  await jobs.work(RESUME_LISTS, () => resumeLists(engines))
  await jobs.schedule(RESUME_LISTS, EVERY_MINUTE)
}
