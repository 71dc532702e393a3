import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import type { Storefronts } from '#shop/shop.ts'
import { unhurried } from '#domain/lists/unhurried.ts'
import type { ListColumns } from './device-list.ts'
import { openMatcher, type Matcher } from './matching/match-row.ts'
import type { StoredList, StoredRow } from './stored-list.ts'
import { advanceList, finishList, lockUnmatched, listById, unmatchedLists } from './list-store.ts'
import { rowsAfter, writeResults, type RowResult } from './row-store.ts'
import { sumList } from './sum-list.ts'

export const MATCH_LIST = 'match-device-list'

export const RESUME_LISTS = 'resume-device-lists'

export type MatchJob = { listId: string }

type Needs = Pick<Engines, 'db' | 'now'>

/** So many rows are written down together: a crash loses no more than these. */
const SLICE = 250

const MINUTE = 60_000

/** Whoever has waited longer than this has stopped waiting; the list would only fail again. */
const GIVEN_UP_AFTER = 24 * 60 * MINUTE

/** Looks at every row of a list that nobody has looked at yet. Several processes may try: one of them does it. */
export async function matchList(
  engines: Engines,
  { countries }: Pick<Storefronts, 'countries'>,
  listId: string,
): Promise<void> {
  const list = await listById(engines.db, listId)
  if (!list || list.matchedAt) return
  const work = beginWork(await openMatcher(engines, { country: countries[list.country] }))
  while (await matchSlice(engines, work, listId));
}

/** A matcher, and up to which row of the list it knows everything. */
type Work = { match: Matcher; knownTo: number }

export const beginWork = (match: Matcher): Work => ({ match, knownTo: 0 })

/**
 * A few rows. That they were looked at and how far the list has come is one transaction, and one process at a time holds
 * the list: whatever dies, it goes on where it stood. Says whether there is more to do.
 */
export async function matchSlice({ db, now }: Needs, work: Work, listId: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const list = await lockUnmatched(tx, listId)
    if (!list) return false
    const rows = await rowsAfter(tx, listId, { position: list.matched, most: SLICE })
    if (rows.length === 0) {
      const rules = await findRules({ db: tx, now })
      await finishList(tx, listId, await sumList(tx, rules, listId), now())
      return false
    }
    await catchUp(tx, work, list)
    await writeResults(tx, listId, await matchRows(work.match, list.columns, rows))
    work.knownTo = rows.at(-1)!.position
    await advanceList(tx, listId, work.knownTo)
    return true
  })
}

/** Rows that another process has looked at: what comes twice in a list is only seen by who knows all of it. */
async function catchUp(tx: Transaction, work: Work, { id, matched, columns }: StoredList): Promise<void> {
  while (work.knownTo < matched) {
    const rows = await rowsAfter(tx, id, { position: work.knownTo, most: SLICE })
    for (const row of rows) work.match.remember(row, columns)
    work.knownTo = rows.at(-1)!.position
  }
}

async function matchRows(match: Matcher, columns: ListColumns, rows: readonly StoredRow[]): Promise<RowResult[]> {
  const results: RowResult[] = []
  for await (const row of unhurried(rows))
    results.push({ position: row.position, result: await match.matchRow(row, columns) })
  return results
}

/** Every minute: lists that were left behind by a process that died. */
export async function resumeLists({ db, jobs, now }: Pick<Engines, 'db' | 'jobs' | 'now'>): Promise<void> {
  const before = (milliseconds: number) => new Date(now().getTime() - milliseconds)
  for (const listId of await unmatchedLists(db, { from: before(GIVEN_UP_AFTER), to: before(MINUTE) }))
    await jobs.enqueue(MATCH_LIST, { listId } satisfies MatchJob, { singletonKey: listId })
}
