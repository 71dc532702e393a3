import { Client, DatabaseError } from 'pg'

/** What a process that works off jobs calls its connections; it has one as long as it lives. */
export const WORKER = 'umlauf-worker'

const NO_SUCH_TABLE = '42P01'

/** What was begun so often and cut off is taken for what kills the process, and has no more attempts than any other. */
const MAX_CUT_OFF = 100

/** The first times a job is taken up at once, then after a pause that doubles up to a minute: between two of them the shop is there. */
const AT_ONCE = 3
const MAX_PAUSE_SECONDS = 60

/**
 * If nobody works on jobs, those that somebody seems to work on were left behind by a process that was killed: they need not
 * wait until it has been silent for long enough. They were cut off, they have not failed, so they keep the attempts that they
 * have. To be called before a connection of one's own is opened.
 */
export async function freeOrphanedJobs(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'umlauf-start' })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(
      `with freed as (
         update pgboss.job set
           heartbeat_on = 'epoch',
           state = case when retry_count < greatest(retry_limit, $2) then 'retry' else state end,
           retry_limit = case when retry_count < $2 then retry_limit + 1 else retry_limit end,
           start_after = now() + interval '1 second' *
             least($4, power(2, least(retry_count, 10)) - power(2, least(retry_count, $3)))
         where state = 'active' and started_on < now() and not exists (
           select from pg_stat_activity where datname = current_database() and application_name = $1)
         returning name)
       update pgboss.queue set monitor_on = null where name in (select name from freed)`,
      [WORKER, MAX_CUT_OFF, AT_ONCE, MAX_PAUSE_SECONDS],
    )
  } catch (error) {
    // The queue makes its tables when it opens for the first time.
    if (!(error instanceof DatabaseError) || error.code !== NO_SUCH_TABLE) throw error
  } finally {
    await client.end()
  }
}
