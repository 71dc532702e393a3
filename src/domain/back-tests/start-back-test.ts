import { findContent } from '#domain/catalogue/versions/find-content.ts'
import { subjectOf } from '#domain/catalogue/versions/write-version.ts'
import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import type { Engines } from '#engines/engines.ts'
import { backTestOf, holdVersion } from './back-test-store.ts'
import { isRunning, RUN_BACK_TEST, type BackTestJob } from './back-test.ts'
import { beginBackTest } from './begin-back-test.ts'

export type StartBackTestResult =
  | { ok: true }
  | { ok: false; reason: 'not-yours-to-do' | 'unknown-version' | 'not-from-here' | 'runs-already' }

/** Looks at what a draft or a proposal would have made of the last weeks. An earlier back-test of it is replaced. */
export async function startBackTest(
  { db, now, jobs }: Pick<Engines, 'db' | 'now' | 'jobs'>,
  colleague: Colleague,
  version: number,
): Promise<StartBackTestResult> {
  const mayStart = may(colleague, 'prices.change') || may(colleague, 'prices.approve')
  if (!mayStart) return { ok: false, reason: 'not-yours-to-do' }

  return db.transaction().execute(async (tx): Promise<StartBackTestResult> => {
    await holdVersion(tx, version)
    const at = now()
    const content = await findContent(tx, version)
    if (!content) return { ok: false, reason: 'unknown-version' }
    if (content.status !== 'draft' && content.status !== 'proposed') return { ok: false, reason: 'not-from-here' }
    const earlier = await backTestOf(tx, version)
    if (earlier && isRunning(earlier, at)) return { ok: false, reason: 'runs-already' }

    await beginBackTest(tx, { version, content, at, startedBy: colleague.id })
    const change = { action: 'version.backTest', subject: subjectOf(content.kind, version) }
    await writeAudit(tx, colleague, { ...change, before: null, after: { content: content.fingerprint } }, at)
    const singletonKey = String(version)
    await jobs.enqueue(RUN_BACK_TEST, { version } satisfies BackTestJob, { within: tx, singletonKey })
    return { ok: true }
  })
}
