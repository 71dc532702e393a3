import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openSession } from '#domain/accounts/login/sessions.ts'
import { register } from '#domain/accounts/registration/register.ts'
import { movableClock } from '#engines/clock/movable-clock.ts'
import { purgeEverythingExpired } from '#tests/support/drivers/customers/purge-everything.ts'
import { shopOf, soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const clock = movableClock(new Date('2026-03-01T10:00:00Z'))
const engines = useEngines({ stocked: true, now: clock.now })

const count = async (table: 'accounts' | 'sessions' | 'letters' | 'offers' | 'trades'): Promise<number> => {
  const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`.execute(engines().db)
  return rows[0]!.rows
}

const form = {
  firstName: 'Ana',
  lastName: 'Muster',
  email: 'ana@example.com',
  password: 'drei blaue Fahrräder',
  address: null,
  paymentType: '',
  payment: null,
}

test('X1.13 an account that nobody confirmed is forgotten after two days', async () => {
  await register(engines(), shopOf('de'), form, 'de_DE')
  clock.moveBy(48 * HOUR)
  await purgeEverythingExpired(engines())
  expect(await count('accounts')).toBe(1)

  clock.moveBy(1)
  await purgeEverythingExpired(engines())

  expect(await count('accounts')).toBe(0)
})

test('X1.13 a session is forgotten when its time is over', async () => {
  await register(engines(), shopOf('de'), { ...form, email: 'bea@example.com' }, 'de_DE')
  const account = await engines().db.selectFrom('accounts').select(['id', 'country']).executeTakeFirstOrThrow()
  await openSession(engines(), account, { remember: false, userAgent: '' })
  await purgeEverythingExpired(engines())
  expect(await count('sessions')).toBe(1)

  clock.moveBy(31 * 60_000)
  await purgeEverythingExpired(engines())

  expect(await count('sessions')).toBe(0)
})

test('X1.13 offers go after 90 days unless they were sold, letters and payees after a year; trades stay', async () => {
  const { id } = await soldTrade(engines())
  const { db, mail, vault } = engines()
  const letter = { from: 'a@example.com', to: 'b@example.com', subject: 's', text: 't', html: 'h', locale: 'de_DE' }
  await mail.post({ ...letter, kind: 'account-deleted' })
  await mail.post({ ...letter, kind: 'trade-created' })
  await db.updateTable('letters').set({ status: 'sent' }).execute()
  await sql`
    insert into offers select gen_random_uuid(), created_at, valid_until, visitor, country, locale, segment,
      landing_page, device_id, device_name, questionnaire, answers, condition, price_list, base_cents, repair_costs,
      pieces, lines, cents, 'calculated', null from offers limit 1`.execute(db)
  const offers = await count('offers')
  const payee = async () => {
    const row = await db
      .selectFrom('trades')
      .select(['payee', 'payee_hint'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return { hint: row.payee_hint, ...(JSON.parse(vault.open(row.payee, 'payee')) as object) }
  }

  clock.moveBy(91 * DAY)
  await purgeEverythingExpired(engines())
  expect(await count('offers')).toBe(offers - 1)
  expect(await count('letters')).toBe(1)
  expect(await payee()).toMatchObject({ kind: 'sepa' })

  clock.moveBy(365 * DAY)
  await purgeEverythingExpired(engines())
  // Something may still have to be paid.
  expect(await payee()).toMatchObject({ kind: 'sepa' })
  await db.updateTable('trade_items').set({ status: 'PAID' }).execute()
  await purgeEverythingExpired(engines())

  expect(await payee()).toEqual({ kind: 'none', hint: 'DE… 3000' })
  expect(await count('letters')).toBe(0)
  expect(await count('trades')).toBe(1)
})

test('X1.13 numbers of devices are forgotten a year after a trade that has come to its end', async () => {
  const [ended, open] = [await soldTrade(engines()), await soldTrade(engines())]
  const { db } = engines()
  await db.updateTable('trade_items').set({ imei: '001017112233446', serial_number: 'S-1' }).execute()
  await db.updateTable('trade_items').set({ status: 'PAID' }).where('trade_id', '=', ended.id).execute()
  const inspector = crypto.randomUUID()
  const colleague = { id: inspector, username: 'ines', password_hash: '', created_at: clock.now() }
  await db.insertInto('staff').values(colleague).execute()
  await sql`
    insert into inspections (id, item_id, at, inspector, round, answers, condition, imei, lines, cents, outcome)
    select gen_random_uuid(), id, now(), ${inspector}, 1, '{}', 'B', '001017112233446', '[]', 100, 'matches'
    from trade_items where trade_id in (${ended.id}, ${open.id})`.execute(db)
  const known = async (tradeId: string) => {
    const { rows } = await sql<{ item: string | null; seen: string | null }>`
      select i.imei as item, s.imei as seen from trade_items i join inspections s on s.item_id = i.id
      where i.trade_id = ${tradeId}`.execute(db)
    return rows[0]
  }

  clock.moveBy(364 * DAY)
  await purgeEverythingExpired(engines())
  expect(await known(ended.id)).toEqual({ item: '001017112233446', seen: '001017112233446' })

  clock.moveBy(2 * DAY)
  await purgeEverythingExpired(engines())
  expect(await known(ended.id)).toEqual({ item: null, seen: null })
  expect(await known(open.id)).toEqual({ item: '001017112233446', seen: '001017112233446' })
})

test('X1.13 photos go with the numbers of a device, but not those of a trade that is still open', async () => {
  const [ended, open] = [await soldTrade(engines()), await soldTrade(engines())]
  const { db, files } = engines()
  await db.updateTable('trade_items').set({ status: 'PAID' }).where('trade_id', '=', ended.id).execute()
  const taken_by = crypto.randomUUID()
  const colleague = { id: taken_by, username: 'pia', password_hash: '', created_at: clock.now() }
  await db.insertInto('staff').values(colleague).execute()
  for (const { id } of [ended, open]) {
    await files.write(`photos/${id}`, Buffer.from('photo'), 'image/png')
    await sql`
      insert into item_photos (id, item_id, at, taken_by, file, content_type, width, height)
      select gen_random_uuid(), id, now(), ${taken_by}, ${`photos/${id}`}, 'image/png', 1, 1
      from trade_items where trade_id = ${id}`.execute(db)
  }

  clock.moveBy(366 * DAY)
  await purgeEverythingExpired(engines())

  expect(await files.read(`photos/${ended.id}`)).toBeUndefined()
  expect(await files.read(`photos/${open.id}`)).toBeDefined()
  expect(await db.selectFrom('item_photos').select('file').execute()).toEqual([{ file: `photos/${open.id}` }])
})

test('X1.13 counted visits and mistakes of the program are forgotten when nobody compares them any more', async () => {
  const { db, errors } = engines()
  await errors.report(new Error('kaputt'), { side: 'server', url: '/', requestId: 'r', application: 'umlauf-de' })
  await sql`
    insert into controlling_events (received_at, country, shop_mode, landing_page, application_id, event_name, url, data)
    values (${clock.now()}, 'de', 'default', 'UML-DE', 'x', 'offer_generated', '/', '{}')`.execute(db)
  const left = async () => {
    const { rows } = await sql<{ events: number; reports: number }>`
      select (select count(*) from controlling_events) as events,
        (select count(*) from error_reports) as reports`.execute(db)
    return rows[0]
  }
  expect(await left()).toEqual({ events: 1, reports: 1 })
  clock.moveBy(91 * DAY)
  await purgeEverythingExpired(engines())
  expect(await left()).toEqual({ events: 1, reports: 0 })
  clock.moveBy(305 * DAY)
  await purgeEverythingExpired(engines())
  expect(await left()).toEqual({ events: 0, reports: 0 })
})

test('X1.13 ten years after the year of the sale nobody knows any more who sold', async () => {
  const { id } = await soldTrade(engines())
  const { db } = engines()
  await db.updateTable('trade_items').set({ status: 'PAID' }).execute()
  const mailbox = async () =>
    (await db.selectFrom('trades').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email
  const year = clock.now().getUTCFullYear()

  clock.moveBy(Date.UTC(year + 10, 11, 31, 12) - clock.now().getTime())
  await purgeEverythingExpired(engines())
  expect(await mailbox()).not.toBe('')
  clock.moveBy(DAY)
  await purgeEverythingExpired(engines())

  expect(await mailbox()).toBe('')
})
