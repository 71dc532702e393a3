import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { describeSchema } from '#engines/database/describe-schema.ts'
import { startEmbeddedPostgres } from '#engines/database/embedded/embedded-postgres.ts'
import { migrate } from '#engines/database/migrate.ts'
import { makeTemporaryFolder } from '#engines/database/embedded/temporary-folder.ts'
import { silentLog } from '#engines/log/log.ts'

// Run after every change in migrations/: node scripts/database-types.ts
const project = join(import.meta.dirname, '..')
const target = join(project, 'src/engines/database/schema.ts')

/** Migrates an empty database in a temporary folder and describes it. */
async function freshSchema(): Promise<string> {
  await using opened = new AsyncDisposableStack()
  const folder = opened.adopt(await makeTemporaryFolder(), (it) => it.remove())
  const server = opened.adopt(await startEmbeddedPostgres(folder.path, silentLog), (it) => it.close())
  await migrate(server.url, join(project, 'migrations'), silentLog)
  const client = opened.adopt(new Client({ connectionString: server.url }), (it) => it.end())
  await client.connect()
  return await describeSchema(client)
}

await writeFile(target, await freshSchema())
console.log(`Written: ${target}`)
