import type { PgBoss } from 'pg-boss'
import { redact } from '#engines/log/redact.ts'
import type { QueueState, TroubledJob } from './jobs.ts'

/** As many as one can look through. */
const MAX_TROUBLED = 100

const MAX_ERROR_LENGTH = 300

const counts = `
  select q.name,
    count(j.id) filter (where j.state = 'created')::int as waiting,
    count(j.id) filter (where j.state = 'active')::int as active,
    count(j.id) filter (where j.state = 'retry')::int as retrying,
    count(j.id) filter (where j.state = 'failed')::int as failed,
    min(j.created_on) filter (where j.state in ('created', 'retry')) as "waitsSince",
    max(j.completed_on) filter (where j.state = 'completed') as "lastDone",
    (select s.cron from pgboss.schedule s where s.name = q.name limit 1) as schedule
  from pgboss.queue q left join pgboss.job j on j.name = q.name
  where q.name not like '\\_\\_pgboss%'
  group by q.name order by q.name`

const trouble = `
  select id, name as queue, state, created_on as "createdAt", retry_count as attempts,
    coalesce(output ->> 'message', output ->> 'value', '') as error,
    case when state = 'retry' then start_after end as "nextTry"
  from pgboss.job
  where state = 'failed' or (state = 'retry' and retry_count > 0)
  order by created_on desc limit ${MAX_TROUBLED}`

export async function jobsOverview(boss: PgBoss): Promise<{ queues: QueueState[]; troubled: TroubledJob[] }> {
  const db = boss.getDb()
  const [queues, troubled] = await Promise.all([db.executeSql(counts), db.executeSql(trouble)])
  return {
    queues: queues.rows as QueueState[],
    troubled: (troubled.rows as TroubledJob[]).map((job) => ({
      ...job,
      error: redact(job.error).slice(0, MAX_ERROR_LENGTH),
    })),
  }
}

const one = async (boss: PgBoss, text: string, id: string): Promise<string | undefined> => {
  const { rows } = await boss.getDb().executeSql(text, [id])
  return (rows[0] as { name: string } | undefined)?.name
}

export async function retryJob(boss: PgBoss, id: string): Promise<boolean> {
  // It is tried again anyway: only sooner.
  const text = `update pgboss.job set start_after = now() where id = $1 and state = 'retry' returning name`
  if ((await one(boss, text, id)) !== undefined) return true
  const queue = await one(boss, `select name from pgboss.job where id = $1 and state = 'failed'`, id)
  if (queue === undefined) return false
  await boss.retry(queue, id)
  return true
}

export async function cancelJob(boss: PgBoss, id: string): Promise<boolean> {
  const queue = await one(boss, `select name from pgboss.job where id = $1 and state in ('created', 'retry')`, id)
  if (queue === undefined) return false
  await boss.cancel(queue, id)
  return true
}
