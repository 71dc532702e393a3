import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { movableClock } from '#engines/clock/movable-clock.ts'
import { countries } from '#shop/countries/all.ts'
import { retention } from '#shop/retention.ts'
import { purgeEverythingExpired } from '#tests/support/drivers/customers/purge-everything.ts'
import { useReaders } from '#tests/support/drivers/customers/mailboxes-of-readers.ts'
import { shopOf } from '#tests/support/fixtures/sold-trade.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { askForLink } from './ask-for-link.ts'
import { emailHash } from './email-hash.ts'
import { enrich } from './sign-up/enrich.ts'
import { findActive, statusOfHash } from './find-active.ts'
import { eraseSubscriptions } from './purge-expired-subscribers.ts'
import { unsubscribeHeaders } from './newsletter-links.ts'
import { isSubscribed, moveSubscription, switchNewsletter } from './switch-newsletter.ts'
import { unsubscribe } from './unsubscribe.ts'

const clock = movableClock(new Date('2026-03-01T10:00:00Z'))
const engines = useEngines({ now: clock.now })
const germany = shopOf('de')
const { address, newMailbox, runJobs, lettersTo, newReader, stored } = useReaders(engines, clock)

const details = { salutation: 'ms', firstName: ' Ana  Sol ', birthday: '1990-04-12', interests: ['ipad', 'lens', 'x'] }

describe('telling more', () => {
  const tell = (hash: string, form: Partial<typeof details>) =>
    enrich(engines(), germany, {
      emailHash: hash,
      form: { salutation: '', firstName: '', birthday: '', interests: [], ...form },
      address: address(),
    })

  test('keeps what was told, in order, and leaves what was left empty', async () => {
    const hash = await newReader()
    expect(await tell(hash, details)).toEqual({ ok: true })
    clock.moveBy(1000)
    const told = { salutation: 'ms', firstName: 'Ana Sol', birthday: '1990-04-12', interests: ['ipad', 'lens'] }
    expect(await stored(newMailbox())).toMatchObject([told])

    expect(await tell(hash.toUpperCase(), { firstName: 'Bea' })).toEqual({ ok: true })
    expect(await stored(newMailbox())).toMatchObject([{ ...told, firstName: 'Bea' }])
    expect((await findActive(engines(), 'de')).find(({ emailHash: own }) => own === hash)).toMatchObject({
      firstName: 'Bea',
      email: newMailbox(),
    })
    const actions = (await stored(newMailbox()))[0]!.log.map(({ action }) => action)
    expect(actions).toEqual(['enriched', 'enriched', 'confirmed', 'asked'])
  })

  test.each([
    [{ birthday: '1990-02-30' }, { birthday: 'not-a-day' }],
    [{ birthday: '1890-02-20' }, { birthday: 'not-a-day' }],
    [{ birthday: 'yesterday' }, { birthday: 'not-a-day' }],
    [{ birthday: '2099-01-01' }, { birthday: 'not-past' }],
    [{ firstName: 'a'.repeat(81) }, { firstName: 'too-long' }],
    [{ interests: ['spaceship'], salutation: 'king' }, { form: 'nothing' }],
  ])('refuses %j', async (form, problems) => {
    const hash = await newReader()
    expect(await tell(hash, form)).toEqual({ ok: false, reason: 'invalid', problems })
  })

  test('is for those who have the newsletter', async () => {
    const hash = await newReader()
    await unsubscribe(engines(), germany, { emailHash: hash, source: 'letter', address: address() })
    for (const each of [hash, 'f'.repeat(64)])
      expect(await tell(each, details)).toEqual({ ok: false, reason: 'unknown' })
  })
})

describe('leaving', () => {
  test('keeps nothing but the hash, and tells the mailbox once', async () => {
    const hash = await newReader()
    await enrich(engines(), germany, { emailHash: hash, form: details, address: address() })
    clock.moveBy(1000)
    for (let time = 0; time < 2; time += 1)
      expect(await unsubscribe(engines(), germany, { emailHash: hash, source: 'one-click', address: address() })).toBe(
        true,
      )

    expect(await stored(newMailbox())).toMatchObject([
      { status: 'left', email: null, salutation: null, firstName: null, birthday: null, interests: [] },
    ])
    expect((await lettersTo(newMailbox())).map(({ kind }) => kind)).toEqual(['newsletter-confirm', 'newsletter-left'])
    expect((await stored(newMailbox()))[0]!.log[0]).toMatchObject({ action: 'left', source: 'one-click' })
  })

  test('needs the keyed hash: one of the address alone, or of another country, opens nothing', async () => {
    const hash = await newReader()
    const bare = createHash('sha256').update(newMailbox()).digest('hex')
    expect(hash).toBe(emailHash(engines().vault, newMailbox().toUpperCase()))
    expect(hash).toMatch(/^[0-9a-f]{64}$/)

    expect(bare).not.toBe(hash)
    expect(await unsubscribe(engines(), germany, { emailHash: bare, source: 'letter', address: address() })).toBe(false)
    expect(await unsubscribe(engines(), shopOf('fr'), { emailHash: hash, source: 'letter', address: address() })).toBe(
      false,
    )
    expect(await statusOfHash(engines(), 'de', bare)).toBeUndefined()
    expect(await statusOfHash(engines(), 'de', hash)).toBe('active')
  })

  test('with an unknown link is possible by typing the address; only who has the newsletter gets a letter', async () => {
    await newReader()
    for (const email of [newMailbox().toUpperCase(), 'nobody@example.com'])
      expect(await askForLink(engines(), germany, { email, address: address() })).toEqual({ ok: true })
    await runJobs()

    const letter = (await lettersTo(newMailbox())).at(-1)!
    expect(letter.kind).toBe('newsletter-link')
    expect(letter.text).toContain(`/newsletter/unsubscribe/${emailHash(engines().vault, newMailbox())}`)
    expect(await lettersTo('nobody@example.com')).toEqual([])
  })

  test('is forgotten after years, and the log then names nobody', async () => {
    const hash = await newReader()
    await unsubscribe(engines(), germany, { emailHash: hash, source: 'letter', address: address() })
    clock.moveBy(retention.subscribersDays * 24 * 60 * 60_000 + 1000)
    await purgeEverythingExpired(engines())

    expect(await stored(newMailbox())).toEqual([])
    const { rows } = await sql<{ action: string; address: string | null }>`
      select action, address from newsletter_consents c
      where not exists (select from newsletter_subscribers s where s.id = c.subscriber_id)
      order by at desc, id desc limit 1`.execute(engines().db)
    expect(rows).toEqual([{ action: 'left', address: null }])
  })

  test('is offered to mail programs by two headers', () => {
    expect(unsubscribeHeaders(countries.es, 'abc')).toEqual({
      'List-Unsubscribe': `<${countries.es.sellShopUrl}/api/newsletter/unsubscribe/abc>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })
})

describe('an account', () => {
  const choose = (wanted: boolean) =>
    switchNewsletter(engines(), germany, { email: newMailbox(), wanted, address: address() })

  test('S2.53 needs no letter to begin or to end, and saying it again changes nothing', async () => {
    for (const wanted of [true, true, false, false]) {
      await choose(wanted)
      clock.moveBy(1)
    }

    expect((await stored(newMailbox()))[0]!.log.map(({ action, source }) => [action, source])).toEqual([
      ['left', 'account'],
      ['confirmed', 'account'],
    ])
    expect(await lettersTo(newMailbox())).toEqual([])
  })

  test('takes the newsletter along to a new mailbox', async () => {
    await choose(true)
    const to = newMailbox('neu')
    const move = () =>
      engines()
        .db.transaction()
        .execute((tx) =>
          moveSubscription(tx, engines().vault, germany.country, { from: newMailbox(), to }, clock.now()),
        )
    await move()

    expect(await isSubscribed(engines().db, 'de', to)).toBe(true)
    expect(await stored(newMailbox())).toEqual([])
    await choose(true)
    await unsubscribe(engines(), germany, {
      emailHash: emailHash(engines().vault, to),
      source: 'letter',
      address: address(),
    })
    await move()
    expect(await isSubscribed(engines().db, 'de', to)).toBe(false)
    expect(await isSubscribed(engines().db, 'de', newMailbox())).toBe(false)
  })

  test('that came from before the room existed has a hash as soon as it is needed', async () => {
    const row = { id: crypto.randomUUID(), country: 'it', locale: 'it_IT', email: newMailbox(), status: 'active' }
    await engines()
      .db.insertInto('newsletter_subscribers')
      .values({ ...row, created_at: clock.now(), confirmed_at: clock.now(), changed_at: clock.now() })
      .execute()
    const hash = emailHash(engines().vault, newMailbox())

    expect(await findActive(engines(), 'it')).toMatchObject([{ email: newMailbox(), emailHash: hash }])
    expect(await statusOfHash(engines(), 'it', hash)).toBe('active')
    expect(await findActive(engines(), 'it', { after: row.id })).toEqual([])
    await engines()
      .db.updateTable('newsletter_subscribers')
      .set({ email_hash: null })
      .where('id', '=', row.id)
      .execute()
    await switchNewsletter(engines(), shopOf('it'), { email: newMailbox(), wanted: false, address: address() })
    expect(await statusOfHash(engines(), 'it', hash)).toBe('left')
  })
})

test('X1.13 the log is only added to, and erasing a mailbox leaves nobody in it', async () => {
  await newReader()
  const { db, vault } = engines()
  await expect(sql`update newsletter_consents set wording = 'x'`.execute(db)).rejects.toThrow('append-only')
  await expect(sql`delete from newsletter_consents`.execute(db)).rejects.toThrow('append-only')

  await db.transaction().execute((tx) => eraseSubscriptions(tx, vault, newMailbox().toUpperCase()))
  expect(await stored(newMailbox())).toEqual([])
})
