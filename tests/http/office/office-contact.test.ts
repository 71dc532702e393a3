import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { askForDevice } from '#domain/contact/device-requests/ask-for-device.ts'
import { saveMessage, type NewMessage } from '#domain/contact/messages/save-message.ts'
import { exportMessages } from '#domain/contact/messages/purge-expired-messages.ts'
import { sendMessage } from '#domain/contact/messages/send-message.ts'
import { subjects } from '#domain/contact/messages/subjects.ts'
import { eraseCustomer } from '#domain/trades/customer-records/erase-customer.ts'
import { exportCustomer } from '#domain/trades/customer-records/export-customer.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { purgeEverythingExpired } from '#tests/support/drivers/customers/purge-everything.ts'
import { attribute, readable, tags } from '#tests/support/readers/pages/html.ts'
import { useOffice } from '#tests/support/drivers/office/office.ts'
import { samplePhotos } from '#tests/support/fixtures/sample-photos.ts'
import { shopOf, soldTrade } from '#tests/support/fixtures/sold-trade.ts'

const office = useOffice()

const question = {
  subject: 'order-status',
  email: 'ana@example.com',
  name: 'Ana',
  text: 'Wo ist\nmein Handy?',
} as const

async function somebodyWrites(country: CountryCode = 'de', message: Partial<NewMessage> = {}): Promise<number> {
  const { db, now } = office.engines()
  return db.transaction().execute((tx) => saveMessage(tx, shopOf(country), { ...question, ...message }, now()))
}

const stateOf = async (number: number) =>
  (await office.query('select status, assigned_to from contact_messages where number = $1', [number])).rows[0]

const lettersTo = async (mailbox: string) =>
  (await office.query('select * from letters where to_address = $1 order by created_at', [mailbox])).rows

const actionsOn = async (number: number): Promise<string[]> =>
  (
    await office.query('select action from audit_entries where subject = $1 order by at, id', [`contact K-${number}`])
  ).rows.map(({ action }) => action)

describe('messages in the office', () => {
  test('S1.17 a device that the catalogue lacks lies in the office, besides the letter about it', async () => {
    const engines = office.engines()
    const email = 'nokia@example.com'
    const form = { device: 'Nokia 3310', category: 'smartphone', details: 'Blau', email }
    const trap = { bait: '', opened: String(engines.now().getTime() - 10_000) }
    await askForDevice(engines, shopOf('fr'), { form, trap, address: '203.0.113.7' })

    const agent = await office.colleague('agent')
    const { text } = await agent.see('/contact?subject=device-not-listed&country=fr')

    expect(readable(text)).toContain('nokia@example.com')
    expect(readable(text)).toContain('Nokia 3310')
    const { rows } = await office.query('select kind from letters where reply_to = $1', [email])
    expect(rows).toEqual([{ kind: 'contact' }])
  })

  test('are counted by the ten subjects, filtered, sorted and exported', async () => {
    const number = await somebodyWrites('it', { subject: 'new-offer', email: '=cmd@example.com', name: '' })
    const agent = await office.colleague('agent')
    const page = await agent.see('/contact?country=it&subject=new-offer&status=waiting')

    expect(page.text.match(/class="office-subjects"[\s\S]*?<\/ul>/)?.[0].match(/<li/g)).toHaveLength(subjects.length)
    expect(readable(page.text)).toContain('Neues Angebot1ältestes: 0 Min.')
    expect(page.text).toContain(`href="/contact/${number}"`)
    expect((await agent.see('/contact?country=at&subject=new-offer')).text).not.toContain(`href="/contact/${number}"`)
    expect((await agent.see('/contact?mine=yes')).text).not.toContain(`href="/contact/${number}"`)
    const { text, headers } = await agent.see('/contact?country=it&format=csv')
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(text).toContain(`K-${number};`)
    expect(text).toContain(";'=cmd@example.com;")
  })

  test('are answered by letter in the language of the sender, with the question below', async () => {
    const number = await somebodyWrites('es', { email: 'eva@example.com', name: 'Eva' })
    const agent = await office.colleague('agent')

    const { text } = await agent.follow(`/contact/${number}`, {
      intent: 'answer',
      text: 'Ya está.\n\n¡Saludos!',
      seen: '0',
    })

    expect(readable(text)).toContain(`${agent.username} hat geantwortet`)
    const [letter] = await lettersTo('eva@example.com')
    expect(letter).toMatchObject({
      kind: 'contact-answer',
      locale: 'es_ES',
      subject: `Respuesta a tu mensaje K-${number}`,
    })
    expect(letter.reply_to).toBe(shopOf('es').country.contact.recipient)
    expect(letter.text_body).toContain('Hola, Eva:')
    expect(letter.text_body).toContain('¡Saludos!')
    expect(letter.text_body).toContain('mein Handy?')
    expect(await stateOf(number)).toEqual({ status: 'answered', assigned_to: agent.id })
    expect(await actionsOn(number)).toEqual(['contact.answer'])
  })

  test('are answered once, if two colleagues write at the same time', async () => {
    const number = await somebodyWrites('de', { email: 'twice@example.com' })
    const [first, second] = [await office.colleague('agent'), await office.colleague('agent')]
    const answer = { intent: 'answer', text: 'Meine Antwort', seen: '0' }

    const sent = await Promise.all([first, second].map((each) => each.send(`/contact/${number}`, answer)))

    expect(sent.map(({ status }) => status).toSorted()).toEqual([302, 409])
    const refused = sent.find(({ status }) => status === 409)!
    expect(readable(refused.text)).toContain('In der Zwischenzeit ist etwas dazugekommen')
    expect(refused.text).toContain('Meine Antwort')
    expect(await lettersTo('twice@example.com')).toHaveLength(1)
  })

  test('take notes that nobody outside reads, go to a colleague, and come to an end', async () => {
    const number = await somebodyWrites('de', { email: 'noted@example.com' })
    const [agent, other] = [await office.colleague('agent'), await office.colleague('agent')]
    const send = (form: Record<string, string>) => agent.send(`/contact/${number}`, form)

    await send({ intent: 'note', text: 'Ruft morgen an.' })
    await send({ intent: 'assign', assignedTo: other.id })
    expect(await stateOf(number)).toEqual({ status: 'open', assigned_to: other.id })
    expect((await other.see('/contact?mine=yes')).text).toContain(`href="/contact/${number}"`)
    await send({ intent: 'close' })
    expect((await stateOf(number)).status).toBe('closed')
    await send({ intent: 'customer', text: 'Und das Ladekabel?' })

    expect((await stateOf(number)).status).toBe('open')
    expect(await lettersTo('noted@example.com')).toEqual([])
    expect(await actionsOn(number)).toEqual(['contact.note', 'contact.assign', 'contact.close', 'contact.customer'])
    const { rows } = await office.query(`select before, after from audit_entries where action = 'contact.note'`)
    expect(JSON.stringify(rows)).not.toContain('Ruft')
  })

  test('refuse what is empty, who may not answer, and what is not there', async () => {
    const number = await somebodyWrites()
    const agent = await office.colleague('agent')
    const inspector = await office.colleague('inspector')

    expect((await agent.send(`/contact/${number}`, { intent: 'answer', text: ' ', seen: '0' })).status).toBe(422)
    expect((await agent.send(`/contact/${number}`, { intent: 'assign', assignedTo: inspector.id })).status).toBe(422)
    expect((await agent.see('/contact/999999')).status).toBe(404)
    expect((await agent.see("/contact/1'--")).status).toBe(404)
    expect((await inspector.see('/contact')).status).toBe(403)
    expect((await inspector.send(`/contact/${number}`, { intent: 'close' })).status).toBe(403)
    const auditor = await office.colleague('auditor')
    expect((await auditor.see(`/contact/${number}`)).status).toBe(200)
    expect((await auditor.send(`/contact/${number}`, { intent: 'close' })).status).toBe(403)
  })

  test('lead to the trade that they name, and warn if it is somebody else’s', async () => {
    const trade = await soldTrade(office.engines())
    const name = formatTradeNumber(trade.number)
    const agent = await office.colleague('agent')
    const own = await somebodyWrites('de', { tradeNumber: trade.number, email: trade.email })
    const foreign = await somebodyWrites('de', { tradeNumber: trade.number, email: 'eve@example.com' })
    const unknown = await somebodyWrites('de', { tradeNumber: 26_999_999 })
    const warning = 'Der Auftrag gehört zu einer anderen E-Mail-Adresse'

    const [mine, hers, none] = await Promise.all([own, foreign, unknown].map((each) => agent.see(`/contact/${each}`)))

    expect(mine!.text).toContain(`href="/trades/${name}"`)
    expect(readable(mine!.text)).not.toContain(warning)
    expect(readable(hers!.text)).toContain(warning)
    expect(readable(none!.text)).toContain('Diese Nummer gibt es nicht.')
  })

  test('show the files that came along: pictures open, documents are saved, and nothing in them runs', async () => {
    const engines = office.engines()
    const form = { ...question, message: question.text, tradeNumber: '', email: 'files@example.com' }
    const result = await sendMessage(
      engines,
      shopOf('de'),
      { officeDomain: 'office.example' },
      {
        form,
        uploads: [
          { name: 'Foto.jpg', bytes: samplePhotos.jpeg.bytes },
          { name: 'Böse".jpg', bytes: Buffer.from('%PDF-1.7 /JavaScript\n%%EOF') },
        ],
        trade: undefined,
        wantsCopy: false,
        meansLinks: false,
        trap: { bait: '', opened: String(engines.now().getTime() - 10_000) },
        address: '203.0.113.9',
      },
    )
    if (!result.ok) throw new Error(result.reason)
    const agent = await office.colleague('agent')

    const { text } = await agent.see(`/contact/${result.number}`)
    const files = [...text.matchAll(/href="(\/contact\/attachments\/[^"]+)"/g)].map(([, path]) => path!)
    expect(readable(text)).toContain('Foto.jpg ansehen')
    expect(readable(text)).toContain('Böse.pdf speichern')
    const [photo, document] = await Promise.all(files.map((path) => agent.see(path)))
    expect(photo!.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' })
    expect(photo!.headers['content-disposition']).toMatch(/^inline;/)
    expect(document!.headers['content-type']).toBe('application/pdf')
    expect(document!.headers['content-disposition']).toBe("attachment; filename*=UTF-8''B%C3%B6se.pdf")
    for (const { headers } of [photo!, document!]) {
      expect(headers['content-security-policy']).toBe("sandbox; default-src 'none'")
      expect(headers['x-content-type-options']).toBe('nosniff')
    }
    const inspector = await office.colleague('inspector')
    expect((await inspector.see(files[0]!)).status).toBe(403)
    expect((await agent.see('/contact/attachments/1')).status).toBe(404)
  })

  test('show what was written as text, whatever it is', async () => {
    const number = await somebodyWrites('de', { text: '<img src=x onerror=alert(1)>', name: '<b>Ana</b>' })
    const agent = await office.colleague('agent')

    expect((await agent.see(`/contact/${number}`)).text).not.toContain('<img src=x')
  })
})

describe('templates', () => {
  test('begin an answer in the language of their country', async () => {
    const agent = await office.colleague('agent')
    const form = { title: 'Dauer', country: 'it', subject: 'order-status', text: 'Ci vogliono tre giorni.' }
    await agent.follow('/contact-templates', form)
    const { rows } = await office.query(`select id from contact_templates where title = 'Dauer'`)
    const id = rows[0].id as string
    const [italian, german] = [await somebodyWrites('it'), await somebodyWrites('de')]

    expect((await agent.see(`/contact/${italian}?template=${id}`)).text).toContain(
      '>Ci vogliono tre giorni.</textarea>',
    )
    expect((await agent.see(`/contact/${german}?template=${id}`)).text).not.toContain('Ci vogliono')

    await agent.send('/contact-templates', { ...form, id, text: 'Quattro giorni.' })
    expect((await agent.see(`/contact/${italian}?template=${id}`)).text).toContain('>Quattro giorni.</textarea>')
    expect((await agent.send('/contact-templates', { ...form, id, title: '' })).status).toBe(422)
    await agent.send('/contact-templates', { id, intent: 'remove' })
    expect((await agent.see('/contact-templates')).text).not.toContain('Quattro giorni.')
    expect((await agent.send('/contact-templates', { ...form, id })).status).toBe(409)
    const { rows: written } = await office.query(
      'select action from audit_entries where subject = $1 order by at, id',
      [`template ${id}`],
    )
    expect(written.map(({ action }) => action)).toEqual([
      'contact-template.write',
      'contact-template.write',
      'contact-template.remove',
    ])
  })
})

describe('what people wrote is theirs', () => {
  const callerOf = (email: string) =>
    ({ id: crypto.randomUUID(), email, country: 'de', locale: 'de_DE', customerId: null }) as const

  test('X1.13 it is in their export, and goes when they go', async () => {
    const engines = office.engines()
    const email = 'leaving@example.com'
    const number = await somebodyWrites('de', { email: 'Leaving@Example.com' })
    const agent = await office.colleague('agent')
    await agent.send(`/contact/${number}`, { intent: 'answer', text: 'Gern.', seen: '0' })

    expect(await exportCustomer(engines, callerOf(email) as never)).toMatchObject({
      messages: [{ number, text: 'Wo ist\nmein Handy?', replies: [{ kind: 'answer', text: 'Gern.' }] }],
    })
    await eraseCustomer(engines, callerOf(email) as never)

    expect(await exportMessages(engines.db, email)).toEqual([])
    expect(await stateOf(number)).toBeUndefined()
  })

  test('X1.13 it is forgotten after two years', async () => {
    const engines = office.engines()
    const [old, young] = [await somebodyWrites(), await somebodyWrites()]
    const age = 'update contact_messages set created_at = now() - make_interval(days => $2) where number = $1'
    await office.query(age, [old, 731])
    await office.query(age, [young, 729])

    await purgeEverythingExpired(engines)

    expect(await stateOf(old)).toBeUndefined()
    expect(await stateOf(young)).toBeDefined()
  })
})

test('a thread is only ever added to', async () => {
  const number = await somebodyWrites()
  const agent = await office.colleague('agent')
  await agent.send(`/contact/${number}`, { intent: 'note', text: 'So war es.' })

  await expect(sql`update contact_replies set text = 'anders'`.execute(office.engines().db)).rejects.toThrow(
    'append-only',
  )
  const { text } = await agent.see(`/contact/${number}`)
  expect(tags(text, 'time').map((tag) => attribute(tag, 'datetime'))).toHaveLength(2)
})
