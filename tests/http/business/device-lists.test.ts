import { describe, expect, test } from 'vitest'
import { readMessages } from '../../../scripts/assets/compile-messages.ts'
import { attribute, links, meta, readable, tags, texts } from '#tests/support/readers/pages/html.ts'
import { useShop } from '#tests/support/services/shops/own-shop.ts'
import { asPerson, countryCodes } from '#tests/support/services/shops/shop-under-test.ts'
import { writeXlsx } from '#tests/support/fixtures/spreadsheets.ts'
import type { Answer } from '#tests/support/drivers/customers/visit.ts'
import { longTest } from '#tests/support/limits/long-test.ts'
import { some } from '#tests/support/limits/runs.ts'
import { readCells } from '#tests/support/readers/csv.ts'

// Behind a proxy every list can come from another visitor.
const shop = useShop()

const german = readMessages('messages', 'de')
const page = '/b2b/geraeteliste'

let visitors = 0
const somebody = () => `2001:db8:0:${(++visitors).toString(16)}::1`

const open = (path: string, code = 'de') => shop().visit(`${code}.localhost`, path, asPerson)

type Sent = { file?: { name: string; bytes: Uint8Array }; text?: string; intent?: string; grade?: string }

/** The form as a browser without scripts sends it. */
async function post(
  path: string,
  { file, ...fields }: Sent,
  { code = 'de', visitor = somebody() } = {},
): Promise<Answer> {
  const form = new FormData()
  if (path === page) form.set('file', file ? new File([file.bytes.slice()], file.name) : new File([], ''))
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const sealed = new Response(form)
  return shop().visit(`${code}.localhost`, path, {
    method: 'POST',
    body: new Uint8Array(await sealed.arrayBuffer()),
    headers: {
      ...asPerson.headers,
      origin: `http://${code}.localhost`,
      'content-type': sealed.headers.get('content-type')!,
      'x-forwarded-for': visitor,
    },
  })
}

const csv = (rows: readonly string[], name = 'Geräte Köln.csv') => ({
  name,
  bytes: new TextEncoder().encode(rows.join('\r\n')),
})

/** Sends a list and waits, as somebody without scripts does: by loading the page again. */
async function matched(sent: Sent): Promise<{ address: string; text: string }> {
  const { status, headers } = await post(page, sent)
  expect(status).toBe(303)
  const address = headers.location!
  await expect.poll(async () => (await open(address)).text, { interval: 300 }).toContain('data-list="done"')
  return { address, text: (await open(address)).text }
}

const tokenIn = (address: string): string => address.split('/').at(-1)!

const resultOf = (address: string) => open(`/api/device-lists/${tokenIn(address)}/result`)

/** A number of some phone with this type allocation code. */
function imeiOf(tac: string, serial: number): string {
  const digits = `${tac}${String(serial).padStart(6, '0')}`
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** Every tenth row has one of the mistakes that people make. */
const mistakes = [
  ['Schnurloses Telefon Größe Ü', '', 'B', ''],
  ['Samsung Galaxy S23', '128 GB', 'B', '355552511234561'],
  ['Apple iPhone 14', '', 'B', ''],
  ['Apple iPhone 14', '128 GB', 'ganz eigen vielleicht', ''],
]

const thousand = [
  'Kostenstelle;Gerät;Speicher;Zustand;IMEI;Bemerkung',
  ...Array.from({ length: 1_000 }, (_, index) => {
    const note = index === 1 ? '=HYPERLINK("http://evil.example")' : `Büro ${index}; "Süd"`
    const [device, storage, grade, imei] =
      index % 10 === 9
        ? mistakes[Math.floor(index / 10) % mistakes.length]!
        : ['Samsung Galaxy S23', '128 GB', index % 2 ? 'sehr gut' : '', imeiOf('35555251', index)]
    return [`Köln ${index}`, device, storage, grade, imei, `"${note.replaceAll('"', '""')}"`].join(';')
  }),
]

describe('X1.12 a list of a thousand devices', () => {
  test('gets a price or a reason in every row, sums, and a file with all of it', async () => {
    const { address, text } = await matched({ file: csv(thousand) })

    expect(readable(text)).toContain('Geräte Köln.csv')
    expect(readable(text)).toContain('Für 950 Geräte')
    expect(readable(text)).toContain('3 % mehr')
    expect(texts(text, 'a').filter((label) => /^(?:Alle|Mit Preis|Ohne Preis) /.test(label))).toEqual([
      'Alle 1.000',
      'Mit Preis 950',
      'Ohne Preis 50',
    ])

    const request = links(text).find((link) => link.startsWith('/b2b/angebot'))!
    expect((await open(request)).status).toBe(200)
    const problems = (await open(`${address}?show=problems`)).text
    const said = (reason: string, detail: string) => german[`deviceList.reason.${reason}`]!.replace('{detail}', detail)
    expect(tags(problems, 'tr').filter((tag) => attribute(tag, 'data-problem') !== undefined)).toHaveLength(50)
    for (const [reason, detail] of [
      ['unknown-device', 'Schnurloses Telefon Größe Ü'],
      ['storage-missing', 'Apple iPhone 14'],
    ] as const)
      expect(readable(problems), reason).toContain(said(reason, detail))
    expect(readable(problems)).toContain('Apple iPhone 14 128 GB')
    const odd = (await open(`${address}?show=look`)).text
    expect(readable(odd)).toContain(german['deviceList.remark.imei-invalid']!.replace('{detail}', '355552511234561'))
    expect(readable(odd)).toContain(
      german['deviceList.remark.grade-unknown']!.replace('{detail}', 'ganz eigen vielleicht'),
    )
    expect(links(odd)).toContain(`${address}?show=look&page=2#rows`)

    const result = await resultOf(address)
    expect(result.headers['content-type']).toContain('text/csv')
    expect(result.headers['content-disposition']).toMatch(/^attachment; filename="[\w-]+\.csv"$/)
    expect(result.headers['cache-control']).toBe('no-store')
    expect(result.text.startsWith('\uFEFF')).toBe(true)
    expect(result.text.split('\r\n').filter(Boolean)).toHaveLength(1_001)
    expect(result.text).toContain('Köln 7;Samsung Galaxy S23;128 GB;sehr gut;')
    expect(result.text).toContain(`'=HYPERLINK(""http://evil.example"")`)
    expect(result.text).not.toMatch(/(?:^|;)"?=/m)
    expect(result.text).toContain(said('unknown-device', 'Schnurloses Telefon Größe Ü'))
  })

  longTest('has the same prices on the page, in the file and in the sums', async () => {
    const { address, text } = await matched({
      text: 'Gerät;Zustand;Anzahl\nApple iPhone 14 128 GB;A;3\nApple iPhone 14 128 GB;;8',
    })
    const [header, first, second] = readCells((await resultOf(address)).text)
    const column = (row: string[], name: string) => row[header!.indexOf(name)]!
    const cents = (amount: string) => Number(amount.replaceAll(/\D/g, ''))

    expect(header).toEqual(expect.arrayContaining(['Gerät', 'Ergebnis', 'Erkannt als', 'Zählt als Zustand']))
    expect([first, second].map((row) => column(row!, 'Zählt als Zustand'))).toEqual(['A', 'B'])
    expect(cents(column(first!, 'Summe netto in Euro'))).toBe(
      3 * cents(column(first!, 'Preis A netto je Stück in Euro')),
    )
    expect(column(first!, 'Preis B netto je Stück in Euro')).toBe(column(second!, 'Preis B netto je Stück in Euro'))
    const total = (html: string) => cents(/class="product__offer">([^<]+)/.exec(html)![1]!)
    const sum = (rows: (string[] | undefined)[]) =>
      rows.reduce((all, row) => all + cents(column(row!, 'Summe netto in Euro')), 0)
    expect(total(text)).toBe(sum([first, second]))

    // Whoever mends rows in the downloaded file sends it again.
    const again = await matched({ file: { name: 'korrigiert.csv', bytes: (await resultOf(address)).bytes } })
    expect(total(again.text)).toBe(total(text))

    expect((await post(address, { grade: 'D' })).headers.location).toBe(address)
    const worse = await open(address)
    const [, ...rows] = readCells((await resultOf(address)).text)
    expect(rows.map((row) => column(row, 'Zählt als Zustand'))).toEqual(['A', 'D'])
    expect(total(worse.text)).toBe(sum(rows))
    expect(total(worse.text)).toBeLessThan(total(text))
  })
})

longTest('X1.12 ten thousand rows of a spreadsheet arrive, and other pages answer meanwhile', async () => {
  const rows = [
    ['Gerät', 'Speicher', 'Anzahl'],
    ...Array.from({ length: 10_000 }, (_, index) => [index % 2 ? 'Apple iPhone 14' : 'Galaxy S23', '128 GB', 1]),
  ]
  const { status, headers } = await post(page, { file: { name: 'alle.xlsx', bytes: writeXlsx([{ rows }]) } })
  expect(status).toBe(303)
  const address = headers.location!

  const seen: number[] = []
  for (let isDone = false; !isDone;) {
    const [{ text }, home] = await Promise.all([open(address), open('/')])
    expect(home.status).toBe(200)
    isDone = text.includes('data-list="done"')
    const bar = tags(text, 'progress')[0]
    if (bar) expect(attribute(bar, 'max')).toBe('10000')
    seen.push(bar ? Number(attribute(bar, 'value')) : 10_000)
  }
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  const { text } = await open(address)
  expect(readable(text)).toContain('Für 10.000 Geräte')
  expect(links(text)).toContain(`${address}?page=200#rows`)
})

describe('a list that cannot be taken is told so in German, and what was typed stays', () => {
  const zip = Uint8Array.from(Buffer.from('PK\u0003\u0004 this is no archive'))
  test.each([
    ['nothing-sent', {}],
    ['file-empty', { file: csv(['Gerät;Anzahl']) }],
    ['file-unreadable', { file: { name: 'liste.xlsx', bytes: zip } }],
    ['no-columns', { file: csv(['Farbe;Etage', 'blau;3', 'rot;4']) }],
    ['too-many-rows', { file: csv(['Gerät', ...Array.from({ length: 10_001 }, () => 'iPhone 14 128 GB')]) }],
    ['file-too-large', { file: { name: 'groß.csv', bytes: new Uint8Array(5 * 1024 * 1024 + 1).fill(65) } }],
    ['file-too-large', { file: { name: 'größer.csv', bytes: new Uint8Array(9 * 1024 * 1024).fill(65) } }],
    ['no-columns', { text: 'blau\nrot & grün\n' }],
  ])('%s', async (problem, sent: Sent) => {
    const { status, text, headers } = await post(page, sent)
    const refusal = german[`deviceList.error.${problem}`]!.replace('{rows, number}', '10.000').replace(
      '{megabytes}',
      '5',
    )

    expect(status).toBe(422)
    expect(headers['cache-control']).toBe('no-store')
    expect(readable(text)).toContain(refusal)
    const field = tags(text, 'input').find((tag) => attribute(tag, 'name') === 'file')!
    expect(attribute(field, 'aria-invalid')).toBe('true')
    if (sent.text) expect(text).toMatch(/<textarea[^>]*>blau\s+rot &amp; grün\s*</)
    if (sent.file) expect(readable(text)).toContain(german['deviceList.form.again'])
  })

  longTest('too many of them from one address', async () => {
    const visitor = somebody()
    // Also those that are refused: reading them is work.
    const send = () => post(page, { text: 'blau\nrot' }, { visitor })
    const statuses = []
    for (let count = 0; count < 30; count += 1) statuses.push((await send()).status)
    const last = await send()

    expect(new Set(statuses)).toEqual(new Set([422]))
    expect(last.status).toBe(429)
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
    expect(readable(last.text)).toContain('viele Listen in kurzer Zeit')
    expect(last.text).toMatch(/>blau\s+rot<\/textarea>/)
  })
})

describe('the pages', () => {
  test('explain what is understood, with an example that is understood in every row', async () => {
    const { status, text, headers } = await open(page)
    expect(status).toBe(200)
    expect(meta(text, 'robots')).toBeUndefined()
    expect(headers['cache-control']).toBe('no-store')
    expect(readable(text)).toContain('Nach 30 Tagen')
    expect(links(text)).toContain('/api/device-lists/example')

    const example = await open('/api/device-lists/example')
    const { text: result } = await matched({ file: { name: 'beispiel.csv', bytes: example.bytes } })
    expect(texts(result, 'a').filter((label) => label.startsWith('Ohne Preis'))).toEqual(['Ohne Preis 0'])
    expect(readable(result)).toContain('Für 18 Geräte')
  })

  test('of a list are nobody else’s: by a wrong link, in another shop, or once it was deleted', async () => {
    const { address } = await matched({ text: 'iPhone 14 128 GB' })
    const token = tokenIn(address)
    const wrong = (token.startsWith('A') ? 'B' : 'A') + token.slice(1)

    for (const path of [`${page}/${wrong}`, `${page}/x`, `/api/device-lists/${wrong}/result`])
      expect((await open(path)).status, path).toBe(404)
    expect((await post(`${page}/${wrong}`, { intent: 'delete' })).status).toBe(404)
    const { headers, text } = await open(address)
    expect(meta(text, 'robots')).toBe('noindex')
    expect([headers['cache-control'], headers['referrer-policy']]).toEqual(['no-store', 'no-referrer'])
    expect((await open(`${address}?intent=delete`)).status).toBe(200)

    const gone = await post(address, { intent: 'delete' })
    expect([gone.status, gone.headers.location]).toEqual([303, `${page}?deleted`])
    expect(readable((await open(`${page}?deleted`)).text)).toContain(german['deviceList.deleted'])
    expect((await open(address)).status).toBe(404)
    expect((await resultOf(address)).status).toBe(404)
  })

  test.each(
    some(
      countryCodes.filter((code) => code !== 'de'),
      1,
    ),
  )('S1.10 exist in Germany only, not in %s', async (code) => {
    const { address } = await matched({ text: 'iPhone 14 128 GB' })
    const paths = [page, address, '/api/device-lists/example', `/api/device-lists/${tokenIn(address)}/result`]
    for (const path of paths) expect((await open(path, code)).status, path).toBe(404)
    for (const path of [page, address])
      expect([404, 405], path).toContain((await post(path, { text: 'iPhone 14 128 GB' }, { code })).status)
    const large = { file: { name: 'liste.csv', bytes: new Uint8Array(100_000) } }
    expect([404, 405]).toContain((await post(page, large, { code })).status)
  })

  test('S6.04 are not there where only private people sell', async () => {
    const { address } = await matched({ text: 'iPhone 14 128 GB' })
    for (const path of [page, address, `/api/device-lists/${tokenIn(address)}/result`])
      expect((await open(path, 'aganwidget')).status, path).toBe(404)
    expect((await post(page, { text: 'iPhone 14 128 GB' }, { code: 'aganwidget' })).status).toBe(404)
  })

  test('take nothing from another page', async () => {
    const headers = { ...asPerson.headers, origin: 'https://evil.example', 'content-type': 'multipart/form-data' }
    expect((await shop().visit('de.localhost', page, { method: 'POST', body: 'x', headers })).status).toBe(403)
  })
})
