import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import type { Transaction } from '#engines/database/database.ts'
import { formatCaseNumber } from './case-number.ts'
import { writeEntry } from './case-store.ts'

type Step = { event: string; text?: string; before?: object | null; after?: object | null }

/**
 * Writes down what was done: in the history of the case and in the audit. The audit never quotes what colleagues wrote:
 * words are forgotten with their person, the audit is not.
 */
export async function record(
  tx: Transaction,
  colleague: Pick<Colleague, 'id' | 'username'>,
  { id, number }: { id: string; number: number },
  { event, text = '', before = null, after = null }: Step,
  now: Date,
): Promise<void> {
  await writeEntry(tx, { caseId: id, at: now, event, actor: colleague.username, text })
  const change = { action: `case.${event}`, subject: `case ${formatCaseNumber(number)}`, before, after }
  await writeAudit(tx, colleague, change, now)
}
