import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrationsFolder } from '#tests/support/services/migrations-folder.ts'
import { freshSchema } from './fresh-schema.ts'

test('schema.ts says what the migrations make; after a change run scripts/database-types.ts', async () => {
  const committed = await readFile(join(import.meta.dirname, 'schema.ts'), 'utf8')

  expect(committed).toBe(await freshSchema(migrationsFolder))
})
