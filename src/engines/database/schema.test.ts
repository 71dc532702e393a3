import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '#tests/support/services/shops/fresh-database.ts'
import { describeSchema } from './describe-schema.ts'

test('schema.ts says what the migrations make; after a change run scripts/database-types.ts', async () => {
  const committed = await readFile(join(import.meta.dirname, 'schema.ts'), 'utf8')
  const database = await freshDatabase()
  onTestFinished(() => database.drop())
  const client = new Client({ connectionString: database.url })
  await client.connect()
  onTestFinished(() => client.end())

  expect(committed).toBe(await describeSchema(client))
})
