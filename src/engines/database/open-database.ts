import { Kysely, PostgresDialect } from 'kysely'
import { Pool, type PoolClient } from 'pg'
import type { Log } from '#engines/log/log.ts'
import { columnTypes } from './column-types.ts'
import type { OpenDatabase } from './database.ts'
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { openOftenAsked, type OftenAsked } from './often-asked.ts'
import type { Schema } from './schema.ts'

export interface DatabaseOptions {
  /** A PostgreSQL address, or nothing for the embedded server in the data folder. */
  url?: string | undefined
  dataFolder: string
  poolSize?: number | undefined
  /** No request may wait longer than this for one statement. */
  statementTimeout?: number | undefined
  /** Ends what is being done in the background, for example while the shop is still starting. */
  signal?: AbortSignal | undefined
}

interface Limits {
  /** Whether the server keeps the plans of what is asked again and again. */
  keepsPlans: boolean
  connections: number
  connect: number
  statement: number
  /** A server that is frozen cannot time out by itself: then we stop waiting a moment later. */
  answer: number
  idleInTransaction: number
}

const SECOND = 1_000
const MINUTE = 60 * SECOND

/** Somebody waits for an answer, and would rather be asked to come back than wait longer than three seconds. */
const forVisitors: Limits = {
  keepsPlans: true,
  connections: 10,
  connect: 2.5 * SECOND,
  statement: 2.5 * SECOND,
  answer: 2.8 * SECOND,
  idleInTransaction: 30 * SECOND,
}

/**
 * Colleagues who ask for a report or import a file would rather wait than be sent away, but not for ever. What they ask for is
 * rare or common, a plan for each is worth its time.
 */
const forColleagues: Limits = {
  keepsPlans: false,
  connections: 6,
  connect: 10 * SECOND,
  statement: 30 * SECOND,
  answer: 31 * SECOND,
  idleInTransaction: MINUTE,
}

/** Nobody waits: a slow machine or a large table makes this work late, not wrong. */
const inBackground: Limits = {
  keepsPlans: true,
  connections: 6,
  connect: 2 * MINUTE,
  statement: 30 * MINUTE,
  answer: 31 * MINUTE,
  idleInTransaction: 30 * MINUTE,
}

export async function openDatabase(options: DatabaseOptions, log: Log): Promise<OpenDatabase> {
  const { poolSize, statementTimeout: statement, signal } = options
  const server = options.url
    ? { url: options.url, close: async () => {} }
    : await startEmbeddedPostgres(options.dataFolder, log)
  const pool = openPool(
    server.url,
    {
      ...forVisitors,
      ...(poolSize !== undefined && { connections: poolSize }),
      ...(statement !== undefined && { statement, answer: statement + 300 }),
    },
    log,
  )
  const office = openPool(server.url, forColleagues, log)
  const background = openPool(server.url, inBackground, log)
  endWith(signal, background)

  return {
    db: kyselyOn(pool),
    office: kyselyOn(office),
    background: kyselyOn(background),
    pool,
    url: server.url,
    async close() {
      await Promise.all([pool.end(), office.end(), background.end()])
      await server.close()
    },
  }
}

const kyselyOn = (pool: Pool) => new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })

function openPool(url: string, limits: Limits, log: Log): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: 'umlauf',
    max: limits.connections,
    connectionTimeoutMillis: limits.connect,
    statement_timeout: limits.statement,
    query_timeout: limits.answer,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
    keepAlive: true,
    types: columnTypes,
  })
  // A connection that the server ends raises an error that nobody awaits; unheard, it would end the process. While it is
  // idle the pool hears it, while it is in use only the connection itself does.
  const lost = (error: Error) => log.warn({ err: error }, 'A database connection was lost.')
  const oftenAsked = limits.keepsPlans ? openOftenAsked() : undefined
  pool.on('error', lost)
  pool.on('connect', (client) => {
    client.on('error', lost)
    askWith(client, oftenAsked)
  })
  return pool
}

const end = (client: PoolClient) => void client.end().catch(() => {})

/** What is sent after a question without an answer, such as a rollback, would wait as long once more. */
const isSilent = (error: Error) => error.message === 'Query read timeout'

/** The table was changed under a plan, as a release does that comes while this one still works: another connection has none. */
const hasOldPlan = (error: Error) => error.message === 'cached plan must not change result type'

/** Asks by kept plans, and cuts a connection that is not worth another question. */
function askWith(client: PoolClient, oftenAsked: OftenAsked | undefined): void {
  const ask = client.query.bind(client) as (...question: unknown[]) => unknown
  const askOrCut = (...question: unknown[]) => {
    const [text, values] = question
    const isPlain = oftenAsked && typeof text === 'string' && Array.isArray(values) && question.length === 2
    const answer = isPlain ? ask(oftenAsked(text, values)) : ask(...question)
    if (answer instanceof Promise) {
      answer.catch((error: Error) => {
        if (isSilent(error) || hasOldPlan(error)) end(client)
      })
    }
    return answer
  }
  // The driver has an overload for each way to ask; all of them go through here unchanged.
  client.query = askOrCut as typeof client.query
}

/** Work that is under way fails, and the server rolls it back. */
function endWith(signal: AbortSignal | undefined, pool: Pool): void {
  if (!signal) return
  const open = new Set<PoolClient>()
  pool.on('connect', (client) => {
    open.add(client)
    if (signal.aborted) end(client)
  })
  pool.on('remove', (client) => open.delete(client))
  signal.addEventListener('abort', () => open.forEach(end))
}
