import { FORGET_OLD_LISTS, forgetOldLists } from '#domain/business/lists/forget-lists.ts'
import { JUDGE_LIST, judgeList, RESUME_LISTS, resumeLists, type JudgeJob } from '#domain/business/lists/judge-list.ts'
import type { Engines } from '#engines/engines.ts'
import type { Storefronts } from '#shop/shop.ts'

const EVERY_MINUTE = '* * * * *'

const NIGHTLY = '55 3 * * *'

/** Finds out what uploaded devices are worth, goes on where a process died, and forgets lists whose time is over. */
export async function workOffDeviceLists(engines: Engines, storefronts: Storefronts): Promise<void> {
  const { jobs } = engines
  await jobs.work<JudgeJob>(JUDGE_LIST, ({ listId }) => judgeList(engines, storefronts, listId))
  await jobs.work(RESUME_LISTS, () => resumeLists(engines))
  await jobs.schedule(RESUME_LISTS, EVERY_MINUTE)
  await jobs.work(FORGET_OLD_LISTS, () => forgetOldLists(engines))
  await jobs.schedule(FORGET_OLD_LISTS, NIGHTLY)
}
