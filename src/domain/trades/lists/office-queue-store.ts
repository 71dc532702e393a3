import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Database } from '#engines/database/database.ts'
import type { OfficeQueue } from './office-queue.ts'

export type QueueCount = {
  queue: OfficeQueue
  count: number
  /** Since when the first of them waits. */
  oldest: Date | null
  /** When the clock moves the next one on. */
  nextDue: Date | null
  /** How many wait longer than we promised ourselves. */
  late: number
}

/** Which items, called i, wait in a queue. */
const conditions: Record<OfficeQueue, RawBuilder<SqlBool>> = {
  arrivals: sql`i.status = 'IN_TRANSIT' and not i.was_delivered`,
  delivered: sql`i.status in ('IN_TRANSIT', 'EXPECTED', 'EXPIRED') and i.was_delivered`,
  inspection: sql`i.status in ('RECEIVED', 'IN_INSPECTION')`,
  clarifications: sql`i.status = 'CLARIFICATION'`,
  locks: sql`i.status = 'LOCKED'`,
  missing: sql`i.status = 'MISSING'`,
  suspended: sql`i.status = 'SUSPENDED'`,
  returns: sql`i.status = 'RETURN_PENDING'`,
  payouts: sql`i.status = 'ACCEPTED'`,
  failedPayouts: sql`i.status = 'PAYOUT_FAILED'`,
}

export const inQueue = (queue: OfficeQueue): RawBuilder<SqlBool> => conditions[queue]

export async function countQueues(
  db: Database,
  queues: readonly OfficeQueue[],
  lateBefore: Date,
): Promise<QueueCount[]> {
  const parts = queues.map((queue) => {
    const since = queue === 'inspection' ? sql`i.waits_since` : sql`i.status_since`
    const late = queue === 'inspection' ? sql`count(*) filter (where ${since} < ${lateBefore})` : sql`0`
    return sql`select ${queue}::text as queue, count(*)::int as count, min(${since}) as oldest,
      min(i.due_at) as "nextDue", (${late})::int as late from trade_items i where ${conditions[queue]}`
  })
  const { rows } = await sql<QueueCount>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows
}
