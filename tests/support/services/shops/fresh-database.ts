import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { migrate } from '#engines/database/migrate.ts'
import { openJobs } from '#engines/jobs/open-jobs.ts'
import { openDatabase } from '#engines/database/open-database.ts'
import { silentLog } from '#engines/log/log.ts'
import { readDemoCatalogue } from '#demo/demo-catalogue.ts'
import { readDemoVouchers } from '#demo/demo-vouchers.ts'
import { seedCatalogue } from '#domain/catalogue/imports/seed-catalogue.ts'
import { seedVouchers } from '#domain/offers/vouchers/seed-vouchers.ts'
import { seedOnce } from '#demo/seed-once.ts'
import { migrationsFolder } from './migrations-folder.ts'
import '#tests/support/services/servers/provided.ts'

export interface FreshDatabase {
  url: string
  drop(): Promise<void>
}

const TEMPLATE = 'umlauf_template'
const STOCKED_TEMPLATE = 'umlauf_stocked'

/** A migrated, empty database of its own for one test, copied from the template in a few dozen milliseconds. */
export async function freshDatabase(server: string = inject('services').embeddedUrl): Promise<FreshDatabase> {
  return createDatabase(server, TEMPLATE)
}

/** The same with the demo catalogue and its vouchers in it, so that a shop of a test's own need not write it again. */
export async function stockedDatabase(server: string = inject('services').embeddedUrl): Promise<FreshDatabase> {
  return createDatabase(server, STOCKED_TEMPLATE)
}

/** A database without any table, for tests of the migrations themselves. */
export async function emptyDatabase(server: string = inject('services').embeddedUrl): Promise<FreshDatabase> {
  return createDatabase(server, 'template0')
}

/** Called once per server and run. */
export async function makeTemplate(server: string): Promise<void> {
  await command(server, `create database ${TEMPLATE}`)
  const url = withDatabase(server, TEMPLATE)
  await migrate(url, migrationsFolder, silentLog)
  // The job queue makes its own tables when it opens; here it does so once for all tests.
  const jobs = await openJobs({ databaseUrl: url, work: false }, silentLog)
  await jobs.close()
}

/** After the empty template, from which it is copied. */
export async function makeStockedTemplate(server: string): Promise<void> {
  await command(server, `create database ${STOCKED_TEMPLATE} template ${TEMPLATE}`)
  const database = await openDatabase({ url: withDatabase(server, STOCKED_TEMPLATE), dataFolder: 'unused' }, silentLog)
  await seedOnce(database.background, 'demo-catalogue', async (tx) =>
    seedCatalogue(tx, await readDemoCatalogue('seeds'), new Date(), () => undefined),
  )
  await seedOnce(database.background, 'demo-vouchers', async (tx) => seedVouchers(tx, await readDemoVouchers('seeds')))
  await database.close()
}

async function createDatabase(server: string, template: string): Promise<FreshDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Nothing here has to outlive a crash: files are copied, which costs half of writing every page into the log.
  await command(server, `create database ${name} template ${template} strategy file_copy`)
  return {
    url: withDatabase(server, name),
    drop: () => command(server, `drop database ${name} with (force)`),
  }
}

export async function command(server: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: server })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

function withDatabase(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
