import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { movableClock } from '#engines/clock/movable-clock.ts'
import { countries } from '#shop/countries/all.ts'
import { shopOf } from '#tests/sold-trade.ts'
import { useEngines } from '#tests/test-engines.ts'
import { takeJobs } from '#tests/waiting-jobs.ts'
import { askForLink, sendUnsubscribeLink } from './ask-for-link.ts'
import { confirm, isConfirmable } from './confirm.ts'
import { emailHash } from './email-hash.ts'
import { enrich } from './enrich.ts'
import { countActive, findActive, statusOfHash } from './find-active.ts'
import { eraseSubscriptions, findSubscriptions, forgetOldSubscribers } from './forget-subscribers.ts'
import { SEND_UNSUBSCRIBE_LINK, TAKE_SIGN_UP, type SignUpJob, type UnsubscribeLinkJob } from './newsletter-jobs.ts'
import { unsubscribeHeaders } from './newsletter-links.ts'
import { subscribe } from './subscribe.ts'
import { isSubscribed, moveSubscription, switchNewsletter } from './switch-newsletter.ts'
import { takeSignUp } from './take-sign-up.ts'
import { unsubscribe } from './unsubscribe.ts'

const DAY = 24 * 60 * 60_000
const clock = movableClock(new Date('2026-03-01T10:00:00Z'))
const engines = useEngines({ now: clock.now })
const germany = shopOf('de')

let serial = 0
let address = ''

beforeEach(() => {
  serial += 1
  address = `203.0.113.${serial}`
})

const newMailbox = () => `leser${serial}@example.com`

type Wish = { email?: string; bait?: string; source?: 'footer' | 'enrich' | 'api'; shop?: typeof germany }

const ask = ({ email = newMailbox(), bait = '', source = 'footer', shop = germany }: Wish = {}) =>
  subscribe(engines(), shop, { email, bait, source, address })

const workOff = async () => {
  for (const job of await takeJobs<SignUpJob>(engines(), TAKE_SIGN_UP)) await takeSignUp(engines(), { countries }, job)
  for (const job of await takeJobs<UnsubscribeLinkJob>(engines(), SEND_UNSUBSCRIBE_LINK))
    await sendUnsubscribeLink(engines(), { countries }, job)
}

const lettersTo = (mailbox: string) =>
  engines()
    .db.selectFrom('letters')
    .select(['kind', 'locale', 'text_body as text', 'headers'])
    .where('to_address', '=', mailbox)
    .orderBy('created_at')
    .execute()

const tokenIn = (text: string) => /\?token=([\w-]+)/.exec(text)![1]!

/** Somebody who has confirmed. Says by which hash the shop knows the mailbox. */
async function newReader(wish: Wish = {}): Promise<string> {
  const email = (wish.email ?? newMailbox()).toLowerCase()
  await ask(wish)
  await workOff()
  const letter = (await lettersTo(email)).at(-1)!
  const result = await confirm(engines(), wish.shop ?? germany, { token: tokenIn(letter.text), address })
  return result.ok ? result.emailHash : ''
}

const stored = async (mailbox: string) => findSubscriptions(engines(), mailbox)

const details = { salutation: 'ms', firstName: ' Ana  Sol ', birthday: '1990-04-12', interests: ['ipad', 'lens', 'x'] }

describe('signing up', () => {
  test('writes one letter to the mailbox, in the language of the shop, and subscribes nobody yet', async () => {
    const france = shopOf('fr')
    expect(await ask({ shop: france, email: 'LESER1@example.com' })).toEqual({ ok: true })
    await workOff()

    expect(await lettersTo(newMailbox())).toMatchObject([{ kind: 'newsletter-confirm', locale: 'fr_FR', headers: {} }])
    expect(await stored(newMailbox())).toMatchObject([
      {
        country: 'fr',
        status: 'waiting',
        log: [{ deed: 'asked', source: 'footer', wording: expect.stringMatching(/^Oui, envoyez-moi/) }],
      },
    ])
    expect(await countActive(engines(), 'fr')).toBe(0)
  })

  test('asks nobody’s mailbox from a field that people do not see', async () => {
    expect(await ask({ bait: 'x' })).toEqual({ ok: false, reason: 'looks-automatic' })
    await workOff()
    expect(await lettersTo(newMailbox())).toEqual([])
  })

  test.each([
    ['', 'email-missing'],
    ['  ', 'email-missing'],
    ['ana', 'email-invalid'],
    ['a@b.c\nBcc: d@e.f', 'email-invalid'],
  ])('with the address %j is refused', async (email, reason) => {
    expect(await ask({ email })).toEqual({ ok: false, reason })
  })

  test('S1.11 is not possible in Austria', async () => {
    expect(await ask({ shop: shopOf('at') })).toEqual({ ok: false, reason: 'no-newsletter' })
    expect(await takeJobs(engines(), TAKE_SIGN_UP)).toEqual([])
  })

  test('is answered alike for new, waiting and subscribed mailboxes; the mailbox alone learns the difference', async () => {
    await newReader()
    const answers = [await ask(), await ask({ email: `fresh${serial}@example.com` })]
    await workOff()

    expect(answers).toEqual([{ ok: true }, { ok: true }])
    expect((await lettersTo(newMailbox())).map(({ kind }) => kind)).toEqual([
      'newsletter-confirm',
      'newsletter-already',
    ])
    expect(await stored(newMailbox())).toMatchObject([{ status: 'active' }])
  })

  test('S28 writes three letters an hour to one mailbox, and says nothing about it', async () => {
    const answers = []
    for (let time = 0; time < 5; time += 1) answers.push(await ask())
    await workOff()

    expect(answers).toEqual(Array.from({ length: 5 }, () => ({ ok: true })))
    expect(await lettersTo(newMailbox())).toHaveLength(3)
    expect(await stored(newMailbox())).toHaveLength(1)
  })

  test('S28 takes ten an hour from one address', async () => {
    const answers = []
    for (let time = 0; time < 11; time += 1) answers.push(await ask({ email: `many${time}@example.com` }))

    expect(answers.filter(({ ok }) => ok)).toHaveLength(10)
    expect(answers[10]).toMatchObject({ reason: 'too-many', retryAfterSeconds: expect.any(Number) })
    await takeJobs(engines(), TAKE_SIGN_UP)
  })

  test('a job that runs twice writes one letter, and shows nobody’s address while it waits', async () => {
    await ask()
    const [job] = await takeJobs<SignUpJob>(engines(), TAKE_SIGN_UP)
    expect(JSON.stringify(job)).not.toContain('leser')
    expect(JSON.stringify(job)).not.toContain(address)
    for (let time = 0; time < 2; time += 1) await takeSignUp(engines(), { countries }, job!)

    expect(await lettersTo(newMailbox())).toHaveLength(1)
    expect((await stored(newMailbox()))[0]!.log).toHaveLength(1)
  })
})

describe('confirming', () => {
  test('makes a subscriber, once, with the sentence that was read', async () => {
    const hash = await newReader({ source: 'enrich' })
    const token = tokenIn((await lettersTo(newMailbox()))[0]!.text)
    expect(await confirm(engines(), germany, { token, address })).toEqual({ ok: true, emailHash: hash })

    const [subscription] = await stored(newMailbox())
    expect(subscription).toMatchObject({ status: 'active', email: newMailbox() })
    expect(subscription!.log.map(({ deed, source }) => [deed, source])).toEqual([
      ['confirmed', 'letter'],
      ['asked', 'enrich'],
    ])
    for (const { wording } of subscription!.log) expect(wording).toMatch(/^Ja, /)
  })

  test('is possible for seven days and not a moment longer; then the mailbox is forgotten', async () => {
    await ask()
    await workOff()
    const token = tokenIn((await lettersTo(newMailbox()))[0]!.text)
    clock.moveBy(7 * DAY - 1)
    expect(await isConfirmable(engines(), token)).toBe(true)
    await forgetOldSubscribers(engines().db, clock.now(), new Date(0))
    expect(await stored(newMailbox())).toHaveLength(1)

    clock.moveBy(1)
    expect(await isConfirmable(engines(), token)).toBe(false)
    expect(await confirm(engines(), germany, { token, address })).toEqual({ ok: false })
    expect(await forgetOldSubscribers(engines().db, clock.now(), new Date(0))).toBeGreaterThan(0)
    expect(await stored(newMailbox())).toEqual([])
  })

  test('works in its own country only, and not with a word that was made up', async () => {
    await ask()
    await workOff()
    const token = tokenIn((await lettersTo(newMailbox()))[0]!.text)

    expect(await confirm(engines(), shopOf('it'), { token, address })).toEqual({ ok: false })
    expect(await confirm(engines(), germany, { token: token.replace(/^./, 'x'), address })).toEqual({ ok: false })
    expect(await confirm(engines(), germany, { token: '', address })).toEqual({ ok: false })
  })

  test('does not bring back whoever has left since he asked; asking again does', async () => {
    const emailHashed = await newReader()
    const token = tokenIn((await lettersTo(newMailbox()))[0]!.text)
    clock.moveBy(1000)
    await unsubscribe(engines(), germany, { emailHash: emailHashed, source: 'letter', address })

    expect(await confirm(engines(), germany, { token, address })).toEqual({ ok: false })
    clock.moveBy(1000)
    expect(await newReader()).toBe(emailHashed)
    expect(await isSubscribed(engines().db, 'de', newMailbox())).toBe(true)
  })

  test('that never comes leaves whoever had left where he was', async () => {
    const emailHashed = await newReader()
    await unsubscribe(engines(), germany, { emailHash: emailHashed, source: 'letter', address })
    await ask()
    await workOff()
    expect(await statusOfHash(engines(), 'de', emailHashed)).toBe('waiting')
    clock.moveBy(7 * DAY)
    await forgetOldSubscribers(engines().db, clock.now(), new Date(0))

    expect(await statusOfHash(engines(), 'de', emailHashed)).toBe('left')
    expect(await stored(newMailbox())).toMatchObject([{ email: null, status: 'left' }])
  })
})

describe('telling more', () => {
  const tell = (hash: string, form: Partial<typeof details>) =>
    enrich(engines(), germany, {
      emailHash: hash,
      form: { salutation: '', firstName: '', birthday: '', interests: [], ...form },
      address,
    })

  test('keeps what was told, in order, and leaves what was left empty', async () => {
    const hash = await newReader()
    expect(await tell(hash, details)).toEqual({ ok: true })
    const told = { salutation: 'ms', firstName: 'Ana Sol', birthday: '1990-04-12', interests: ['ipad', 'lens'] }
    expect(await stored(newMailbox())).toMatchObject([told])

    expect(await tell(hash.toUpperCase(), { firstName: 'Bea' })).toEqual({ ok: true })
    expect(await stored(newMailbox())).toMatchObject([{ ...told, firstName: 'Bea' }])
    expect((await findActive(engines(), 'de')).find(({ emailHash: own }) => own === hash)).toMatchObject({
      firstName: 'Bea',
      email: newMailbox(),
    })
    const deeds = (await stored(newMailbox()))[0]!.log.map(({ deed }) => deed)
    expect(deeds).toEqual(['enriched', 'enriched', 'confirmed', 'asked'])
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
    await unsubscribe(engines(), germany, { emailHash: hash, source: 'letter', address })
    for (const each of [hash, 'f'.repeat(64)])
      expect(await tell(each, details)).toEqual({ ok: false, reason: 'unknown' })
  })
})

describe('leaving', () => {
  test('keeps nothing but the hash, and tells the mailbox once', async () => {
    const hash = await newReader()
    await enrich(engines(), germany, { emailHash: hash, form: details, address })
    for (let time = 0; time < 2; time += 1)
      expect(await unsubscribe(engines(), germany, { emailHash: hash, source: 'one-click', address })).toBe(true)

    expect(await stored(newMailbox())).toMatchObject([
      { status: 'left', email: null, salutation: null, firstName: null, birthday: null, interests: [] },
    ])
    expect((await lettersTo(newMailbox())).map(({ kind }) => kind)).toEqual(['newsletter-confirm', 'newsletter-left'])
    expect((await stored(newMailbox()))[0]!.log[0]).toMatchObject({ deed: 'left', source: 'one-click' })
  })

  test('needs the keyed hash: one of the address alone, or of another country, opens nothing', async () => {
    const hash = await newReader()
    const bare = createHash('sha256').update(newMailbox()).digest('hex')
    expect(hash).toBe(emailHash(engines().vault, newMailbox().toUpperCase()))
    expect(hash).toMatch(/^[0-9a-f]{64}$/)

    expect(bare).not.toBe(hash)
    expect(await unsubscribe(engines(), germany, { emailHash: bare, source: 'letter', address })).toBe(false)
    expect(await unsubscribe(engines(), shopOf('fr'), { emailHash: hash, source: 'letter', address })).toBe(false)
    expect(await statusOfHash(engines(), 'de', bare)).toBeUndefined()
    expect(await statusOfHash(engines(), 'de', hash)).toBe('active')
  })

  test('with an unknown link is possible by typing the address; only who has the newsletter gets a letter', async () => {
    await newReader()
    for (const email of [newMailbox().toUpperCase(), 'nobody@example.com'])
      expect(await askForLink(engines(), germany, { email, address })).toEqual({ ok: true })
    await workOff()

    const letter = (await lettersTo(newMailbox())).at(-1)!
    expect(letter.kind).toBe('newsletter-link')
    expect(letter.text).toContain(`/newsletter/unsubscribe/${emailHash(engines().vault, newMailbox())}`)
    expect(await lettersTo('nobody@example.com')).toEqual([])
  })

  test('is forgotten after years, and the log then names nobody', async () => {
    const hash = await newReader()
    await unsubscribe(engines(), germany, { emailHash: hash, source: 'letter', address })
    clock.moveBy(1000)
    await forgetOldSubscribers(engines().db, clock.now(), clock.now())

    expect(await stored(newMailbox())).toEqual([])
    const { rows } = await sql<{ deed: string; address: string | null }>`
      select deed, address from newsletter_consents c
      where not exists (select from newsletter_subscribers s where s.id = c.subscriber_id)
      order by at desc limit 1`.execute(engines().db)
    expect(rows).toEqual([{ deed: 'left', address: null }])
  })

  test('is offered to mail programs by two headers', () => {
    expect(unsubscribeHeaders(countries.es, 'abc')).toEqual({
      'List-Unsubscribe': `<${countries.es.sellShopUrl}/api/newsletter/unsubscribe/abc>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })
})

describe('an account', () => {
  const choose = (wanted: boolean) => switchNewsletter(engines(), germany, { email: newMailbox(), wanted, address })

  test('S2.53 needs no letter to begin or to end, and saying it again changes nothing', async () => {
    for (const wanted of [true, true, false, false]) {
      await choose(wanted)
      clock.moveBy(1)
    }

    expect((await stored(newMailbox()))[0]!.log.map(({ deed, source }) => [deed, source])).toEqual([
      ['left', 'account'],
      ['confirmed', 'account'],
    ])
    expect(await lettersTo(newMailbox())).toEqual([])
  })

  test('takes the newsletter along to a new mailbox', async () => {
    await choose(true)
    const to = `neu${serial}@example.com`
    const move = () =>
      engines()
        .db.transaction()
        .execute((turn) =>
          moveSubscription(turn, engines().vault, germany.country, { from: newMailbox(), to }, clock.now()),
        )
    await move()

    expect(await isSubscribed(engines().db, 'de', to)).toBe(true)
    expect(await stored(newMailbox())).toEqual([])
    await choose(true)
    await unsubscribe(engines(), germany, { emailHash: emailHash(engines().vault, to), source: 'letter', address })
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
  })
})

test('X1.13 the log is only added to, and erasing a mailbox leaves nobody in it', async () => {
  await newReader()
  const { db, vault } = engines()
  await expect(sql`update newsletter_consents set wording = 'x'`.execute(db)).rejects.toThrow('append-only')
  await expect(sql`delete from newsletter_consents`.execute(db)).rejects.toThrow('append-only')

  await db.transaction().execute((turn) => eraseSubscriptions(turn, vault, newMailbox().toUpperCase()))
  expect(await stored(newMailbox())).toEqual([])
})
