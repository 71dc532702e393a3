import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Log } from '#engines/log/log.ts'

interface Migration {
  name: string
  sql: string
  checksum: string
}

/** Of several processes that start at once, one migrates and the others wait for it. */
const MIGRATING = 8_651_002

/** Brings the database up to date with the SQL files of the folder, and returns the names of those it applied. */
export async function migrate(url: string, folder: string, log: Log): Promise<string[]> {
  const migrations = await readMigrations(folder)
  // A connection of its own, without the time limit of request work: an index on a large table may take minutes.
  const client = new Client({ connectionString: url, application_name: 'umlauf-migrate' })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATING])
    const applied = await readApplied(client)
    refuseChanged(migrations, applied)
    warnOfUnknown(migrations, applied, log)

    const pending = migrations.filter(({ name }) => !applied.has(name))
    for (const migration of pending) {
      await apply(client, migration)
      log.info({ migration: migration.name }, 'Migration applied.')
    }
    return pending.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      if (!/^\d{4}_[a-z0-9_]+\.sql$/.test(name))
        throw new Error(`A migration is named like 0001_trades.sql, not ${name}.`)
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function readApplied(client: Client): Promise<Map<string, string>> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`)
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  )
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

function refuseChanged(migrations: Migration[], applied: Map<string, string>): void {
  const changed = migrations.find(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum)
  if (!changed) return

  throw new Error(
    `The migration ${changed.name} was changed after it had been applied. Restore it and write a new one instead.`,
  )
}

/** While a new release is being rolled out, the old one may start again on the newer database. */
function warnOfUnknown(migrations: Migration[], applied: Map<string, string>, log: Log): void {
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = [...applied.keys()].filter((name) => !known.has(name))
  if (unknown.length > 0) log.warn({ unknown }, 'The database has migrations of a newer release.')
}

async function apply(client: Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback').catch(() => {})
    throw new Error(`The migration ${name} failed and was rolled back.`, { cause })
  }
}
