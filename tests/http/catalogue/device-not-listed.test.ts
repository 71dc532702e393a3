import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readMessages } from '../../../scripts/assets/compile-messages.ts'
import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { attribute, meta, readable, tags } from '#tests/support/readers/pages/html.ts'
import { openOwnShop, type OwnShop } from '#tests/support/services/shops/own-shop.ts'
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
const query = '?subject=device-not-listed'
const pageOf = (code: CountryCode) => pathTo(countries[code], 'contact') + query

const openPage = (code: CountryCode, path = pageOf(code)) => shop.visit(`${code}.localhost`, path, asPerson)

const field = (html: string, name: string): string =>
  ['input', 'select', 'textarea'].flatMap((tag) => tags(html, tag)).find((tag) => attribute(tag, 'name') === name)!

let visitors = 0
const somebody = () => `2001:db8:0:${(++visitors).toString(16)}::1`
const aWhileAgo = () => String(Date.now() - 10_000)

const good = () => ({
  device: 'Nokia 3310',
  category: 'smartphone',
  details: 'Blau\nmit Ladekabel',
  email: `ana${++visitors}@example.com`,
  website: '',
  opened: aWhileAgo(),
})

type Sending = { path?: string; visitor?: string; method?: string }

/** The form as a browser without scripts sends it. */
const send = (code: CountryCode, form: Record<string, string>, sending: Sending = {}) => {
  const { path = pageOf(code), visitor = somebody(), method = 'POST' } = sending
  return shop.visit(`${code}.localhost`, path, {
    method,
    body: new URLSearchParams(form).toString(),
    headers: {
      ...asPerson.headers,
      origin: `http://${code}.localhost`,
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': visitor,
    },
  })
}

const letterFrom = (email: string) =>
  sink.letters.find(({ replyTo }) => replyTo?.some(({ address }) => address === email))

/** The letter that a visitor's message became, as soon as the mail server has it. */
async function arrived(email: string) {
  await expect.poll(() => letterFrom(email)).toBeDefined()
  return letterFrom(email)!
}

describe.each(triedCountries)('in %s', (code) => {
  const messages = messagesFor(code)
  const { contact } = countries[code]

  test('S1.17 there is a short form', async () => {
    const { status, text } = await openPage(code)
    expect(status).toBe(200)
    expect(readable(text)).toContain(messages['contact.device.lead'])
    expect(meta(text, 'robots')).toBe('noindex')
    for (const name of ['device', 'category', 'details', 'email', 'website', 'opened']) {
      expect(field(text, name), name).toBeDefined()
    }
    expect(tags(text, 'option').map((tag) => attribute(tag, 'value'))).toHaveLength(12)
  })

  test('S1.17 a message reaches the recipient of the country with the code of its subject', async () => {
    const form = good()
    const { status, headers, text } = await send(code, form)

    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(readable(text)).toContain(messages['contact.device.sent'])
    expect(readable(text)).toContain(form.email)

    const letter = await arrived(form.email)
    expect(letter.to?.map(({ address }) => address)).toEqual([contact.recipient])
    expect(contact.sender).toContain(letter.from?.address)
    expect(letter.subject).toBe(
      `[device-not-listed] ${messages['letter.deviceNotListed.subject']!.replace('{device}', form.device)}`,
    )
    expect(letter.headers).toContainEqual(
      expect.objectContaining({ key: 'x-umlauf-subject', value: 'device-not-listed' }),
    )
    for (const said of [
      form.device,
      messages['category.smartphone']!,
      'Blau',
      'mit Ladekabel',
      form.email,
      'device-not-listed',
    ]) {
      expect(letter.text, said).toContain(said)
      expect(letter.html, said).toContain(said)
    }
    expect(letter.text).toContain(messages['letter.deviceNotListed.heading'])
  })

  test('what is missing is said beside each field in its words, and what was typed stays', async () => {
    const details = 'Mit <Karton> & "Kabel"'
    const { status, text } = await send(code, { ...good(), device: ' ', category: '', details, email: 'ana@example' })

    expect(status).toBe(422)
    for (const name of ['device', 'category', 'email']) {
      expect(attribute(field(text, name), 'aria-invalid'), name).toBe('true')
      expect(attribute(field(text, name), 'aria-describedby'), name).toContain(`${name}-error`)
    }
    for (const problem of ['device-missing', 'category-missing', 'email-invalid']) {
      expect(readable(text), problem).toContain(messages[`contact.error.${problem}`])
    }
    expect(attribute(field(text, 'email'), 'value')).toBe('ana@example')
    expect(/<textarea[^>]*>([^<]*)</.exec(text)?.[1]).toBe('Mit &lt;Karton&gt; &amp; &quot;Kabel&quot;')
    // The first mistake has the focus, also without scripts.
    expect(field(text, 'device')).toMatch(/\sautofocus/i)
    expect(text.match(/\sautofocus/gi)).toHaveLength(1)
  })
})

describe('a message', () => {
  test('keeps the chosen category when something else is wrong', async () => {
    const { text } = await send('de', { ...good(), category: 'lens', email: '' })

    expect(text).toMatch(/<option value="lens" selected=""/)
  })

  test('that is too long is refused, and comes back whole', async () => {
    const [device, details] = ['x'.repeat(121), 'y'.repeat(1001)]
    const { status, text } = await send('de', { ...good(), device, details })

    expect(status).toBe(422)
    expect(attribute(field(text, 'device'), 'value')).toBe(device)
    expect(text).toContain(details)
  })

  test('S28 cannot add a header, a recipient or a second letter', async () => {
    const form = {
      ...good(),
      device: 'Nokia\r\nBcc: eve@example.com\r\n\r\nHello',
      details: '.\r\nBcc: eve@example.com',
    }
    await send('de', form)
    const letter = await arrived(form.email)

    expect(letter.bcc ?? []).toEqual([])
    expect(letter.to).toHaveLength(1)
    expect(letter.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(letter.subject).toBe('[device-not-listed] Gerät nicht gelistet: Nokia Bcc: eve@example.com Hello')
    const email = `ana@example.com\r\nBcc: eve@example.com`
    expect((await send('de', { ...good(), email })).status).toBe(422)
    expect((await send('de', { ...good(), email: 'ana@example.com, eve@example.com' })).status).toBe(422)
  })

  test('shows markup as text in its letter', async () => {
    const form = { ...good(), device: '<img src=x onerror=alert(1)>', details: '<script>alert(1)</script>' }
    const { text } = await send('de', form)
    const letter = await arrived(form.email)

    expect(text).not.toContain('<img src=x')
    expect(letter.html).not.toMatch(/<img|<script/)
    expect(letter.html).toContain('&lt;script&gt;')
  })

  test('may be about something that is none of the categories', async () => {
    const form = { ...good(), category: 'other' }
    await send('es', form)

    expect((await arrived(form.email)).text).toContain(messagesFor('es')['contact.device.other'])
  })

  test('sent as an upload is read the same way', async () => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...good(), email: 'upload@example.com' })) body.set(name, value)
    body.set('details', new Blob(['a file']), 'details.txt')
    const sent = new Response(body)
    const answer = await shop.visit('de.localhost', pageOf('de'), {
      method: 'POST',
      body: await sent.text(),
      headers: { origin: 'http://de.localhost', 'content-type': sent.headers.get('content-type')! },
    })

    expect(answer.status).toBe(200)
    expect((await arrived('upload@example.com')).text).not.toContain('a file')
  })
})

describe('S28 a program', () => {
  const refused = async (form: Record<string, string>) => {
    const { status, text } = await send('fr', form)
    expect(status).toBe(422)
    expect(readable(text)).toContain(messagesFor('fr')['contact.device.again'])
    return text
  }

  test('that fills in what nobody sees writes no letter; a person sends the same once more', async () => {
    const form = { ...good(), website: 'https://spam.example' }
    const text = await refused(form)

    expect(attribute(field(text, 'device'), 'value')).toBe(form.device)
    expect(attribute(field(text, 'email'), 'value')).toBe(form.email)
    expect(attribute(field(text, 'website'), 'value') ?? '').toBe('')
    expect(text).toMatch(/<div class="visually-hidden" aria-hidden="true"><label>[^<]+<input[^>]*tabindex="-1"/i)

    await send('fr', { ...form, website: '', opened: aWhileAgo() })
    await arrived(form.email)
    expect(sink.letters.filter((letter) => letter === letterFrom(form.email))).toHaveLength(1)
  })

  test('that answers at once is asked again, and the form remembers when it was handed out', async () => {
    const { text } = await openPage('fr')
    const opened = attribute(field(text, 'opened'), 'value')!
    const form = { ...good(), opened }
    await refused(form)
    expect(Math.abs(Date.now() - Number(opened))).toBeLessThan(60_000)

    await expect.poll(async () => (await send('fr', form)).status, { interval: 500 }).toBe(200)
  })

  test.each(['', '0', 'soon', '99999999999999'])('that makes up “%s” as the moment is asked again', async (opened) => {
    await refused({ ...good(), opened })
  })
})

describe('S28 a flood', () => {
  test('from one mailbox becomes three letters an hour, and is told when to come back', async () => {
    const form = { ...good(), email: 'flood@example.com' }
    const answers = []
    for (let count = 0; count < 50; count++) answers.push(await send('it', form))
    const refused = answers.filter(({ status }) => status === 429)

    expect(refused).toHaveLength(47)
    for (const { headers, text } of refused) {
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      expect(attribute(field(text, 'device'), 'value')).toBe(form.device)
    }
    expect(readable(refused[0]!.text)).toContain(countries.it.contact.recipient)
    await expect.poll(() => sink.letters.filter(({ replyTo }) => replyTo?.[0]?.address === form.email).length).toBe(3)
  })

  test('from one address becomes ten letters an hour, whatever mailboxes it makes up', async () => {
    const visitor = somebody()
    const answers = []
    for (let count = 0; count < 30; count++) {
      answers.push(await send('es', { ...good(), email: `made-up-${count}@example.com` }, { visitor }))
    }

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
  })
})

describe('the page', () => {
  test('with the subject is kept by nobody', async () => {
    expect((await openPage('de')).headers['cache-control']).toBe('no-store')
    expect((await openPage('de', '/kontakt.data?subject=device-not-listed')).headers['cache-control']).toBe('no-store')
  })

  test('takes no other method, and no message from another page', async () => {
    expect((await send('de', good(), { method: 'PUT' })).status).toBe(405)
    const foreign = await shop.visit('de.localhost', pageOf('de'), {
      method: 'POST',
      body: new URLSearchParams(good()).toString(),
      headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(foreign.status).toBe(403)
  })
})
