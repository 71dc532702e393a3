import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readMessages } from '../../../scripts/assets/compile-messages.ts'
import { subjects, type Subject } from '#domain/contact/messages/subjects.ts'
import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { attribute, links, meta, readable, tags } from '#tests/support/readers/pages/html.ts'
import { openOwnShop, type OwnShop } from '#tests/support/services/shops/own-shop.ts'
import { samplePhotos } from '#tests/support/fixtures/sample-photos.ts'
import { startMailServer, type TestMailServer } from '#tests/support/services/servers/smtp.ts'
import { asPerson, triedCountries } from '#tests/support/services/shops/shop-under-test.ts'
import { messagesFileOf } from '#tests/support/readers/languages/translated.ts'

let sink: TestMailServer
let shop: OwnShop
beforeAll(async () => {
  sink = await startMailServer()
  // Behind a proxy every message can come from another visitor.
  shop = await openOwnShop({ env: { SMTP_URL: sink.url, TRUSTED_PROXIES: '1' } })
})
afterAll(async () => {
  await shop.stop()
  await sink.stop()
})

const messagesFor = (code: CountryCode) => readMessages('messages', messagesFileOf(code))
const pageOf = (code: CountryCode) => pathTo(countries[code], 'contact')
const openPage = (code: CountryCode, query = '') => shop.visit(`${code}.localhost`, pageOf(code) + query, asPerson)

const field = (html: string, name: string): string | undefined =>
  ['input', 'select', 'textarea'].flatMap((tag) => tags(html, tag)).find((tag) => attribute(tag, 'name') === name)

let visitors = 0

const good = () => ({
  subject: 'order-status',
  name: 'Ana Muster',
  email: `ana${++visitors}@example.com`,
  tradeNumber: 'T-26-000018',
  message: 'Wo ist\nmein Handy?',
  website: '',
  opened: String(Date.now() - 10_000),
})

type Upload = { name: string; bytes: Uint8Array; type?: string }

const filled = (form: Record<string, string>, files: readonly Upload[]): FormData => {
  const data = new FormData()
  for (const [name, value] of Object.entries(form)) data.set(name, value)
  for (const { name, bytes, type = 'image/jpeg' } of files)
    data.append('files', new File([bytes.slice()], name, { type }))
  return data
}

/** The form as a browser without scripts sends it. */
async function send(
  code: CountryCode,
  form: Record<string, string>,
  files: readonly Upload[] = [],
  path = pageOf(code),
) {
  const sealed = new Response(filled(form, files))
  return shop.visit(`${code}.localhost`, path, {
    method: 'POST',
    body: new Uint8Array(await sealed.arrayBuffer()),
    headers: {
      ...asPerson.headers,
      origin: `http://${code}.localhost`,
      'content-type': sealed.headers.get('content-type')!,
      'x-forwarded-for': `2001:db8:0:${(++visitors).toString(16)}::1`,
    },
  })
}

const lettersAbout = (email: string) =>
  sink.letters.filter(({ to, replyTo }) => [...(to ?? []), ...(replyTo ?? [])].some(({ address }) => address === email))

/** The letters that a visitor's message became, as soon as the mail server has them. */
async function arrived(email: string, count = 1) {
  await expect.poll(() => lettersAbout(email).length).toBe(count)
  return lettersAbout(email)
}

describe('a message', () => {
  test('S1.17 S1.19 about each subject reaches the recipient of each country with its code', async () => {
    for (const code of triedCountries) {
      const messages = messagesFor(code)
      const { sender, recipient } = countries[code].contact
      const forms = subjects.map((subject) => ({ ...good(), subject }))
      const answers = await Promise.all(forms.map((form) => send(code, form)))
      expect(
        answers.map(({ status }) => status),
        code,
      ).toEqual(subjects.map(() => 200))

      for (const { subject, email, message } of forms) {
        const [letter] = await arrived(email)
        expect(
          letter!.to?.map(({ address }) => address),
          `${code} ${subject}`,
        ).toEqual([recipient])
        expect(sender).toContain(letter!.from?.address)
        expect(letter!.subject).toContain(`[${subject}] ${messages[`contact.subject.${subject}`]} · K-`)
        expect(letter!.headers).toContainEqual(expect.objectContaining({ key: 'x-umlauf-subject', value: subject }))
        for (const said of [...message.split('\n'), email, 'T-26-000018', 'Ana Muster']) {
          expect(letter!.text, said).toContain(said)
        }
      }
    }
  })

  test('S2.57 comes back as a copy in the language of the country, if asked for', async () => {
    for (const code of triedCountries) {
      const form = { ...good(), copy: 'yes' }
      const { text } = await send(code, form)
      expect(readable(text)).toContain(messagesFor(code)['contact.copySent'])

      const copy = (await arrived(form.email, 2)).find(({ to }) => to?.[0]?.address === form.email)!
      expect(countries[code].contact.sender).toContain(copy.from?.address)
      expect(copy.replyTo?.[0]?.address).toBe(countries[code].contact.recipient)
      expect(copy.text).toContain(messagesFor(code)['letter.contactCopy.next'])
      expect(copy.text).toContain('mein Handy?')
      expect(copy.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }))
    }
  })

  test('S28 cannot add a header, a recipient, a letter or markup', async () => {
    const form = {
      ...good(),
      name: 'Ana\r\nBcc: eve@example.com',
      message: '.\r\nBcc: eve@example.com\r\n<script>alert(1)</script>, und das ist alles',
    }
    const { text } = await send('de', form)
    const [letter] = await arrived(form.email)

    expect(letter!.bcc ?? []).toEqual([])
    expect(letter!.to).toHaveLength(1)
    expect(letter!.html).not.toContain('<script')
    expect(text).not.toContain('<script>alert')
  })

  test('S28 that came already is thanked for and not sent again', async () => {
    const form = good()
    const [first, second] = [await send('it', form), await send('it', form)]

    expect([first.status, second.status]).toEqual([200, 200])
    expect(/K-\d+/.exec(second.text)?.[0]).toBe(/K-\d+/.exec(first.text)?.[0])
    await arrived(form.email)
    await send('it', { ...form, message: 'Etwas anderes, bitte.' })
    await arrived(form.email, 2)
  })
})

describe('what was typed stays', () => {
  test('S2.57 when something is missing or wrong, said beside each field in the words of the country', async () => {
    for (const code of triedCountries) {
      const messages = messagesFor(code)
      const wrong = { ...good(), name: '', email: 'ana@example', tradeNumber: 'T-26-000011', copy: 'yes' }
      const { status, text, headers } = await send(code, wrong)

      expect(status).toBe(422)
      expect(headers['cache-control']).toBe('no-store')
      for (const name of ['name', 'email', 'tradeNumber']) {
        expect(attribute(field(text, name)!, 'aria-invalid'), name).toBe('true')
        expect(attribute(field(text, name)!, 'aria-describedby'), name).toContain(`${name}-error`)
      }
      expect(readable(text)).toContain(messages['contact.error.name-missing'])
      expect(readable(text)).toContain(messages['contact.error.email-invalid'])
      expect(readable(text)).toContain(messages['contact.error.trade-number-wrong'])
      expect(attribute(field(text, 'email')!, 'value')).toBe('ana@example')
      expect(text).toMatch(/<textarea[^>]*>Wo ist\s+mein Handy\?</)
      expect(text).toMatch(/<option value="order-status" selected=""/)
      expect(field(text, 'copy')).toMatch(/\schecked/)
      expect(field(text, 'name')).toMatch(/\sautofocus/i)
      expect(text.match(/\sautofocus/gi)).toHaveLength(1)
    }
  })

  test('S28 when it looks like a program or is mostly links; a person sends the same once more', async () => {
    const form = { ...good(), message: 'https://spam.example https://more.example' }
    const trapped = await send('fr', { ...form, website: 'x' })
    expect(trapped.status).toBe(422)
    expect(readable(trapped.text)).toContain(messagesFor('fr')['contact.device.again'])

    const asked = await send('fr', form)
    expect(asked.status).toBe(422)
    expect(readable(asked.text)).toContain(messagesFor('fr')['contact.mostlyLinks'])
    expect(asked.text).toContain('https://more.example</textarea>')
    expect(field(trapped.text, 'meansLinks')).toBeUndefined()
    expect(field(asked.text, 'meansLinks')).toBeDefined()
    expect(lettersAbout(form.email)).toEqual([])

    expect((await send('fr', { ...form, meansLinks: 'yes' })).status).toBe(200)
  })

  test('S28 when there were too many, with the mailbox of the shop as a way out', async () => {
    const form = good()
    const answers = []
    for (let count = 0; count < 4; count++) answers.push(await send('es', { ...form, message: `Mensaje ${count}` }))

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    expect(Number(answers[3]!.headers['retry-after'])).toBeGreaterThan(0)
    expect(readable(answers[3]!.text)).toContain(countries.es.contact.recipient)
    expect(answers[3]!.text).toContain('Mensaje 3</textarea>')
  })

  test('when a file is refused, which is named', async () => {
    const messages = messagesFor('de')
    const photo = { name: 'photo.jpg', bytes: samplePhotos.jpeg.bytes }
    const refusals: [Upload[], string][] = [
      [[{ name: 'photo.jpg', bytes: Buffer.from('<script>alert(1)</script>') }], 'file-wrong-type'],
      [[photo, photo, photo, photo], 'too-many-files'],
      [[{ name: 'photo.jpg', bytes: new Uint8Array(5 * 1024 * 1024 + 1) }], 'file-too-large'],
    ]
    for (const [files, problem] of refusals) {
      const form = good()
      const { status, text } = await send('de', form, files)
      expect(status, problem).toBe(422)
      expect(readable(text)).toContain(messages[`contact.error.${problem}`]!.replace('{name}', 'photo.jpg'))
      expect(attribute(field(text, 'files')!, 'aria-invalid')).toBe('true')
      expect(attribute(field(text, 'email')!, 'value')).toBe(form.email)
      expect(lettersAbout(form.email)).toEqual([])
    }
    // A browser never fills in a file by itself.
    const { text } = await send('de', { ...good(), name: '' }, [photo])
    expect(readable(text)).toContain(messages['contact.filesAgain'])
  })
})

describe('files', () => {
  test('are named in the letter and stay in the house', async () => {
    const form = good()
    const pdf = Buffer.from('%PDF-1.7\ntrailer\n%%EOF')
    await send('de', form, [
      { name: '../Rechnung.jpg', bytes: pdf },
      { name: 'Foto.jpg', bytes: samplePhotos.jpegWithPlace.bytes },
    ])
    const [letter] = await arrived(form.email)

    expect(letter!.attachments).toEqual([])
    expect(letter!.text).toContain('Rechnung.pdf (1 kB)')
    expect(letter!.text).toContain('Foto.jpg (1 kB)')
    expect(letter!.text).toMatch(/https:\/\/office\.umlauf\.example\/contact\/\d+/)
  })

  test('S28 are taken here and nowhere else, and not without end', async () => {
    const large = { name: 'a.jpg', bytes: new Uint8Array(8 * 1024 * 1024) }

    expect((await send('de', good(), [large], '/kontakt.data')).status).not.toBe(413)
    expect((await send('de', good(), [large], '/contact')).status).toBe(422)
    const tooMuch = await send('de', good(), [large, large, large])
    expect(tooMuch.status).toBe(413)
    expect(readable(tooMuch.text)).toMatch(/zu groß.*Geh im Browser einen Schritt zurück/s)
    expect(tooMuch.text).not.toContain('Der Fehler liegt bei uns')
    expect((await send('de', good(), [large], '/api/cart')).status).toBe(413)
    // A page without a form says so before anything is read.
    for (const path of ['/', '/checkout', '/kontakt/more']) {
      expect((await send('de', good(), [large], path)).status, path).toBe(405)
    }
  })
})

describe('the page', () => {
  test('S2.57 has a form with the ten subjects, found by search engines and kept by nobody', async () => {
    for (const code of triedCountries) {
      const { status, text, headers } = await openPage(code)
      expect(status).toBe(200)
      expect(headers['cache-control']).toBe('no-store')
      expect(meta(text, 'robots')).toBeUndefined()
      expect(tags(text, 'option').map((tag) => attribute(tag, 'value'))).toEqual(['', ...subjects])
      for (const name of ['subject', 'name', 'email', 'tradeNumber', 'message', 'files', 'copy', 'website', 'opened']) {
        expect(field(text, name), name).toBeDefined()
      }
      expect(links(text)).toContain(`mailto:${countries[code].contact.recipient}`)
    }
  })

  test('asks for what the subject needs, and helps before anybody writes', async () => {
    const helps: Partial<Record<Subject, string>> = {
      'order-status': '/account',
      'order-cancellation': '/account',
      'data-change': '/account/management',
      'payment-questions': '/account/payment-change',
      'customer-account': '/account/password-forgot',
      'purchase-process': '/content/so-funktionierts',
    }
    for (const subject of subjects.filter((each) => each !== 'device-not-listed')) {
      const { text } = await openPage('de', `?subject=${subject}`)
      const form = /<form[^>]*id="form"[\s\S]*?<\/form>/.exec(text)![0]
      expect(form).toContain(`<option value="${subject}" selected=""`)
      const asksTrade = !['purchase-process', 'topic-not-listed', 'customer-account'].includes(subject)
      expect(field(form, 'tradeNumber') !== undefined, subject).toBe(asksTrade)
      expect(links(form), subject).toEqual(helps[subject] === undefined ? [] : [helps[subject]])
    }
    expect(readable((await openPage('de', '?subject=payment-questions')).text)).toContain(
      messagesFor('de')['contact.noBankData'],
    )
  })

  test('takes nothing from another page, by another method, or that is no form', async () => {
    const post = (headers: Record<string, string>, body = 'x') =>
      shop.visit('de.localhost', '/kontakt', { method: 'POST', body, headers: { ...asPerson.headers, ...headers } })

    expect((await post({ origin: 'https://evil.example', 'content-type': 'multipart/form-data' })).status).toBe(403)
    const own = { origin: 'http://de.localhost' }
    expect((await post({ ...own, 'content-type': 'multipart/form-data; boundary=x' })).status).toBe(400)
    expect((await post({ ...own, 'content-type': 'application/json' }, '{}')).status).toBe(400)
    const put = await shop.visit('de.localhost', '/kontakt', { method: 'PUT', body: 'x', headers: own })
    expect(put.status).toBe(405)
  })
})
