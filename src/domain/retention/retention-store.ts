import { sql } from 'kysely'
import type { Database } from '#engines/database/database.ts'
import { retentionStepNames, type RetentionStepName } from './retention-step.ts'

export type FailingStep = { name: RetentionStepName; since: Date; doneAt: Date | null }

export async function writeDone(db: Database, name: RetentionStepName, now: Date): Promise<void> {
  await sql`
    insert into retention_steps (name, done_at) values (${name}, ${now})
    on conflict (name) do update set done_at = ${now}, failing_since = null`.execute(db)
}

export async function writeFailure(db: Database, name: RetentionStepName, now: Date): Promise<void> {
  await sql`
    insert into retention_steps (name, failing_since) values (${name}, ${now})
    on conflict (name) do update set failing_since = coalesce(retention_steps.failing_since, ${now})`.execute(db)
}

export const failingSteps = (db: Database): Promise<FailingStep[]> =>
  db
    .selectFrom('retention_steps')
    .select(['name', 'failing_since as since', 'done_at as doneAt'])
    .where('failing_since', 'is not', null)
    .where('name', 'in', retentionStepNames)
    .orderBy('name')
    .$castTo<FailingStep>()
    .execute()
