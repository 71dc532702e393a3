import { Client } from 'pg'
import { silentLog } from '#engines/log/log.ts'
import { describeSchema } from './describe-schema.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { migrate } from './migrate.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'

/** What `schema.ts` has to say: migrates an empty database in a temporary folder and describes it. */
export async function freshSchema(migrationsFolder: string): Promise<string> {
  const folder = await makeTemporaryFolder()
  const server = await startEmbeddedPostgres(folder.path, silentLog)
  try {
    await migrate(server.url, migrationsFolder, silentLog)
    const client = new Client({ connectionString: server.url })
    await client.connect()
    const schema = await describeSchema(client)
    await client.end()
    return schema
  } finally {
    await server.close()
    await folder.remove()
  }
}
