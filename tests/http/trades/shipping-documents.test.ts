import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readMessages } from '../../../scripts/assets/compile-messages.ts'
import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { dataOf, links, meta, readable, tags, attribute, texts } from '#tests/support/readers/pages/html.ts'
import { useShop } from '#tests/support/services/shops/own-shop.ts'
import { readPdf } from '#tests/support/readers/files/pdf.ts'
import { readCode } from '#tests/support/readers/files/printed-codes.ts'
import { openSession, tradeAt, usedPhone } from '#tests/support/drivers/customers/sellers.ts'
import { asPerson, countryCodes, triedCountries } from '#tests/support/services/shops/shop-under-test.ts'
import type { VisitOptions } from '#tests/support/drivers/customers/visit.ts'
import { eventually } from '#tests/support/limits/eventually.ts'
import { messagesFileOf } from '#tests/support/readers/languages/translated.ts'

const shop = useShop()
const thankYous = { at: '/thankYou', de: '/thankYou', es: '/thankYou', fr: '/thankYou', it: '/grazie' }

let client: Client
beforeAll(async () => {
  client = new Client({ connectionString: shop().databaseUrl })
  await client.connect()
})
afterAll(() => client.end())

const rows = async <Row>(sql: string, ...values: unknown[]): Promise<Row[]> =>
  (await client.query(sql, values)).rows as Row[]

const ask = (host: string, path: string, options?: VisitOptions) => shop().visit(`${host}.localhost`, path, options)

type LetterRow = {
  subject: string
  locale: string
  html_body: string
  text_body: string
  attachments: { filename: string; contentType: string; content: string }[]
}

const lettersTo = (email: string) =>
  rows<LetterRow>(`select * from letters where kind = 'trade-created' and to_address = $1`, email)

/** Somebody who has sold a phone, on whichever host. */
async function sell(host: string, code: CountryCode = host as CountryCode, quantity = 1) {
  const send = await openSession(host, ask)
  const offer = (await send('POST', '/api/offers', usedPhone)).json<{ id: string; priceCents: number }>()
  const trade = { ...tradeAt(host, code, offer.id), lines: [{ offerId: offer.id, quantity }] }
  const made = await send('POST', '/api/trades', trade, host, { 'idempotency-key': crypto.randomUUID() })
  const { transactionId, tradeNumber } = made.json<{ transactionId: number; tradeNumber: string }>()
  return { send, offer, trade, transactionId, tradeNumber, email: trade.seller.email }
}

/** The same, once the job has sent the documents. */
async function sellAndWait(code: CountryCode) {
  const sold = await sell(code)
  await eventually(async () => (await lettersTo(sold.email)).length > 0)
  const [letter] = await lettersTo(sold.email)
  const link = /https?:\S+\/trade\/[\w-]+/.exec(letter!.text_body)![0]
  const path = new URL(link).pathname
  return { ...sold, letter: letter!, link, path, token: path.split('/').at(-1)! }
}

type Waited = Awaited<ReturnType<typeof sellAndWait>>

const soldIn = {} as Record<CountryCode, Waited>
beforeAll(async () => {
  for (const code of countryCodes) soldIn[code] = await sellAndWait(code)
})

describe.each(triedCountries)('after a sale in %s', (code) => {
  test('I5 M02 one letter goes out, in the language of the country, and leads to the trade', async () => {
    const { letter, link, email, tradeNumber } = soldIn[code]

    expect(await lettersTo(email)).toHaveLength(1)
    expect(letter.locale).toBe(countries[code].locale)
    expect(letter.subject).toContain(tradeNumber)
    expect(letter.text_body).toContain(
      readMessages('messages', messagesFileOf(code))['trade.checklist.title']!.toUpperCase(),
    )
    expect(letter.html_body).toContain(link)
    expect(link).toBe(`http://${code}.localhost:${shop().port}${new URL(link).pathname}`)
  })

  test('X1.06 the label is attached to the letter and comes through the door, for those with the link', async () => {
    const { letter, token, tradeNumber } = soldIn[code]
    const { status, headers, bytes } = await ask(code, `/api/trades/${token}/label`)
    const [attachment, ...more] = letter.attachments
    const printed = readPdf(bytes).lines.map(({ text }) => text)

    expect(more).toEqual([])
    expect(attachment).toMatchObject({ filename: `umlauf-${tradeNumber}.pdf`, contentType: 'application/pdf' })
    expect(bytes.equals(Buffer.from(attachment!.content, 'base64'))).toBe(true)
    expect(printed.join(' ')).toContain(tradeNumber)
    expect(printed.join(' ')).toContain('Ana Muster')
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="umlauf-${tradeNumber}.pdf"`,
      'cache-control': 'no-store',
    })
  })

  test('the private page shows number, status, price and what is to be done, and hides the account', async () => {
    const { path, tradeNumber, token, trade } = soldIn[code]
    const { status, headers, text } = await ask(code, path, asPerson)
    const messages = readMessages('messages', messagesFileOf(code))
    const seen = readable(text)

    expect(status).toBe(200)
    expect(texts(text, 'h1')[0]).toContain(tradeNumber)
    expect(dataOf(text, 'trade-status')).toBe('WAITING_FOR_PARCEL')
    expect(seen).toContain(messages['trade.status.WAITING_FOR_PARCEL'])
    expect(seen).toContain('Apple iPhone 14 128 G')
    expect([...text.matchAll(/data-trade-event="([\w-]+)"/g)].map(([, event]) => event)).toEqual([
      'created',
      'papers-sent',
    ])
    expect(links(text)).toContain(`/api/trades/${token}/label`)
    expect(seen).toContain(countries[code].contact.recipient)
    expect(seen).toContain(`${code.toUpperCase()}… ${trade.payee['iban']!.replaceAll(' ', '').slice(-4)}`)
    for (const secret of [trade.payee['iban']!.replaceAll(' ', ''), trade.seller.birthdate, trade.seller.street])
      expect(text).not.toContain(secret)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(meta(text, 'robots')).toBe('noindex')
  })

  test('X1.06 the square code of the page can be read at the counter', async () => {
    const { path, transactionId } = soldIn[code]
    const { text } = await ask(code, path, asPerson)
    const [parcel] = await rows<{ drop_off_code: string }>(
      'select drop_off_code from parcels p join trades t on t.id = p.trade_id where t.number = $1',
      transactionId,
    )

    expect(readSquare(text)).toBe(parcel!.drop_off_code)
  })

  test('S2.50 the thank-you page shows number, label, code, checklist and what a guest can do later', async () => {
    const { send, transactionId, tradeNumber, token, path, email } = soldIn[code]
    const { status, text, headers } = await send('GET', `${thankYous[code]}?trade=${transactionId}`)
    const messages = readMessages('messages', messagesFileOf(code))

    expect(status).toBe(200)
    expect(readable(text)).toContain(tradeNumber)
    expect(readable(text)).toContain(email)
    expect(links(text)).toEqual(expect.arrayContaining([`/api/trades/${token}/label`, path, '/account/register']))
    expect([...text.matchAll(/data-checklist="(\w+)"/g)].map(([, step]) => step)).toEqual([
      'signOut',
      'erase',
      'cards',
      'pack',
      'send',
    ])
    expect(readSquare(text)).toMatch(/^UMLAUF-DEMO\//)
    expect(readable(text)).toContain(messages['thankYou.account.title'])
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['referrer-policy']).toBe('no-referrer')
  })

  test('S2.50 somebody else’s browser is sent to the letter, and learns nothing', async () => {
    const { transactionId, tradeNumber, email } = soldIn[code]
    const stranger = await openSession(code, ask)
    const none = readMessages('messages', messagesFileOf(code))['thankYou.none.title']!
    for (const search of [`?trade=${transactionId}`, `?trade=${tradeNumber}`, '', '?trade=1', '?trade=x%FF']) {
      const { status, text } = await stranger('GET', thankYous[code] + search)
      expect(status, search).toBe(200)
      expect(readable(text), search).toContain(none)
      expect(readable(text), search).not.toContain(email)
      expect(readable(text), search).not.toContain('iPhone 14 128 G')
    }
  })
})

/** The dark modules of the code in a page, held under a reader. */
function readSquare(html: string): string {
  const tag = tags(html, 'svg').find((each) => each.includes('drop-off-code'))!
  const size = Number(attribute(tag, 'viewBox')!.split(' ')[2])
  const path = attribute(tags(html.slice(html.indexOf(tag)), 'path')[0]!, 'd')!
  const dark = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, width]) => {
    const [left, top] = [Number(x), Number(y)]
    return { left, top, right: left + Number(width), bottom: top + 1 }
  })
  return readCode('square', dark, { left: 0, top: 0, right: size, bottom: size })
}

test('S11 a changed link, and the link of another country, are pages and labels that do not exist', async () => {
  const { token } = soldIn.de
  const changed = (token.startsWith('B') ? 'C' : 'B') + token.slice(1)
  const wrong: [string, string][] = [
    ['de', changed],
    ['de', token.slice(0, -1)],
    ['de', `${token}x`],
    ['de', '0'.repeat(43)],
    ['fr', token],
    ['de', soldIn.at.token],
  ]
  for (const [host, word] of wrong) {
    const page = await ask(host, `/trade/${word}`, asPerson)
    expect(page.status, word).toBe(404)
    expect(dataOf(page.text, 'error'), word).toBe('notFound')
    expect(readable(page.text), word).not.toMatch(/iPhone 14|T-\d\d-/)
    const label = await ask(host, `/api/trades/${word}/label`)
    expect(label.status, word).toBe(404)
    expect(label.json()['code'], word).toBe('not-found')
  }
})

test('S11 neither link, nor address, nor account is written into the log', async () => {
  await ask('de', `${soldIn.de.path}?x=1`, asPerson)
  await ask('de', `${soldIn.de.path}.data`, asPerson)
  const log = shop().output()

  expect(log).toContain('/trade/[token]')
  for (const code of countryCodes) {
    const { token, email, trade } = soldIn[code]
    for (const secret of [token, email, trade.payee['iban']!.replaceAll(' ', '')]) expect(log).not.toContain(secret)
  }
})

test('S2.29 looking at the thank-you page again makes neither a second trade nor a second letter', async () => {
  const { send, transactionId, email } = soldIn.it
  for (let look = 0; look < 5; look += 1) await send('GET', `/grazie?trade=${transactionId}`)

  const [{ count } = { count: 0 }] = await rows<{ count: string }>(
    'select count(*) from trades where email = $1',
    email,
  )
  expect(Number(count)).toBe(1)
  expect(await lettersTo(email)).toHaveLength(1)
})

test.each([
  ['de', 'UML-DE', 'default'],
  ['agan', 'AGAN-DE', 'agan'],
  ['aganwidget', 'AGAN-DE', 'aganwidget'],
  ['b2bwidget', 'UML-DE-B2B', 'b2bWidget'],
])('S3.21 an offer and a trade on %s are booked on %s', async (host, channel, mode) => {
  const { transactionId, email } = await sell(host, 'de')
  const [booked] = await rows(
    `select t.landing_page as trade, o.landing_page as offer, t.shop_mode as mode
     from trades t join trade_items i on i.trade_id = t.id join offers o on o.id = i.offer_id where t.number = $1`,
    transactionId,
  )

  expect(booked).toEqual({ trade: channel, offer: channel, mode })
  await expect.poll(() => lettersTo(email)).toHaveLength(1)
})

test('the accounts of all sellers together cannot be read from the table of trades', async () => {
  const dump = JSON.stringify(await rows('select * from trades')).replaceAll(/\s/g, '')

  for (const code of countryCodes) {
    const iban = soldIn[code].trade.payee['iban']!.replaceAll(' ', '')
    expect(dump).not.toContain(iban.slice(4, -4))
  }
})
