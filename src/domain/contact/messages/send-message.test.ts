import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import { modes } from '#shop/modes/all.ts'
import { retention as periods } from '#shop/retention.ts'
import { purgeEverythingExpired } from '#tests/support/drivers/customers/purge-everything.ts'
import { samplePhotos } from '#tests/support/fixtures/sample-photos.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { countWaiting } from '#tests/support/readers/database/waiting-locks.ts'
import { openAttachment } from '#domain/contact/attachments/attachments.ts'
import { findThread } from './find-messages.ts'
import { eraseMessages, exportMessages } from './purge-expired-messages.ts'
import { sendMessage, type SendMessageInput } from './send-message.ts'

const engines = useEngines()
const germany = { country: countries.de, mode: modes.default }
const house = { officeDomain: 'office.umlauf.example' }

let senders = 0
const newSender = () => ({ email: `ana${++senders}@example.com`, address: `203.0.113.${senders}` })

type Changes = Partial<Omit<SendMessageInput, 'form'>> & { form?: Partial<SendMessageInput['form']> }

const inputOf = (changes: Changes = {}): SendMessageInput => {
  const { email, address } = newSender()
  return {
    uploads: [],
    trade: undefined,
    wantsCopy: false,
    meansLinks: false,
    trap: { bait: '', opened: String(engines().now().getTime() - 10_000) },
    address,
    ...changes,
    form: {
      subject: 'order-status',
      name: 'Ana Muster',
      email,
      tradeNumber: '',
      message: 'Wo ist\nmein Handy?',
      ...changes.form,
    },
  }
}

const send = (input: SendMessageInput) => sendMessage(engines(), germany, house, input)

const lettersAbout = (email: string) =>
  engines()
    .db.selectFrom('letters')
    .select(['kind', 'locale', 'subject', 'from_address as from', 'to_address as to', 'reply_to as replyTo'])
    .select(['text_body as text', 'html_body as html', 'attachments'])
    .where((either) => either.or([either('to_address', '=', email), either('reply_to', '=', email)]))
    .orderBy('created_at')
    .execute()

const sentBy = (email: string) => exportMessages(engines().db, email)

describe('writing to the shop', () => {
  test('S1.17 keeps the message and tells the shop of the country', async () => {
    const input = inputOf()
    const result = await send(input)

    expect(result).toMatchObject({ ok: true, email: input.form.email })
    expect(await sentBy(input.form.email)).toMatchObject([{ subject: 'order-status', text: 'Wo ist\nmein Handy?' }])
    const letters = await lettersAbout(input.form.email)
    expect(letters).toMatchObject([
      { to: countries.de.contact.recipient, from: countries.de.contact.sender, kind: 'contact', locale: 'de_DE' },
    ])
    expect(letters[0]!.subject).toMatch(/^\[order-status\] Stand des Verkaufs · K-\d+$/)
  })

  test('S2.57 sends a copy to whoever wants one, with nothing in it that a stranger could have made clickable', async () => {
    const input = inputOf({
      wantsCopy: true,
      form: { message: 'Kauft bei https://spam.example/x, sage ich euch allen.' },
    })
    await send(input)

    const copy = (await lettersAbout(input.form.email)).find(({ kind }) => kind === 'contact-copy')!
    expect(copy).toMatchObject({ to: input.form.email, replyTo: countries.de.contact.recipient })
    expect(copy.text).toContain('Kauft bei spam[.]example/x')
    expect(copy.html).not.toMatch(/spam\.example/)
    expect(copy.text).not.toContain('Ana Muster')
  })

  test('says what is wrong with which field, and with which file', async () => {
    const input = inputOf({
      form: { subject: 'weather', name: ' ', email: 'ana@example', tradeNumber: 'T-26-000011', message: '' },
      uploads: [{ name: 'virus.exe', bytes: new TextEncoder().encode('MZ') }],
    })

    expect(await send(input)).toEqual({
      ok: false,
      reason: 'incomplete',
      problems: {
        subject: 'subject-missing',
        name: 'name-missing',
        email: 'email-invalid',
        tradeNumber: 'trade-number-wrong',
        message: 'message-missing',
      },
      files: { problem: 'file-wrong-type', name: 'virus.exe' },
    })
  })

  test('S28 a program is asked again and writes nothing', async () => {
    const input = inputOf({ trap: { bait: 'x', opened: '0' } })

    expect(await send(input)).toEqual({ ok: false, reason: 'looks-automatic' })
    expect(await sentBy(input.form.email)).toEqual([])
  })

  test('S28 mere links are kept only if somebody says that he means them', async () => {
    const input = inputOf({ form: { message: 'https://spam.example https://more.example' } })

    expect(await send(input)).toEqual({ ok: false, reason: 'mostly-links' })
    expect(await sentBy(input.form.email)).toEqual([])
    expect(await send({ ...input, meansLinks: true })).toMatchObject({ ok: true })
  })

  test('S28 the same message twice within an hour is kept once, also if both come at the same time', async () => {
    const input = inputOf({ wantsCopy: true, uploads: [{ name: 'a.jpg', bytes: samplePhotos.jpeg.bytes }] })
    const [first, second] = await Promise.all([send(input), send(input)])
    const third = await send(input)

    expect(first).toMatchObject({ ok: true })
    expect([second, third]).toEqual([first, first])
    expect(await sentBy(input.form.email)).toHaveLength(1)
    expect(await lettersAbout(input.form.email)).toHaveLength(2)
    expect(await engines().files.list('contact/')).toHaveLength(1)
  })

  test('F-82 of two at the same moment the second looks only when the first is kept', async () => {
    const input = inputOf()
    let both: Promise<unknown[]> | undefined
    await engines()
      .db.transaction()
      .execute(async (tx) => {
        // Both have begun before anything can be kept: without a lock of their own neither would see the other.
        await sql`lock table contact_messages in exclusive mode`.execute(tx)
        both = Promise.all([send(input), send(input)])
        await expect.poll(() => countWaiting(engines())).toBe(2)
      })
    const [first, second] = await both!

    expect(first).toMatchObject({ ok: true })
    expect(second).toEqual(first)
    expect(await sentBy(input.form.email)).toHaveLength(1)
  })

  test('the same words with another file are another message', async () => {
    const input = inputOf()
    await send(input)
    await send({ ...input, uploads: [{ name: 'a.jpg', bytes: samplePhotos.jpeg.bytes }] })

    expect(await sentBy(input.form.email)).toHaveLength(2)
  })

  test('S28 takes three an hour from one mailbox and ten from one address, copies included', async () => {
    const mailbox = inputOf({ wantsCopy: true })
    const results = []
    for (let count = 0; count < 6; count++) {
      const form = { ...mailbox.form, message: `Nachricht ${count}` }
      results.push(await send({ ...mailbox, form, address: `198.51.100.${count}` }))
    }

    expect(results.map(({ ok }) => ok)).toEqual([true, true, true, false, false, false])
    expect(results[3]).toMatchObject({ reason: 'too-many', retryAfterSeconds: expect.any(Number) })
    expect((await lettersAbout(mailbox.form.email)).filter(({ kind }) => kind === 'contact-copy')).toHaveLength(3)

    const others = []
    for (let count = 0; count < 15; count++) others.push(await send({ ...inputOf(), address: '192.0.2.7' }))
    expect(others.filter(({ ok }) => ok)).toHaveLength(10)
  })
})

describe('files that came along', () => {
  const withFiles = async () => {
    const photo = { name: 'Garten.png', bytes: samplePhotos.jpegWithPlace.bytes }
    const input = inputOf({ uploads: [photo], trade: { number: 26_000_018, name: 'T-26-000018' } })
    const result = await send({ ...input, form: { ...input.form, tradeNumber: 'T-26-000018' } })
    if (!result.ok) throw new Error(result.reason)
    return { email: input.form.email, ...(await findThread(engines(), result.number))! }
  }

  test('are kept with their message, named in the letter, and never sent around', async () => {
    const { email, message, attachments } = await withFiles()
    const [letter] = await lettersAbout(email)

    expect(message.tradeNumber).toBe(26_000_018)
    expect(attachments).toMatchObject([{ name: 'Garten.jpg', contentType: 'image/jpeg' }])
    const kept = (await openAttachment(engines(), attachments[0]!.id))!
    expect(Buffer.from(kept.bytes).includes('GPS')).toBe(false)
    expect(letter!.attachments).toEqual([])
    expect(letter!.text).toContain('Garten.jpg (1 kB)')
    expect(letter!.text).toContain('T-26-000018')
    expect(letter!.text).toContain(`https://office.umlauf.example/contact/${message.number}`)
    expect(await openAttachment(engines(), 'x')).toBeUndefined()
  })

  test('X1.13 are named in the export, and go with their sender', async () => {
    const { email, attachments } = await withFiles()
    const { id } = attachments[0]!

    expect((await sentBy(email))[0]!.attachments).toMatchObject([{ name: 'Garten.jpg', contentType: 'image/jpeg' }])
    expect(await eraseMessages(engines().db, email.toUpperCase())).toEqual([`contact/${id}`])
    expect(await openAttachment(engines(), id)).toBeUndefined()
  })

  test('X1.13 are forgotten with their message', async () => {
    const { attachments } = await withFiles()
    const file = `contact/${attachments[0]!.id}`
    expect(await engines().files.read(file)).toBeDefined()

    const wayAhead = new Date(engines().now().getTime() + (periods.messagesDays + 1) * 86_400_000)
    await purgeEverythingExpired({ ...engines(), now: () => wayAhead })
    expect(await engines().files.read(file)).toBeUndefined()
  })
})
