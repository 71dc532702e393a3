import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { silentLog } from '#engines/log/log.ts'
import { emptyDatabase } from '#tests/support/services/shops/fresh-database.ts'
import type { FreshDatabase } from '#tests/support/services/shops/fresh-database.ts'
import { migrationsFolder } from '#tests/support/services/shops/migrations-folder.ts'
import { migrate } from './migrate.ts'

export function migrateContract(server: string): void {
  let database: FreshDatabase
  let folder: string

  beforeEach(async () => {
    database = await emptyDatabase(server)
    folder = await mkdtemp(join(tmpdir(), 'umlauf-migrations-'))
    await write('0001_boxes.sql', 'create table boxes (id int);')
    await write('0002_lids.sql', 'create table lids (id int); insert into lids values (1);')
  })
  afterEach(async () => {
    await database.drop()
    await rm(folder, { recursive: true })
  })

  const write = (name: string, sql: string) => writeFile(join(folder, name), sql)

  async function query(sql: string): Promise<unknown[]> {
    const client = new Client({ connectionString: database.url })
    await client.connect()
    const { rows } = await client.query(sql)
    await client.end()
    return rows
  }

  test('migrations are applied in order, and only once', async () => {
    expect(await migrate(database.url, folder, silentLog)).toEqual(['0001_boxes.sql', '0002_lids.sql'])
    expect(await migrate(database.url, folder, silentLog)).toEqual([])
    expect(await query('select name from schema_migrations order by applied_at')).toEqual([
      { name: '0001_boxes.sql' },
      { name: '0002_lids.sql' },
    ])
  })

  test('several processes that migrate at once apply each migration once', async () => {
    const results = await Promise.all([1, 2, 3, 4].map(() => migrate(database.url, folder, silentLog)))

    expect(results.flat().toSorted()).toEqual(['0001_boxes.sql', '0002_lids.sql'])
    expect(await query('select count(*)::int as many from lids')).toEqual([{ many: 1 }])
  })

  test('a migration that was changed after it had been applied is refused', async () => {
    await migrate(database.url, folder, silentLog)
    await write('0001_boxes.sql', 'create table boxes (id bigint);')

    await expect(migrate(database.url, folder, silentLog)).rejects.toThrow('0001_boxes.sql was changed')
  })

  test('a migration that fails leaves nothing of itself, and those before it stay', async () => {
    await write('0003_shelves.sql', 'create table shelves (id int); select 1 / 0;')

    await expect(migrate(database.url, folder, silentLog)).rejects.toThrow('0003_shelves.sql failed')

    const tables = "select to_regclass('shelves') as shelves, to_regclass('lids')::text as lids"
    expect(await query(tables)).toEqual([{ shelves: null, lids: 'lids' }])
  })

  test('an older release starts on a newer database, with a warning', async () => {
    await migrate(database.url, folder, silentLog)
    await rm(join(folder, '0002_lids.sql'))
    const warn = vi.fn()

    expect(await migrate(database.url, folder, { ...silentLog, warn })).toEqual([])
    expect(warn).toHaveBeenCalledWith({ unknown: ['0002_lids.sql'] }, expect.stringContaining('newer release'))
  })

  test('a misnamed migration is refused before anything happens', async () => {
    await write('3-shelves.sql', 'create table shelves (id int);')

    await expect(migrate(database.url, folder, silentLog)).rejects.toThrow('3-shelves.sql')
  })

  test('the migrations of the shop apply to an empty database', async () => {
    const applied = await migrate(database.url, migrationsFolder, silentLog)

    expect(applied).toContain('0001_letters.sql')
  })
}
