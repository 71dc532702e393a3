import { beforeEach, describe, expect, test } from 'vitest'
import type { Colleague } from '#domain/staff/colleague.ts'
import { switchNewsletter } from '#domain/newsletter/switch-newsletter.ts'
import { eraseSubscriptions } from '#domain/newsletter/purge-expired-subscribers.ts'
import { movableClock } from '#engines/clock/movable-clock.ts'
import type { Engines } from '#engines/engines.ts'
import { deliverLetter } from '#engines/mail/deliver-letter.ts'
import { openSmtpTransport } from '#engines/mail/smtp-transport.ts'
import { countries } from '#shop/countries/all.ts'
import { hireColleague } from '#tests/support/drivers/office/colleagues.ts'
import { purgeEverythingExpired } from '#tests/support/drivers/customers/purge-everything.ts'
import { addReaders, sendIssue, writeIssue } from '#tests/support/drivers/office/newsletter-editor.ts'
import { startMailServer } from '#tests/support/services/servers/smtp.ts'
import { shopOf } from '#tests/support/fixtures/sold-trade.ts'
import { storefronts } from '#tests/support/fixtures/storefronts.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { startIssue, takeStep } from './change-issues.ts'
import { findIssue } from './find-issues.ts'
import { estimatedEnd, waitingOf, type Step } from './issue.ts'
import { sendIssues, sendPortion } from './send-issues.ts'

const MINUTE = 60_000

const clock = movableClock(new Date('2026-03-01T10:00:00Z'))
const engines = useEngines({ now: clock.now })

let author: Colleague
let readers: string[]

/** Every test has its own readers, its own letters and its own issue. */
beforeEach(async () => {
  const { db } = engines()
  for (const table of ['newsletter_issues', 'newsletter_subscribers', 'letters'] as const)
    await db.deleteFrom(table).execute()
  author = await hireColleague(engines(), `author-${crypto.randomUUID().slice(0, 8)}`, 'content')
  readers = await addReaders(engines(), 50)
  clock.moveBy(1000)
})

const letters = () =>
  engines().db.selectFrom('letters').select(['id', 'to_address as to']).where('kind', '=', 'newsletter').execute()

const addressees = async () => (await letters()).map(({ to }) => to).toSorted()

/** The mail server has taken everything. */
const emptyOutbox = () => engines().db.updateTable('letters').set({ status: 'sent' }).execute()

const leave = (email: string) =>
  switchNewsletter(engines(), shopOf('de'), { email, wanted: false, address: '203.0.113.1' })

const step = (id: string, name: Step) => takeStep(engines(), author, { id, step: name })

/** As the job does it: as long as there is something to do at once. */
async function run(): Promise<Date | undefined> {
  for (;;) {
    const next = await sendIssues(engines(), storefronts)
    if (!next || next > clock.now()) return next
  }
}

/** Until it is over, with a clock that goes on; the outbox is emptied meanwhile. */
async function runToTheEnd(): Promise<void> {
  for (let next = await run(); next; next = await run()) {
    clock.moveTo(next)
    await emptyOutbox()
  }
}

describe('an issue that is sent', () => {
  test('reaches every active reader of its country once, and then is over', async () => {
    await addReaders(engines(), 3, 'fr')
    await leave(readers[7]!)
    const id = await sendIssue(engines(), author)

    await runToTheEnd()
    await runToTheEnd()

    expect(await addressees()).toEqual(readers.filter((reader) => reader !== readers[7]).toSorted())
    const issue = await findIssue(engines(), id)
    expect(issue).toMatchObject({ status: 'sent', total: 49, sent: 49, skipped: 0, failed: 0 })
    expect(issue!.finishedAt).not.toBeNull()
  })

  test('goes only to those who named one of its interests, if it names some', async () => {
    const { db } = engines()
    await db
      .updateTable('newsletter_subscribers')
      .set({ interests: ['lens'] })
      .where('email', 'in', [readers[1]!, readers[2]!])
      .execute()
    await sendIssue(engines(), author, { interests: ['camera', 'lens'] })

    await runToTheEnd()

    expect(await addressees()).toEqual([readers[1]!, readers[2]!].toSorted())
  })

  test('is left alone by everybody else while one process sends it, and nobody gets it twice', async () => {
    await sendIssue(engines(), author, { rate: '600' })
    const both = () => Promise.all([sendIssues(engines(), storefronts), sendIssues(engines(), storefronts)])

    for (let tx = 0; tx < 8; tx += 1) {
      await both()
      clock.moveBy(10_000)
      await emptyOutbox()
    }

    expect(await addressees()).toEqual(readers.toSorted())
  })

  test('reaches everybody once, although the process died in the middle of a portion', async () => {
    const id = await sendIssue(engines(), author)
    await sendPortion(engines(), storefronts, id)
    let posted = 0
    const dying: Engines['mail'] = {
      ...engines().mail,
      post: async (letter, within) => {
        posted += 1
        if (posted === 8) throw new Error('the power goes')
        return engines().mail.post(letter, within)
      },
    }
    await expect(sendPortion({ ...engines(), mail: dying }, storefronts, id)).rejects.toThrow('the power goes')
    expect(await letters()).toEqual([])
    expect(await findIssue(engines(), id)).toMatchObject({ status: 'sending', sent: 0 })

    await runToTheEnd()

    expect(await addressees()).toEqual(readers.toSorted())
  })

  test('never sends more letters in a minute than were chosen, however often somebody looks', async () => {
    await sendIssue(engines(), author, { rate: '30' })
    const sentAt: Date[] = []
    for (let second = 0; second < 130; second += 2) {
      await run()
      const before = sentAt.length
      const count = (await letters()).length
      for (let each = before; each < count; each += 1) sentAt.push(clock.now())
      await emptyOutbox()
      clock.moveBy(2000)
    }

    expect(sentAt).toHaveLength(50)
    for (const from of sentAt) {
      const within = sentAt.filter((at) => at >= from && at.getTime() < from.getTime() + MINUTE)
      expect(within.length).toBeLessThanOrEqual(30)
    }
    expect(sentAt.at(-1)!.getTime() - sentAt[0]!.getTime()).toBeLessThan(2 * MINUTE)
  })

  test('waits while the mail server takes nothing, so that it can still be stopped', async () => {
    const id = await sendIssue(engines(), author, { rate: '30' })
    for (let second = 0; second < 300; second += 10) {
      await run()
      clock.moveBy(10_000)
    }
    expect(await letters()).toHaveLength(30)

    await step(id, 'stop')
    await emptyOutbox()
    await runToTheEnd()

    expect(await letters()).toHaveLength(30)
  })

  test('tells how many letters the mail server has refused', async () => {
    const id = await sendIssue(engines(), author)
    await runToTheEnd()
    const [first, second] = await letters()
    const { db } = engines()
    await db.updateTable('letters').set({ status: 'failed' }).where('id', 'in', [first!.id, second!.id]).execute()

    await run()
    await run()

    expect(await findIssue(engines(), id)).toMatchObject({ total: 50, sent: 48, failed: 2, skipped: 0 })
  })
})

describe('whoever leaves while an issue is being sent', () => {
  test('gets no letter', async () => {
    const id = await sendIssue(engines(), author)
    await run()
    const reached = await addressees()
    expect(reached).toHaveLength(20)
    const late = readers.filter((reader) => !reached.includes(reader))
    await leave(late[0]!)
    await engines()
      .db.transaction()
      .execute((tx) => eraseSubscriptions(tx, engines().vault, late[1]!))

    await runToTheEnd()

    expect(await addressees()).toEqual(readers.filter((reader) => reader !== late[0] && reader !== late[1]).toSorted())
    expect(await engines().db.selectFrom('newsletter_deliveries').selectAll().execute()).toHaveLength(49)
    expect(await findIssue(engines(), id)).toMatchObject({ status: 'sent', total: 50, sent: 48, skipped: 2 })
  })

  test('gets none either if he has joined after it began', async () => {
    await sendIssue(engines(), author)
    clock.moveBy(1000)
    const [late] = await addReaders(engines(), 1)

    await runToTheEnd()

    expect(await addressees()).not.toContain(late)
  })
})

describe('a colleague', () => {
  test('pauses an issue and goes on where it stood', async () => {
    const id = await sendIssue(engines(), author)
    await run()
    expect(await step(id, 'pause')).toEqual({ ok: true, id })
    clock.moveBy(5 * MINUTE)

    expect(await run()).toBeUndefined()
    expect(await letters()).toHaveLength(20)
    const paused = (await findIssue(engines(), id))!
    expect([paused.status, waitingOf(paused)]).toEqual(['paused', 30])
    expect(estimatedEnd(paused, clock.now())).toEqual(new Date(clock.now().getTime() + MINUTE))

    await step(id, 'go-on')
    await emptyOutbox()
    await runToTheEnd()
    expect(await addressees()).toEqual(readers.toSorted())
  })

  test('stops an issue for good', async () => {
    const id = await sendIssue(engines(), author)
    await run()

    await step(id, 'stop')
    clock.moveBy(MINUTE)
    await run()

    expect(await letters()).toHaveLength(20)
    expect(await findIssue(engines(), id)).toMatchObject({ status: 'stopped', total: 50, sent: 20 })
    for (const name of ['go-on', 'pause', 'stop'] as const)
      expect(await step(id, name)).toEqual({ ok: false, reason: 'not-possible-now' })
  })

  test('begins an issue once, and only as it was when he looked at it', async () => {
    const { id, changedAt } = await writeIssue(engines(), author)
    const seen = changedAt.toISOString()
    const start = (draft: { id: string; seen: string }) => startIssue(engines(), storefronts, author, draft)

    expect(await start({ id, seen: '2026-01-01T00:00:00.000Z' })).toEqual({ ok: false, reason: 'changed-meanwhile' })
    const results = await Promise.all([start({ id, seen }), start({ id, seen })])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results).toContainEqual({ ok: false, reason: 'not-a-draft' })
  })
})

describe('what is kept', () => {
  test('deliveries are forgotten after a year, their letters after a month, and the issue stays', async () => {
    const id = await sendIssue(engines(), author)
    const draft = await writeIssue(engines(), author)
    await runToTheEnd()
    const deliveries = () => engines().db.selectFrom('newsletter_deliveries').selectAll().execute()

    clock.moveBy(31 * 24 * 60 * MINUTE)
    await purgeEverythingExpired(engines())
    expect([(await letters()).length, (await deliveries()).length]).toEqual([0, 50])
    clock.moveBy(335 * 24 * 60 * MINUTE)
    await purgeEverythingExpired(engines())

    expect(await deliveries()).toEqual([])
    expect(await findIssue(engines(), id)).toMatchObject({ status: 'sent', total: 50, sent: 50 })
    expect(await findIssue(engines(), draft.id)).toMatchObject({ status: 'draft' })
  })
})

test('S2.53 a letter arrives with its ways out in headers and text, and with the name of its reader as text', async () => {
  const { db, now } = engines()
  await db.updateTable('newsletter_subscribers').set({ first_name: '<b>Ana</b>' }).execute()
  await sendIssue(engines(), author, { subject: 'Neues\r\nBcc: eve@example.com' })
  await run()
  const server = await startMailServer()
  const carrier = openSmtpTransport(server.url)
  const deliver = deliverLetter({ db, carrier, now })
  for (const { id: letterId } of await letters())
    await deliver({ letterId }, { id: 'job', attempt: 1, isLastAttempt: false })

  const arrived = server.letters[0]!
  expect(readers).toContain(arrived.to![0]!.address)
  const hash = /enrich\/([0-9a-f]{64})/.exec(arrived.text!)![1]
  const header = (name: string) => arrived.headers.find(({ key }) => key === name)?.value
  expect(header('list-unsubscribe')).toBe(`<${countries.de.sellShopUrl}/api/newsletter/unsubscribe/${hash}>`)
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(header('bcc')).toBeUndefined()
  expect(arrived.subject).toBe('Neues Bcc: eve@example.com')
  expect(arrived.html).toContain('Hallo &lt;b&gt;Ana&lt;/b&gt;,')
  expect(arrived.html).toContain(`${countries.de.sellShopUrl}/newsletter/unsubscribe/${hash}`)
  expect(arrived.html).toContain(countries.de.merchant.name)
  expect(arrived.html).not.toMatch(/<img|utm_/)
  await carrier.close()
  await server.stop()
})
