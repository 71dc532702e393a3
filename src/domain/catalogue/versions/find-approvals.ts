import type { Colleague } from '#domain/staff/colleague.ts'
import type { Engines } from '#engines/engines.ts'
import { countWaiting, waitingApprovals } from './approvals-store.ts'
import type { VersionKind } from './version.ts'

/** Something that waits for a second person. */
export type Approval = {
  kind: VersionKind | 'prices'
  id: number
  note: string
  author: string | null
  authorName: string | null
  proposedAt: Date
  liveFrom: Date | null
}

/** All that waits, the oldest first. Nobody has more of it than fits on a page. */
export const findApprovals = ({ db }: Pick<Engines, 'db'>): Promise<Approval[]> => waitingApprovals(db)

/** How much of it this colleague could approve, and since when the first of it waits. */
export const countApprovals = (
  { db }: Pick<Engines, 'db'>,
  { id }: Pick<Colleague, 'id'>,
): Promise<{ count: number; oldest: Date | null }> => countWaiting(db, id)
