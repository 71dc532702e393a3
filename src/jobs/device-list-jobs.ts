import { JUDGE_LIST, judgeList, RESUME_LISTS, resumeLists, type JudgeJob } from '#domain/business/lists/judge-list.ts'
import type { Engines } from '#engines/engines.ts'
import type { Storefronts } from '#shop/shop.ts'

const EVERY_MINUTE = '* * * * *'

/** Finds out what uploaded devices are worth, and goes on where a process died. */
export async function workOffDeviceLists(engines: Engines, storefronts: Storefronts): Promise<void> {
  const { jobs } = engines
  await jobs.work<JudgeJob>(JUDGE_LIST, ({ listId }) => judgeList(engines, storefronts, listId))
  await jobs.work(RESUME_LISTS, () => resumeLists(engines))
  await jobs.schedule(RESUME_LISTS, EVERY_MINUTE)
}
