import type { Engines } from '#engines/engines.ts'
import { isId } from '#shop/ids.ts'
import { writeAudit } from './audit/audit.ts'
import type { Colleague } from './colleague.ts'
import { may } from './permissions.ts'

export type ManageJobResult = { ok: true } | { ok: false; reason: 'not-yours-to-do' | 'no-such-job' }

/** A job that did not work out is tried once more, or given up. */
export async function manageJob(
  { db, jobs, now }: Pick<Engines, 'db' | 'jobs' | 'now'>,
  colleague: Colleague,
  action: 'retry' | 'cancel',
  id: string,
): Promise<ManageJobResult> {
  if (!may(colleague, 'jobs.change')) return { ok: false, reason: 'not-yours-to-do' }
  if (!isId(id) || !(await jobs[action](id))) return { ok: false, reason: 'no-such-job' }
  const change = { action: `job.${action}`, subject: `job ${id}`, before: null, after: null }
  await db.transaction().execute((tx) => writeAudit(tx, colleague, change, now()))
  return { ok: true }
}
