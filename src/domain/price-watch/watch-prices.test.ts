import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { movableClock } from '#engines/clock/movable-clock.ts'
import { countries } from '#shop/countries/all.ts'
import { newId } from '#shop/ids.ts'
import { purgeEverythingExpired } from '#tests/support/drivers/customers/purge-everything.ts'
import { strangeIn } from '#tests/support/readers/languages/letter-words.ts'
import { setPrice, usePriceWatchers } from '#tests/support/drivers/customers/price-watchers.ts'
import { importSmallCatalogue } from '#tests/support/fixtures/small-catalogue.ts'
import { shopOf } from '#tests/support/fixtures/sold-trade.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { confirmWatch } from './confirm-watch.ts'
import { endWatch } from './end-watch.ts'
import { findWatch } from './find-watch.ts'
import { eraseWatches, exportWatches } from './purge-expired-watches.ts'
import { watchPrices } from './watch-prices.ts'

const DAY = 24 * 60 * 60_000
const phone = 'apple-iphone-14-128-gb'
const other = 'samsung-galaxy-s22-128-gb'
const germany = shopOf('de')

const clock = movableClock(new Date('2026-03-01T06:30:00Z'))
const engines = useEngines({ now: clock.now })
const { lettersTo, kindsTo, ask, askedToken, newWatch } = usePriceWatchers(engines, clock)

let serial = 0
const mailbox = () => `ana${serial}@example.com`
const stored = (email = mailbox()) => exportWatches(engines().db, email)

beforeAll(() => importSmallCatalogue(engines()))
beforeEach(async () => {
  serial += 1
  await sql`truncate price_watches`.execute(engines().db)
  await sql`update devices set bought = true`.execute(engines().db)
  for (const device of [phone, other]) await setPrice(engines(), device, 200_00)
})

const run = () => watchPrices(engines(), { countries })

/** Some mornings later. */
function sleep(days = 1) {
  clock.moveBy(days * DAY)
}

describe('asking for a watch', () => {
  test('writes one letter in the language of the shop; nothing is watched before the mailbox has confirmed', async () => {
    expect(await ask(` ${mailbox().toUpperCase()} `, phone, { code: 'fr' })).toEqual({ ok: true })
    const letters = await lettersTo(mailbox())
    expect(letters).toMatchObject([{ kind: 'price-watch-confirm', locale: 'fr_FR', headers: {} }])
    expect(strangeIn('fr', letters[0]!)).toEqual([])
    expect(await stored()).toMatchObject([
      { country: 'fr', status: 'waiting', wording: expect.stringMatching(/^Oui, /) },
    ])

    await setPrice(engines(), phone, 100_00)
    sleep()
    expect(await run()).toBe(0)
    expect(await kindsTo(mailbox())).toEqual(['price-watch-confirm'])
  })

  test.each([
    ['', phone, 'email-missing'],
    ['ana', phone, 'email-invalid'],
    ['ana@example.com\nBcc: b@example.com', phone, 'email-invalid'],
    ['ana@example.com', 'nobody-makes-this', 'no-price'],
  ])('by %j for %s is refused', async (email, device, reason) => {
    expect(await ask(email, device)).toEqual({ ok: false, reason })
  })

  test('is refused to programs, and for what the shop pays nothing for', async () => {
    expect(await ask(mailbox(), phone, { bait: 'x' })).toEqual({ ok: false, reason: 'looks-automatic' })
    await sql`update devices set bought = false`.execute(engines().db)
    expect(await ask(mailbox(), phone)).toEqual({ ok: false, reason: 'no-price' })
    expect(await lettersTo(mailbox())).toEqual([])
  })

  test('S28 writes five letters an hour to one mailbox, and says nothing about it', async () => {
    const answers = []
    for (let time = 0; time < 7; time += 1) answers.push(await ask(mailbox(), phone))
    expect(answers).toEqual(Array.from({ length: 7 }, () => ({ ok: true })))
    expect(await lettersTo(mailbox())).toHaveLength(5)
  })
})

describe('confirming', () => {
  test('begins the watch with the price of that day, once', async () => {
    const token = await askedToken(mailbox(), phone)
    await setPrice(engines(), phone, 220_00)
    for (let time = 0; time < 2; time += 1) expect(await confirmWatch(engines(), germany, token)).toEqual({ ok: true })

    expect(await stored()).toMatchObject([{ status: 'active', referenceCents: 220_00, confirmedAt: clock.now() }])
    sleep()
    expect(await run()).toBe(0)
  })

  test('is possible for seven days, in its own country, with a word that nobody made up', async () => {
    const token = await askedToken(mailbox(), phone)
    const refused = { ok: false, reason: 'unknown-link' }
    expect(await confirmWatch(engines(), shopOf('it'), token)).toEqual(refused)
    expect(await confirmWatch(engines(), germany, token.replace(/^./, 'x'))).toEqual(refused)
    clock.moveBy(7 * DAY - 1)
    expect(await findWatch(engines(), germany, token)).toMatchObject({ status: 'waiting' })
    clock.moveBy(1)
    expect(await findWatch(engines(), germany, token)).toBeUndefined()
    expect(await confirmWatch(engines(), germany, token)).toEqual(refused)
    expect(await stored()).toMatchObject([{ status: 'waiting' }])
  })

  test('a second watch of the same device takes the place of the first, and keeps its own price', async () => {
    const first = await newWatch(mailbox(), phone)
    await setPrice(engines(), phone, 150_00)
    const second = await newWatch(mailbox(), phone)

    expect(await findWatch(engines(), germany, first)).toMatchObject({ status: 'ended' })
    expect(await findWatch(engines(), germany, second)).toMatchObject({ status: 'active' })
    sleep()
    expect(await run()).toBe(0)
  })

  test('ends at ten watches for one mailbox, even if all are confirmed at once', async () => {
    const { rows } = await sql<{ id: number }>`select id from devices order by id`.execute(engines().db)
    const tokens = []
    for (const code of ['de', 'it'] as const) {
      for (const { id } of rows.slice(0, 6)) {
        await addWaiting(code, id)
        tokens.push([code, await lastToken()] as const)
      }
    }
    const results = await Promise.all(tokens.map(([code, token]) => confirmWatch(engines(), shopOf(code), token)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(10)
    expect(results.filter(({ ok }) => !ok)).toEqual([
      { ok: false, reason: 'too-many' },
      { ok: false, reason: 'too-many' },
    ])
    expect((await stored()).filter(({ status }) => status === 'active')).toHaveLength(10)
  })
})

let lastId = ''
const lastToken = async () => engines().vault.token('price-watch', lastId)

/** More than letters may be written in an hour. */
async function addWaiting(code: 'de' | 'it', deviceId: number, email = mailbox()) {
  lastId = newId(clock.now())
  await sql`
    insert into price_watches (id, country, locale, email, device_id, reference_cents, status, wording, created_at)
    values (${lastId}, ${code}, ${countries[code].locale}, ${email}, ${deviceId}, 200_00, 'waiting', 'Ja',
      ${clock.now()})`.execute(engines().db)
}

describe('every morning', () => {
  test('X1.08 M25 says that a price went down or up, and compares with that price from then on', async () => {
    await newWatch(mailbox(), phone)
    await setPrice(engines(), phone, 180_00)
    sleep()
    expect(await run()).toBe(1)
    const letter = (await lettersTo(mailbox())).at(-1)!
    expect(letter).toMatchObject({
      kind: 'price-watch',
      subject: 'Apple iPhone 14 128 GB: Der Preis ist gefallen',
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    })
    expect(letter.text).toMatch(/bis zu 180,00\s€\. Beim letzten Mal waren es bis zu 200,00\s€/)
    expect(await stored()).toMatchObject([{ referenceCents: 180_00 }])

    await setPrice(engines(), phone, 175_00)
    sleep(7)
    expect(await run()).toBe(0)
    await setPrice(engines(), phone, 190_00)
    sleep()
    expect(await run()).toBe(1)
    expect((await lettersTo(mailbox())).at(-1)!.subject).toContain('gestiegen')
  })

  test('keeps quiet for seven days after a letter, then tells where the price is', async () => {
    await newWatch(mailbox(), phone)
    await setPrice(engines(), phone, 150_00)
    sleep()
    expect(await run()).toBe(1)
    await setPrice(engines(), phone, 100_00)
    sleep(6)
    expect(await run()).toBe(0)
    sleep()
    expect(await run()).toBe(1)
    expect((await lettersTo(mailbox())).at(-1)!.text).toMatch(/100,00\s€\. Beim letzten Mal waren es bis zu 150,00\s€/)
  })

  test('knows the price of each country', async () => {
    await newWatch(mailbox(), phone, 'es')
    await setPrice(engines(), phone, 150_00)
    sleep()
    expect(await run()).toBe(1)
    const letter = (await lettersTo(mailbox())).at(-1)!
    const { kind, locale, text } = letter
    expect(strangeIn('es', letter)).toEqual([])
    const [{ referenceCents } = { referenceCents: 0 }] = await stored()
    expect([kind, locale]).toEqual(['price-watch', 'es_ES'])
    expect(text).toContain(`${Math.floor(referenceCents / 100)},`)
    expect(referenceCents).toBeLessThan(150_00)
  })

  test('says once that there is no price any more, and ends the watch, whenever the last letter was', async () => {
    const token = await newWatch(mailbox(), phone)
    await setPrice(engines(), phone, 150_00)
    sleep()
    await run()
    await sql`update devices set bought = false`.execute(engines().db)
    for (const expected of [1, 0]) {
      sleep()
      expect(await run()).toBe(expected)
    }
    expect(await kindsTo(mailbox())).toEqual(['price-watch-confirm', 'price-watch', 'price-watch-gone'])
    expect(await findWatch(engines(), germany, token)).toMatchObject({ status: 'ended' })
  })

  test('whoever has ended it, and whose half year is over, gets nothing', async () => {
    const ended = await newWatch(mailbox(), phone)
    expect(await endWatch(engines(), shopOf('fr'), ended)).toBe(false)
    for (let time = 0; time < 2; time += 1) expect(await endWatch(engines(), germany, ended)).toBe(true)
    const over = await newWatch(mailbox(), other)
    sleep(180)
    for (const device of [phone, other]) await setPrice(engines(), device, 100_00)

    expect(await findWatch(engines(), germany, over)).toMatchObject({ status: 'ended' })
    expect(await run()).toBe(0)
    expect((await stored()).map(({ status }) => status)).toEqual(['ended', 'ended'])
  })

  test('each watcher gets one letter, though several processes compare at once and twice', async () => {
    const { rows } = await sql<{ id: number }>`
      select device_id as id from device_texts where url = ${phone} and locale = 'de_DE'`.execute(engines().db)
    for (let each = 0; each < 250; each += 1) await addWaiting('de', rows[0]!.id, `many${each}@example.com`)
    await sql`update price_watches set status = 'active', confirmed_at = ${clock.now()}`.execute(engines().db)
    await setPrice(engines(), phone, 100_00)
    sleep()

    const counts = await Promise.all([run(), run(), run()])
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(250)
    expect(await run()).toBe(0)
    const letters = await sql<{ to: string }>`
      select to_address as to from letters where kind = 'price-watch' and to_address like 'many%'`.execute(engines().db)
    expect(letters.rows).toHaveLength(250)
    expect(new Set(letters.rows.map(({ to }) => to)).size).toBe(250)
  })
})

describe('what is forgotten', () => {
  test('F-82 is, every night, who never confirmed, after seven days, and what has ended, after its time', async () => {
    await endWatch(engines(), germany, await newWatch(mailbox(), other))
    await askedToken(mailbox(), phone)
    const leftAfter = async (milliseconds: number) => {
      clock.moveBy(milliseconds)
      await purgeEverythingExpired(engines())
      return (await stored()).length
    }
    expect(await leftAfter(7 * DAY - 1)).toBe(2)
    expect(await leftAfter(1)).toBe(1)
    expect(await leftAfter(23 * DAY - 1000)).toBe(1)
    expect(await leftAfter(1)).toBe(0)
  })

  test('is everything of a mailbox that is to be erased, with its letters', async () => {
    await newWatch(mailbox(), phone)
    await newWatch(mailbox(), other, 'it')
    expect(await stored()).toHaveLength(2)
    await engines()
      .db.transaction()
      .execute((tx) => eraseWatches(tx, mailbox().toUpperCase()))

    expect(await stored()).toEqual([])
    expect(await lettersTo(mailbox())).toEqual([])
  })
})
