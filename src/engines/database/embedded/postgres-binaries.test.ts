import { expect, test } from 'vitest'
import { findPostgres } from './postgres-binaries.ts'
import { findServerUser } from './postgres-places.ts'

test('a PostgreSQL that runs here is found, and its version is known', async () => {
  const { postgres, initdb, major } = await findPostgres(await findServerUser())

  expect(postgres).toMatch(/postgres$/)
  expect(initdb).toMatch(/initdb$/)
  expect(major).toBeGreaterThanOrEqual(15)
})

test('where none fits, the message says what to install or to set', async () => {
  const search = findPostgres(await findServerUser(), 9)

  await expect(search).rejects.toThrow(/No PostgreSQL 9 runs .*apt install postgresql.*DATABASE_URL/)
})
