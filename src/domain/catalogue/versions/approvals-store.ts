import { sql } from 'kysely'
import type { Database } from '#engines/database/database.ts'
import type { Approval } from './find-approvals.ts'

/** Price lists are proposed in a table of their own; who approves does not mind. */
const waiting = sql`(
  select 'prices' as kind, id, note, author, proposed_at, valid_from::timestamptz as live_from from price_proposals
  where status = 'proposed'
  union all
  select kind, id, note, author, proposed_at, live_from from versions where status = 'proposed')`

export async function waitingApprovals(db: Database): Promise<Approval[]> {
  const { rows } = await sql<Approval>`
    select w.kind, w.id, w.note, w.author, s.username as "authorName", w.proposed_at as "proposedAt", w.live_from as "liveFrom"
    from ${waiting} w left join staff s on s.id = w.author
    order by w.proposed_at, w.kind, w.id`.execute(db)
  return rows
}

export async function countWaiting(db: Database, without: string): Promise<{ count: number; oldest: Date | null }> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    select count(*)::int as count, min(proposed_at) as oldest from ${waiting} w
    where author is distinct from ${without}`.execute(db)
  return rows[0]!
}
