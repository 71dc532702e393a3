import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import type { Log } from '#engines/log/log.ts'
import { columnTypes } from './column-types.ts'
import type { OpenDatabase } from './database.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import type { Schema } from './schema.ts'

export interface DatabaseOptions {
  /** A PostgreSQL address, or nothing for the embedded server in the data folder. */
  url?: string | undefined
  dataFolder: string
  poolSize?: number | undefined
  /** No request may wait longer than this for one statement. */
  statementTimeout?: number | undefined
}

export async function openDatabase(options: DatabaseOptions, log: Log): Promise<OpenDatabase> {
  const server = options.url
    ? { url: options.url, close: async () => {} }
    : await startEmbeddedPostgres(options.dataFolder, log)
  const pool = openPool(server.url, options, log)

  return {
    db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    pool,
    url: server.url,
    async close() {
      await pool.end()
      await server.close()
    },
  }
}

function openPool(url: string, { poolSize = 10, statementTimeout = 3_000 }: DatabaseOptions, log: Log): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: 'umlauf',
    max: poolSize,
    connectionTimeoutMillis: 3_000,
    statement_timeout: statementTimeout,
    // A server that is frozen cannot time out by itself: then we stop waiting a moment later.
    query_timeout: statementTimeout + 1_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    types: columnTypes,
  })
  // A connection that the server ends raises an error that nobody awaits; unheard, it would end the process. While it is
  // idle the pool hears it, while it is in use only the connection itself does.
  const lost = (error: Error) => log.warn({ err: error }, 'A database connection was lost.')
  pool.on('error', lost)
  pool.on('connect', (client) => client.on('error', lost))
  return pool
}
