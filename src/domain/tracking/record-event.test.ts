import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { applicationId } from '#shop/application-id.ts'
import { countries } from '#shop/countries/all.ts'
import { modes } from '#shop/modes/all.ts'
import { migrationsFolder } from '#tests/support/services/shops/migrations-folder.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import type { ControllingEvent } from './controlling-event.ts'
import { recordEvent } from './record-event.ts'

const engines = useEngines()

const touchpoint = (locale: (typeof countries)[keyof typeof countries]['locale']): ControllingEvent => ({
  clientId: null,
  applicationId: applicationId(locale),
  url: 'https://shop.example/',
  eventName: 'marketing_touchpoint',
  referrer: '',
  getParameter: { gclid: '1' },
})

test('S7.22 an event is kept with the shop and the sales channel that it belongs to', async () => {
  const result = await recordEvent(
    engines(),
    { country: countries.de, mode: modes.agan },
    { ...touchpoint('de_DE'), clientId: 'a1b2c3d4' },
  )

  expect(result).toEqual({ ok: true })
  expect(await engines().db.selectFrom('controlling_events').selectAll().executeTakeFirst()).toMatchObject({
    country: 'de',
    shop_mode: 'agan',
    landing_page: 'AGAN-DE',
    application_id: 'tradein-shop-de_DE',
    client_id: 'a1b2c3d4',
    event_name: 'marketing_touchpoint',
    url: 'https://shop.example/',
    data: { referrer: '', getParameter: { gclid: '1' } },
  })
})

test('S7.23 an event of another storefront is refused', async () => {
  const austria = { country: countries.at, mode: modes.default }

  expect(await recordEvent(engines(), austria, touchpoint('de_DE'))).toEqual({
    ok: false,
    reason: 'foreign-application',
  })
})

test('F-15 what was counted in euros before is counted in cents now', async () => {
  const { db } = engines()
  await sql`delete from controlling_events`.execute(db)
  await sql`insert into controlling_events
      (received_at, country, shop_mode, landing_page, application_id, event_name, url, data)
    select now(), 'de', 'default', 'UML-DE', 'a-shop', 'an-event', 'https://shop.example/', data
    from unnest(array['{"revenue": 415.5, "voucherValue": null}', '{"revenue": 200, "voucherValue": 4.99}',
      '{"referrer": ""}']::jsonb[]) as data`.execute(db)

  await sql.raw(await readFile(join(migrationsFolder, '0040_events_in_cents.sql'), 'utf8')).execute(db)

  const events = await db.selectFrom('controlling_events').select('data').orderBy('id').execute()
  expect(events.map(({ data }) => data)).toEqual([
    { revenue: 415_50, voucherValue: null },
    { revenue: 200_00, voucherValue: 4_99 },
    { referrer: '' },
  ])
})
