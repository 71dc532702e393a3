import { afterAll, beforeAll } from 'vitest'
import { makeTemporaryFolder } from '#engines/database/embedded/temporary-folder.ts'
import type { Engines } from '#engines/engines.ts'
import { silentLog } from '#engines/log/log.ts'
import { openEngines } from '#engines/open-engines.ts'
import { freshDatabase, stockedDatabase } from './fresh-database.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { testSecrets } from './test-secrets.ts'

type Options = {
  /** With the demo catalogue in the database. */
  stocked?: boolean
  now?: () => Date
}

/** All engines on a fresh database, for the tests of one file. Jobs are written down, but not worked off. */
export function useEngines({ stocked = false, now }: Options = {}): () => Engines {
  let engines: Engines
  let close: () => Promise<void>
  beforeAll(async () => {
    const database = await (stocked ? stockedDatabase() : freshDatabase())
    const folder = await makeTemporaryFolder()
    const options = {
      dataFolder: folder.path,
      migrationsFolder,
      release: 'test',
      environment: 'test',
      work: false,
      now,
    }
    const opened = await openEngines({ ...options, databaseUrl: database.url, secrets: testSecrets }, silentLog)
    // A busy machine is slow: what visitors may wait for is not what is tried here.
    engines = opened.background
    close = async () => {
      await opened[Symbol.asyncDispose]()
      await Promise.all([database.drop(), folder.remove()])
    }
  })
  afterAll(() => close())
  return () => engines
}
