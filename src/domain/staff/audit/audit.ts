import type { Transaction } from '#engines/database/database.ts'
import { newId } from '#shop/ids.ts'
import { addAuditEntry } from './audit-store.ts'
import type { Colleague } from '#domain/staff/colleague.ts'

/** One change by one colleague: what was done, to what, and what it was before. */
export type Change = {
  /** `voucher.change`. */
  action: string
  /** `voucher SOMMER`. */
  subject: string
  before: object | null
  after: object | null
}

/** Written in the transaction of the change itself: neither exists without the other. */
export async function writeAudit(
  tx: Transaction,
  { id, username }: Pick<Colleague, 'id' | 'username'>,
  change: Change,
  now: Date,
): Promise<void> {
  await addAuditEntry(tx, { id: newId(now), at: now, staffId: id, username, ...change })
}
