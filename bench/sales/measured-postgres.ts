import { readFile, readdir } from 'node:fs/promises'
import { Client } from 'pg'
import { command } from '#tests/support/services/shops/fresh-database.ts'
import { openOwnPostgres } from '#tests/crash/own-postgres.ts'
import { preparePlaces, findServerUser } from '#engines/database/embedded/postgres-places.ts'

/** What was asked of the server: by the shop for visitors and colleagues, and by its job queue. */
export type Asked = { shop: number; jobs: number }

/** A server like the embedded one that counts statements. Each of them is one way there and back. */
export async function openMeasuredPostgres(folder: string) {
  const own = await openOwnPostgres(folder)
  await command(own.url, `alter system set shared_preload_libraries = 'pg_stat_statements'`)
  await own.stop()
  await own.start()
  await command(own.url, 'create extension pg_stat_statements')
  const { data } = await preparePlaces(folder, await findServerUser())

  return {
    url: own.url,
    stop: own.stop,
    /** How many statements there were since this was asked last. */
    async asked(): Promise<Asked> {
      const client = new Client({ connectionString: own.url })
      await client.connect()
      const { rows } = await client.query<{ jobs: boolean; calls: string }>(
        `select query ~ 'pgboss' as jobs, sum(calls) as calls from pg_stat_statements
         where query !~ 'pg_stat_statements' group by 1`,
      )
      await client.query('select pg_stat_statements_reset()')
      await client.end()
      const of = (jobs: boolean) => Number(rows.find((row) => row.jobs === jobs)?.calls ?? 0)
      return { shop: of(false), jobs: of(true) }
    },
    /** Milliseconds of processor time that the server and all its connections have had; nothing where the system does not tell. */
    async cpu(): Promise<number> {
      const [server = ''] = (await readFile(`${data}/postmaster.pid`, 'utf8')).split('\n')
      const processes = await readdir('/proc').catch(() => [])
      const times = await Promise.all(processes.map((id) => cpuOf(id, server)))
      return times.reduce((sum, time) => sum + time, 0)
    },
  }
}

const TICK_MILLISECONDS = 10

/** The times of a process of this server; that of connections which have ended is counted by the server itself. */
async function cpuOf(id: string, server: string): Promise<number> {
  const line = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '')
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  if (id !== server && fields[1] !== server) return 0
  const [user, system, endedUser, endedSystem] = fields.slice(11, 15).map(Number)
  const ended = id === server ? endedUser! + endedSystem! : 0
  return (user! + system! + ended) * TICK_MILLISECONDS
}
