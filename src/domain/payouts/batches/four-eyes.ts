import type { Colleague } from '#domain/staff/colleague.ts'
import type { Cents } from '#shop/money/money.ts'
import { RELEASE_ALONE_LIMIT } from './payout.ts'

type Prepared = { cents: Cents; preparedBy: string | null }

/**
 * Whether somebody else has to release this batch. Who makes many small ones of a large one gains nothing by it: what a
 * colleague has lately released alone counts along. And what only the clock has looked at nobody has looked at.
 */
export function needsAnother(
  { cents, preparedBy }: Prepared,
  { id }: Pick<Colleague, 'id'>,
  releasedAlone: Cents,
): boolean {
  if (preparedBy !== null && preparedBy !== id) return false
  return cents + releasedAlone > RELEASE_ALONE_LIMIT
}

/** So far is looked back for what somebody has released alone. */
export const ALONE_HOURS = 24
