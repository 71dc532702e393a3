import { describe, expect, test } from 'vitest'
import { findIssue } from '#domain/newsletter/issues/find-issues.ts'
import { attribute, readable, tags } from '#tests/support/readers/pages/html.ts'
import { addReaders, issueForm } from '#tests/support/drivers/office/newsletter-editor.ts'
import { useOffice, type Form, type OfficeColleague } from '#tests/support/drivers/office/office.ts'

const office = useOffice({})

const { interests: _, ...words } = issueForm

/** A draft by its form; tells where it stands. */
async function write(author: OfficeColleague, form: Form = {}): Promise<string> {
  const { headers, status, text } = await author.send('/newsletter/new', { ...words, ...form })
  if (headers.location === undefined) throw new Error(`${status} ${text.slice(0, 200)}`)
  return headers.location.split('?')[0]!
}

const issueAt = async (path: string) => (await findIssue(office.engines(), path.split('/')[2]!))!

const seenAt = async (path: string) => (await issueAt(path)).changedAt.toISOString()

const lettersOf = async (kind: string) =>
  (await office.query('select to_address, subject, html_body, headers from letters where kind = $1', [kind])).rows

describe('a newsletter', () => {
  test('S2.53 is written, looked at, tried out, confirmed and sent once to everybody who wants it', async () => {
    const author = await office.colleague('content')
    const readers = await addReaders(office.engines(), 3, 'fr')
    const draft = await write(author, { country: 'fr', subject: 'Bonnes nouvelles', rate: '600' })

    const seen = await seenAt(draft)
    const trial = { ...words, country: 'fr', subject: 'Très bonnes nouvelles', rate: '600', seen, intent: 'test' }
    expect(readable((await author.follow(draft, { ...trial, email: 'Me@Example.com' })).text)).toContain(
      'Der Probebrief ist unterwegs.',
    )
    expect(await lettersOf('newsletter-test')).toMatchObject([
      { to_address: 'me@example.com', subject: '[Test] Très bonnes nouvelles' },
    ])

    const confirm = await author.see(`${draft}/send`)
    expect(readable(confirm.text)).toContain('An 3 Personen in Frankreich senden')
    const started = await author.follow(`${draft}/send`, { seen: await seenAt(draft) })
    expect(readable(started.text)).toContain('Versand')
    expect((await author.send(`${draft}/send`, { seen: await seenAt(draft) })).headers.location).toBe(draft)

    await expect.poll(async () => (await issueAt(draft)).status).toBe('sent')
    const sent = await lettersOf('newsletter')
    expect(sent.map((letter) => letter.to_address).toSorted()).toEqual(readers.toSorted())
    expect(sent[0].html_body).toContain('Bonjour,')
    expect(sent[0].headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const { rows } = await office.query('select action from audit_entries where username = $1 order by at, id', [
      author.username,
    ])
    expect(rows.map(({ action }) => action)).toEqual([
      'newsletter.write',
      'newsletter.write',
      'newsletter.test',
      'newsletter.send',
    ])
  })

  test('is shown as its readers see it, and nothing in it runs', async () => {
    const author = await office.colleague('content')
    const typed = { country: 'es', subject: '<script>', preheader: 'Mira', text: '<img src=x> [tú](screen:home)' }

    const letter = await author.send('/newsletter/preview', { ...typed, form: 'html' })
    const plain = await author.send('/newsletter/preview', { ...typed, form: 'text' })

    expect(letter.headers['content-security-policy']).toBe(
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'",
    )
    expect(letter.text).toContain('¡Hola!')
    expect(letter.text).toContain('Mira')
    expect(letter.text).not.toMatch(/<script|<img/)
    expect(plain.headers['content-type']).toContain('text/plain')
    expect(plain.text).toMatch(/<img src=x> tú \(http\S+\/\/es\.\S+\)/)
    expect((await author.send('/newsletter/preview', { ...typed, country: 'at' })).status).toBe(404)
  })

  test.each([
    [{ country: 'at' }, 'Wähle ein Land mit Newsletter.'],
    [{ country: 'xx' }, 'Wähle ein Land mit Newsletter.'],
    [{ subject: ' \u200B' }, 'Der Betreff fehlt.'],
    [{ preheader: 'x'.repeat(151) }, 'Das ist zu lang.'],
    [{ rate: '5000' }, 'Wähle ein Tempo.'],
  ])('is not kept with %j', async (form, problem) => {
    const author = await office.colleague('content')
    const { status, text } = await author.send('/newsletter/new', { ...words, ...form })

    expect(status).toBe(422)
    expect(readable(text)).toContain(problem)
  })

  test.each([
    [{ text: '' }, 'Der Text fehlt.'],
    [{ text: '[klick](javascript:alert)' }, 'Ein Link führt nirgendwohin: javascript:alert'],
    [{ text: '[weg](topic:nothing)' }, 'Dieses Ziel gibt es nicht: topic:nothing'],
    [{ text: 'Bis [[Datum]]' }, 'Hier ist noch etwas offen: [[Datum]]'],
    [{ text: '![Karton](drawing:packing-box)' }, 'Bilder und Bausteine gibt es in Briefen nicht.'],
    [{ text: 'Hallo', interest: 'lens' }, 'Zu dieser Auswahl gehört niemand.'],
  ])('may be kept as a draft with %j, but does not leave the house', async (form, problem) => {
    const author = await office.colleague('content')
    const draft = await write(author, { ...form, country: 'it' })

    const { text } = await author.see(`${draft}/send`)
    expect(readable(text)).toContain(problem)
    expect(tags(text, 'input').some((tag) => attribute(tag, 'name') === 'seen')).toBe(false)
    expect([409, 422]).toContain((await author.send(`${draft}/send`, { seen: await seenAt(draft) })).status)
    expect((await issueAt(draft)).status).toBe('draft')
  })

  test('is offered for the countries that have one', async () => {
    const author = await office.colleague('content')
    const { text } = await author.see('/newsletter/new')
    const values = tags(text, 'option').map((tag) => attribute(tag, 'value'))

    expect(values.slice(0, 4)).toEqual(['de', 'es', 'fr', 'it'])
    expect(values).not.toContain('at')
  })

  test('is not overwritten by somebody who has not seen what a colleague wrote', async () => {
    const [first, second] = [await office.colleague('content'), await office.colleague('content')]
    const draft = await write(first)
    const seen = await seenAt(draft)
    await first.send(draft, { ...words, subject: 'Von mir', seen, intent: 'save' })

    const { status, text } = await second.send(draft, { ...words, subject: 'Von dir', seen, intent: 'save' })

    expect(status).toBe(409)
    expect(tags(text, 'input').some((tag) => attribute(tag, 'value') === 'Von dir')).toBe(true)
    expect((await issueAt(draft)).subject).toBe('Von mir')
  })

  test('is paused, goes on and is stopped by its buttons; a copy of it is a new draft', async () => {
    const author = await office.colleague('content')
    await addReaders(office.engines(), 12, 'es')
    const place = await write(author, { country: 'es', rate: '30' })
    await author.send(`${place}/send`, { seen: await seenAt(place) })
    const statuses: string[] = []
    for (const intent of ['pause', 'go-on', 'stop']) {
      expect((await author.send(place, { intent })).status).toBe(302)
      statuses.push((await issueAt(place)).status)
    }
    expect(statuses).toEqual(['paused', 'sending', 'stopped'])
    expect((await author.send(place, { intent: 'go-on' })).status).toBe(409)

    const copied = (await author.send(place, { intent: 'copy' })).headers.location!
    expect(await issueAt(copied)).toMatchObject({ status: 'draft', country: 'es', subject: words.subject, sent: 0 })
  })

  test('is tried out with one address at a time, and not with an inbox that gets too many', async () => {
    const author = await office.colleague('content')
    const draft = await write(author)
    const statuses: number[] = []
    for (const email of ['nonsense', 'a@example.com, b@example.com', ...Array(6).fill('often@example.com')]) {
      const { status } = await author.send(draft, { ...words, seen: await seenAt(draft), intent: 'test', email })
      statuses.push(status)
    }

    expect(statuses).toEqual([422, 422, 302, 302, 302, 302, 302, 429])
  })

  test('is read by auditors, who find no button on it', async () => {
    const author = await office.colleague('content')
    const draft = await write(author)
    const auditor = await office.colleague('auditor')

    const { status, text } = await auditor.see(draft)

    expect(status).toBe(200)
    expect(tags(text, 'button').filter((tag) => attribute(tag, 'name') === 'intent')).toEqual([])
    expect((await auditor.see(`/newsletter/preview?issue=${draft.split('/')[2]}`)).text).toContain('<!doctype html>')
  })
})
