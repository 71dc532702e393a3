import type { Colleague } from '#domain/staff/colleague.ts'
import { inspectionDue } from '#domain/trades/lifecycle/timers/working-days.ts'
import type { Engines } from '#engines/engines.ts'
import { queueRows, type QueueRow } from './inspection-queue-store.ts'

export const queueShares = ['free', 'mine', 'all'] as const

export type QueueShare = (typeof queueShares)[number]

export type QueuedItem = QueueRow & { dueAt: Date; isOverdue: boolean }

/** What waits for an inspection, whoever waits longest first. */
export async function findInspectionQueue(
  { db, now }: Pick<Engines, 'db' | 'now'>,
  colleague: Pick<Colleague, 'id'>,
  share: QueueShare,
): Promise<{ items: QueuedItem[]; counts: Record<QueueShare, number> }> {
  const rows = await queueRows(db)
  const shares: Record<QueueShare, QueueRow[]> = {
    free: rows.filter(({ inspectorId }) => inspectorId === null),
    mine: rows.filter(({ inspectorId }) => inspectorId === colleague.id),
    all: rows,
  }
  const items = shares[share].map((row) => {
    const dueAt = inspectionDue(row.since)
    return { ...row, dueAt, isOverdue: dueAt < now() }
  })
  return { items, counts: { free: shares.free.length, mine: shares.mine.length, all: rows.length } }
}
