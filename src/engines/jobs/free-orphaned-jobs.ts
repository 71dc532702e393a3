import { Client, DatabaseError } from 'pg'

/** What a process that works off jobs calls its connections; it has one as long as it lives. */
export const WORKER = 'umlauf-worker'

const NO_SUCH_TABLE = '42P01'

/**
 * If nobody works on jobs, those that somebody seems to work on were left behind by a process that was killed: they need not
 * wait until it has been silent for long enough, nor longer with every time that it is killed, as what fails by itself does. The
 * attempt counts: a job that ends its process is not begun for ever. To be called before a connection of one's own is opened.
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
           state = case when retry_count < retry_limit then 'retry' else state end,
           start_after = case when retry_count < retry_limit then now() else start_after end
         where state = 'active' and started_on < now() and not exists (
           select from pg_stat_activity where datname = current_database() and application_name = $1)
         returning name)
       update pgboss.queue set monitor_on = null where name in (select name from freed)`,
      [WORKER],
    )
  } catch (error) {
    // The queue makes its tables when it opens for the first time.
    if (!(error instanceof DatabaseError) || error.code !== NO_SUCH_TABLE) throw error
  } finally {
    await client.end()
  }
}
