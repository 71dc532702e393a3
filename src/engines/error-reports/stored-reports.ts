import { randomUUID } from 'node:crypto'
import type { Cache } from '#engines/cache/cache.ts'
import type { Database } from '#engines/database/database.ts'
import type { Log } from '#engines/log/log.ts'
import { describeError } from './error-description.ts'
import type { ErrorDescription } from './error-description.ts'
import type { ErrorContext, ErrorReporter } from './error-reporter.ts'

interface Needs {
  db: Database
  cache: Cache
  now: () => Date
  log: Log
  release: string
}

/** Anybody can send us browser errors; whoever invents new ones cannot fill our disk with them. */
const NEW_REPORTS = { name: 'error-reports', points: 120, seconds: 60 }
const MAX_UNCOUNTED = 1_000

/** Error reports in the shop's own database. */
export function storedReports(needs: Needs): ErrorReporter {
  const { cache, log } = needs
  /** Repetitions that were not written because the same mistake was written less than a second before. */
  const uncounted = new Map<string, number>()

  return {
    async report(error, context) {
      const description = describeError(error, context)
      const { code, fingerprint } = description
      log.error({ err: error, code, requestId: context.requestId, side: context.side }, 'An error was reported.')
      try {
        const isFirst = await cache.add(`error-report:${fingerprint}`, 1)
        const repeats = uncounted.get(fingerprint) ?? 0
        if (isFirst && (await cache.spend(NEW_REPORTS, context.side)).allowed) {
          uncounted.delete(fingerprint)
          await store(needs, description, context, repeats + 1)
        } else if (uncounted.size < MAX_UNCOUNTED) {
          uncounted.set(fingerprint, repeats + 1)
        }
      } catch (failure) {
        log.error({ err: failure, code }, 'The error report could not be stored.')
      }
      return code
    },
    async close() {},
  }
}

async function store(
  { db, now, release }: Needs,
  { fingerprint, name, message, stack, url }: ErrorDescription,
  { side, application, requestId }: ErrorContext,
  occurrences: number,
): Promise<void> {
  const at = now()
  await db
    .insertInto('error_reports')
    .values({
      id: randomUUID(),
      fingerprint,
      release,
      side,
      application: application ?? null,
      message: `${name}: ${message}`,
      stack: stack ?? null,
      url: url ?? null,
      request_id: requestId ?? null,
      at,
      last_at: at,
      occurrences,
    })
    .onConflict((conflict) =>
      conflict.columns(['fingerprint', 'release']).doUpdateSet((row) => ({
        occurrences: row('error_reports.occurrences', '+', row.ref('excluded.occurrences')),
        last_at: row.ref('excluded.last_at'),
        // Where it happened last: in which shop, on which page, to whom.
        application: row.ref('excluded.application'),
        url: row.ref('excluded.url'),
        request_id: row.ref('excluded.request_id'),
      })),
    )
    .execute()
}
