import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { answersSearch } from '#domain/offers/questions/answers-address.ts'
import { countries } from '#shop/countries/all.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { strangeIn } from '#tests/support/readers/languages/letter-words.ts'
import { usedPhone } from '#tests/support/drivers/customers/sellers.ts'
import { countryCodes } from '#tests/support/services/shops/shop-under-test.ts'
import { soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { storefronts } from '#tests/support/fixtures/storefronts.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { findTradeDetails } from '#domain/trades/trade-details.ts'
import { moveItems, type Move } from './move-items.ts'
import { newOfferAddress } from './new-offer-address.ts'
import type { Trade } from '#domain/trades/trade.ts'

const engines = useEngines({ stocked: true })

const move = ({ id, items }: Trade, event: Move['event'], actor: 'seller' | 'clock' | 'carrier') =>
  moveItems(engines(), storefronts, {
    tradeId: id,
    itemIds: items.map((item) => item.id),
    event,
    actor: { kind: actor },
  })

const letterTo = ({ email }: Trade, kind: string) =>
  engines()
    .db.selectFrom('letters')
    .select(['subject', 'text_body as text'])
    .where('to_address', '=', email)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()

test('M05 leads to a new offer for the same device, with the answers of the old one', async () => {
  const trade = await soldTrade(engines(), 'it', { pieces: 2 })
  const { answers } = trade.items[0]!.offer

  await move(trade, 'timeout', 'clock')
  const { text } = await letterTo(trade, 'expired')

  const page = pathTo(countries.it, 'product', { pdp: usedPhone.device })
  expect(text).toContain(`${countries.it.sellShopUrl}${page}${answersSearch(answers)}`)
  expect(answersSearch(answers)).toContain('HOUSING=LIGHT')
})

test.each(countryCodes)(
  'F-82 a letter about a trade in %s is of that country by its words, not only by its label',
  async (code) => {
    const trade = await soldTrade(engines(), code)
    await move(trade, 'timeout', 'clock')

    expect(strangeIn(code, await letterTo(trade, 'expired'))).toEqual([])
  },
)

test('M05 leads to the shop if there is not one device to begin with', async () => {
  const [one, other] = await Promise.all([soldTrade(engines()), soldTrade(engines())])
  const gone = { offer: { ...one.items[0]!.offer, deviceId: 0 } }
  const home = countries.de.sellShopUrl

  expect(await newOfferAddress(engines(), countries.de, [...one.items, ...other.items])).toBe(home)
  expect(await newOfferAddress(engines(), countries.de, [gone])).toBe(home)
})

test('M12 knows from what happened why a device goes back', async () => {
  const trade = await soldTrade(engines(), 'fr')
  await engines().db.updateTable('trade_items').set({ status: 'RECEIVED' }).where('trade_id', '=', trade.id).execute()

  await move(trade, 'withdraw', 'seller')

  expect((await letterTo(trade, 'return-announced')).text).toContain('Vous avez changé d’avis.')
})

describe('F-15 devices of one parcel', () => {
  const lettersAbout = ({ email }: Trade, kind: string) =>
    engines()
      .db.selectFrom('letters')
      .select(['id', 'text_body as text', 'attempts'])
      .where('to_address', '=', email)
      .where('kind', '=', kind)
      .orderBy('created_at')
      .execute()

  /** A trade of three whose devices are claimed; one is withdrawn after the other. */
  async function threeClaimed() {
    const trade = await soldTrade(engines(), 'de', { pieces: 3 })
    await sql`
      update trade_items set status = 'RECEIVED', imei = '35000000000777' || position
      where trade_id = ${trade.id}`.execute(engines().db)
    const withdraw = (position: number) => move({ ...trade, items: [trade.items[position]!] }, 'withdraw', 'seller')
    return { trade, withdraw }
  }

  /** By the ends of their numbers. */
  const devicesIn = (text: string): string[] => text.match(/\b777\d\b/g) ?? []

  test('make one letter, that waits a little and is carried once', async () => {
    const { trade, withdraw } = await threeClaimed()
    for (const position of [0, 1, 2]) await withdraw(position)

    const letters = await lettersAbout(trade, 'return-announced')
    expect(letters).toHaveLength(1)
    expect(devicesIn(letters[0]!.text)).toEqual(['7770', '7771', '7772'])
    const { rows } = await sql<{ held: boolean }>`
      select start_after > created_on + interval '5 minutes' as held from pgboss.job
      where name = 'deliver-letter' and data ->> 'letterId' = ${letters[0]!.id}`.execute(engines().db)
    expect(rows).toEqual([{ held: true }])
  })

  test('that are decided after the letter is on its way get one of their own', async () => {
    const { trade, withdraw } = await threeClaimed()
    await withdraw(0)
    const [first] = await lettersAbout(trade, 'return-announced')
    await engines().db.updateTable('letters').set({ attempts: 1 }).where('id', '=', first!.id).execute()
    await withdraw(1)
    await withdraw(2)

    const [same, second, ...more] = await lettersAbout(trade, 'return-announced')
    expect([same, second].map((letter) => devicesIn(letter!.text))).toEqual([['7770'], ['7771', '7772']])
    expect(more).toEqual([])
  })
})

test('F-15 a letter about all devices of a trade waits for nobody', async () => {
  const trade = await soldTrade(engines())
  await engines().db.updateTable('trade_items').set({ status: 'RECEIVED' }).where('trade_id', '=', trade.id).execute()
  await move(trade, 'withdraw', 'seller')

  const { rows } = await sql<{ held: boolean }>`
    select j.start_after > j.created_on + interval '5 minutes' as held from pgboss.job j
    join letters l on j.data ->> 'letterId' = l.id::text
    where l.to_address = ${trade.email} and l.kind = 'return-announced'`.execute(engines().db)
  expect(rows).toEqual([{ held: false }])
})

test.each([
  ['owe', 2_500_00, 'reverse-charge', true],
  ['do not owe', 2_499_99, 'net', false],
])(
  'F-17 S9.01 a company reads in its letters and colleagues on their page that we %s the tax',
  async (_, each, tax, isTold) => {
    const { db } = engines()
    const trade = await soldTrade(engines(), 'de', { pieces: 2 })
    await sql`update trades set segment = 'business' where id = ${trade.id}`.execute(db)
    await sql`
    update trade_items set cents = ${each} where trade_id = ${trade.id}`.execute(db)
    await move(trade, 'carrierScan', 'carrier')

    expect((await letterTo(trade, 'on-its-way')).text.includes('§ 13b')).toBe(isTold)
    expect((await findTradeDetails(engines(), trade.number))?.tax).toBe(tax)
  },
)
