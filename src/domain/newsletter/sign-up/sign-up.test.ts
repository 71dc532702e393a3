import { describe, expect, test } from 'vitest'
import { movableClock } from '#engines/clock/movable-clock.ts'
import { countries } from '#shop/countries/all.ts'
import { purgeEverythingExpired } from '#tests/support/drivers/customers/purge-everything.ts'
import { strangeIn } from '#tests/support/readers/languages/letter-words.ts'
import { tokenIn, useReaders } from '#tests/support/drivers/customers/mailboxes-of-readers.ts'
import { shopOf } from '#tests/support/fixtures/sold-trade.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { takeJobs } from '#tests/support/readers/database/waiting-jobs.ts'
import { confirm, isConfirmable } from './confirm.ts'
import { countActive, statusOfHash } from '#domain/newsletter/find-active.ts'
import { TAKE_SIGN_UP, type SignUpJob } from '#domain/newsletter/newsletter-jobs.ts'
import { isSubscribed } from '#domain/newsletter/switch-newsletter.ts'
import { takeSignUp } from './take-sign-up.ts'
import { unsubscribe } from '#domain/newsletter/unsubscribe.ts'

const DAY = 24 * 60 * 60_000
const clock = movableClock(new Date('2026-03-01T10:00:00Z'))
const engines = useEngines({ now: clock.now })
const germany = shopOf('de')
const { address, newMailbox, ask, runJobs, lettersTo, newReader, stored } = useReaders(engines, clock)

describe('signing up', () => {
  test('writes one letter to the mailbox, in the language of the shop, and subscribes nobody yet', async () => {
    const france = shopOf('fr')
    expect(await ask({ shop: france, email: newMailbox().toUpperCase() })).toEqual({ ok: true })
    await runJobs()

    const letters = await lettersTo(newMailbox())
    expect(letters).toMatchObject([{ kind: 'newsletter-confirm', locale: 'fr_FR', headers: {} }])
    expect(strangeIn('fr', letters[0]!)).toEqual([])
    expect(await stored(newMailbox())).toMatchObject([
      {
        country: 'fr',
        status: 'waiting',
        log: [{ action: 'asked', source: 'footer', wording: expect.stringMatching(/^Oui, envoyez-moi/) }],
      },
    ])
    expect(await countActive(engines(), 'fr')).toBe(0)
  })

  test('asks nobody’s mailbox from a field that people do not see', async () => {
    expect(await ask({ bait: 'x' })).toEqual({ ok: false, reason: 'looks-automatic' })
    await runJobs()
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
    const answers = [await ask(), await ask({ email: newMailbox('fresh') })]
    await runJobs()

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
    await runJobs()

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
    expect(JSON.stringify(job)).not.toContain(address())
    for (let time = 0; time < 2; time += 1) await takeSignUp(engines(), { countries }, job!)

    expect(await lettersTo(newMailbox())).toHaveLength(1)
    expect((await stored(newMailbox()))[0]!.log).toHaveLength(1)
  })
})

describe('confirming', () => {
  test('makes a subscriber, once, with the sentence that was read', async () => {
    const hash = await newReader({ source: 'enrich' })
    const token = tokenIn((await lettersTo(newMailbox()))[0]!.text)
    expect(await confirm(engines(), germany, { token, address: address() })).toEqual({ ok: true, emailHash: hash })

    const [subscription] = await stored(newMailbox())
    expect(subscription).toMatchObject({ status: 'active', email: newMailbox() })
    expect(subscription!.log.map(({ action, source }) => [action, source])).toEqual([
      ['confirmed', 'letter'],
      ['asked', 'enrich'],
    ])
    for (const { wording } of subscription!.log) expect(wording).toMatch(/^Ja, /)
  })

  test('is possible for seven days and not a moment longer; then the mailbox is forgotten', async () => {
    await ask()
    await runJobs()
    const token = tokenIn((await lettersTo(newMailbox()))[0]!.text)
    clock.moveBy(7 * DAY - 1)
    expect(await isConfirmable(engines(), token)).toBe(true)
    await purgeEverythingExpired(engines())
    expect(await stored(newMailbox())).toHaveLength(1)

    clock.moveBy(1)
    expect(await isConfirmable(engines(), token)).toBe(false)
    expect(await confirm(engines(), germany, { token, address: address() })).toEqual({ ok: false })
    await purgeEverythingExpired(engines())
    expect(await stored(newMailbox())).toEqual([])
  })

  test('works in its own country only, and not with a word that was made up', async () => {
    await ask()
    await runJobs()
    const token = tokenIn((await lettersTo(newMailbox()))[0]!.text)

    expect(await confirm(engines(), shopOf('it'), { token, address: address() })).toEqual({ ok: false })
    expect(await confirm(engines(), germany, { token: token.replace(/^./, 'x'), address: address() })).toEqual({
      ok: false,
    })
    expect(await confirm(engines(), germany, { token: '', address: address() })).toEqual({ ok: false })
  })

  test('does not bring back whoever has left since he asked; asking again does', async () => {
    const emailHashed = await newReader()
    const token = tokenIn((await lettersTo(newMailbox()))[0]!.text)
    clock.moveBy(1000)
    await unsubscribe(engines(), germany, { emailHash: emailHashed, source: 'letter', address: address() })

    expect(await confirm(engines(), germany, { token, address: address() })).toEqual({ ok: false })
    clock.moveBy(1000)
    expect(await newReader()).toBe(emailHashed)
    expect(await isSubscribed(engines().db, 'de', newMailbox())).toBe(true)
  })

  test('that never comes leaves whoever had left where he was', async () => {
    const emailHashed = await newReader()
    await unsubscribe(engines(), germany, { emailHash: emailHashed, source: 'letter', address: address() })
    await ask()
    await runJobs()
    expect(await statusOfHash(engines(), 'de', emailHashed)).toBe('waiting')
    clock.moveBy(7 * DAY)
    await purgeEverythingExpired(engines())

    expect(await statusOfHash(engines(), 'de', emailHashed)).toBe('left')
    expect(await stored(newMailbox())).toMatchObject([{ email: null, status: 'left' }])
  })
})
