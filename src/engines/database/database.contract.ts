import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { silentLog } from '#engines/log/log.ts'
import { freshDatabase } from '#tests/support/services/shops/fresh-database.ts'
import type { OpenDatabase } from './database.ts'
import { isDatabaseAway } from './is-database-away.ts'
import { openDatabase } from './open-database.ts'

export function databaseContract(server: string): void {
  let database: OpenDatabase
  let drop: () => Promise<void>

  beforeAll(async () => {
    const fresh = await freshDatabase(server)
    drop = fresh.drop
    database = await openDatabase({ url: fresh.url, dataFolder: 'unused', statementTimeout: 300 }, silentLog)
  })
  afterAll(async () => {
    await database.close()
    await drop()
  })

  test('a bigint arrives as a number and a date as the text of its day', async () => {
    const { rows } =
      await sql`select count(*) as many, date '1984-02-29' as birthday from generate_series(1, 3)`.execute(database.db)

    expect(rows).toEqual([{ many: 3, birthday: '1984-02-29' }])
  })

  test('a bigint that no number can hold is refused, not rounded', async () => {
    const query = sql`select 9007199254740993::bigint as large`.execute(database.db)

    await expect(query).rejects.toThrow('9007199254740993')
  })

  test('umlauts have small and capital letters', async () => {
    const { rows } = await sql`select lower('ÄÖÜÉ') as small, upper('äöüé') as capital`.execute(database.db)

    expect(rows).toEqual([{ small: 'äöüé', capital: 'ÄÖÜÉ' }])
  })

  test('a statement that takes too long is stopped, and the pool goes on', async () => {
    await expect(sql`select pg_sleep(5)`.execute(database.db)).rejects.toThrow('statement timeout')

    const { rows } = await sql`select 1 as one`.execute(database.db)
    expect(rows).toEqual([{ one: 1 }])
  })

  test.each(['office', 'background'] as const)('F-20 a statement for the %s may take longer', async (whom) => {
    const { rows } = await sql`select 1 as one, pg_sleep(1)`.execute(database[whom])
    expect(rows).toMatchObject([{ one: 1 }])
  })

  test.each([
    ['db', 'keeps', 1],
    ['background', 'keeps', 1],
    ['office', 'does not keep', 0],
  ] as const)('what is asked of %s again and again has a plan that the server %s', async (whom, _, plans) => {
    const kept = await database[whom].connection().execute(async (one) => {
      for (let time = 0; time < 4; time += 1) await sql`select ${time}::int as asked_often`.execute(one)
      for (let time = 0; time < 4; time += 1)
        await sql`select *, ${time}::int as unnamed from generate_series(1, 1)`.execute(one)
      const { rows } =
        await sql`select statement from pg_prepared_statements where statement ~ 'asked_often|unnamed'`.execute(one)
      return rows
    })

    expect(kept).toEqual([{ statement: 'select $1::int as asked_often' }].slice(0, plans))
  })

  test('a table that is changed under a kept plan costs one question, and the next is answered', async () => {
    await sql`create table changing (number int)`.execute(database.db)
    const ask = () => sql`select number from changing where ${1}::int = 1`.execute(database.db)
    for (let time = 0; time < 4; time += 1) await ask()

    await sql`alter table changing alter number type text`.execute(database.db)

    await expect(ask()).rejects.toThrow('cached plan')
    await expect(ask()).resolves.toMatchObject({ rows: [] })
  })

  test('F-22 after a silence nothing more waits on the same connection', async () => {
    const work = database.db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx)
      await sql`select pg_sleep(3600)`.execute(tx)
    })

    // A rollback would have to wait for the end of the hour.
    await expect(work).rejects.toSatisfy(isDatabaseAway)
  })

  test('a transaction that fails leaves nothing behind', async () => {
    const failing = database.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('settings').values({ key: 'half-done', value: '1' }).execute()
      throw new Error('changed my mind')
    })

    await expect(failing).rejects.toThrow('changed my mind')
    expect(await database.db.selectFrom('settings').selectAll().where('key', '=', 'half-done').execute()).toEqual([])
  })

  test('json comes back as it was written, lists included', async () => {
    const value = [{ name: 'Größe', sizes: [1, 2] }]

    await database.db
      .insertInto('settings')
      .values({ key: 'json', value: JSON.stringify(value) })
      .execute()

    const row = await database.db.selectFrom('settings').select('value').where('key', '=', 'json').executeTakeFirst()
    expect(row?.value).toEqual(value)
  })

  /** In the background: on a busy machine it may take longer than a visitor would wait. */
  const endOtherConnections = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(database.background)

  test('a connection that the server ends in the middle of work fails that work, and nothing else', async () => {
    const started = Promise.withResolvers<void>()
    const goesOn = Promise.withResolvers<void>()
    const work = database.db.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction)
      started.resolve()
      await goesOn.promise
      await sql`select 1`.execute(transaction)
    })
    await started.promise

    await endOtherConnections().finally(goesOn.resolve)

    await expect(work).rejects.toThrow(/connection|ECONNRESET|EPIPE/i)
    const { rows } = await sql`select 1 as one`.execute(database.db)
    expect(rows).toEqual([{ one: 1 }])
  })

  test('connections that the server ends are replaced', async () => {
    await Promise.all([1, 2, 3].map(() => sql`select 1`.execute(database.db)))

    await endOtherConnections()

    await expect.poll(() => sql`select 1`.execute(database.db).then(() => 'works', String)).toBe('works')
  })
}
