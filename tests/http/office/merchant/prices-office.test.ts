import { beforeAll, describe, expect, test } from 'vitest'
import { seatColleague } from '#tests/support/drivers/office/colleagues.ts'
import { readable } from '#tests/support/readers/pages/html.ts'
import { useOwnShop } from '#tests/support/services/shops/own-shop.ts'
import { asPerson } from '#tests/support/services/shops/shop-under-test.ts'

const shop = useOwnShop()
type Seat = { cookie: string }
let [ana, bo, finn]: Seat[] = []

beforeAll(async () => {
  ana = await seatColleague(shop(), 'ana', 'pricing')
  bo = await seatColleague(shop(), 'bo', 'finance')
  finn = await seatColleague(shop(), 'finn', 'content')
})

const look = (seat: Seat | undefined, path: string) =>
  shop().visit('office.localhost', path, { headers: { ...asPerson.headers, ...seat! } })

const send = (seat: Seat | undefined, path: string, body: string, type = 'application/x-www-form-urlencoded') =>
  shop().visit('office.localhost', path, {
    method: 'POST',
    body,
    headers: { ...asPerson.headers, ...seat!, origin: 'http://office.localhost', 'content-type': type },
  })

const fill = (seat: Seat | undefined, path: string, fields: Record<string, string>) =>
  send(seat, path, new URLSearchParams(fields).toString())

/** A form with a file, as a browser sends it. */
function upload(seat: Seat | undefined, path: string, file: string, fields: Record<string, string>) {
  const parts = Object.entries(fields).map(
    ([name, value]) => `------umlaufBoundary7Q2x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head =
    '------umlaufBoundary7Q2x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n'
  return send(
    seat,
    path,
    `${parts.join('')}${head}${file}\r\n------umlaufBoundary7Q2x--\r\n`,
    'multipart/form-data; boundary=----umlaufBoundary7Q2x',
  )
}

const visitor = (path: string, host = 'de.localhost') => shop().visit(host, path, asPerson)

const today = new Date(Date.now()).toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' })

describe('a price list', () => {
  const phone = '/produkte/apple-iphone-14-128-gb'
  const file = 'Modell;Variante;Preis\r\niPhone 14;128 GB;237,00\r\nGalaxy ünbekannt;;12\r\n'
  let proposal: string

  test('is tried out without being written', async () => {
    const { status, text } = await upload(ana, '/prices/import', file, { intent: 'check', moment: '', note: '' })

    expect(status).toBe(200)
    const words = readable(text)
    expect(words).toContain('2 Zeilen gelesen: 1 ändern etwas, 0 bleiben gleich, 1 haben Fehler.')
    expect(words).toContain('Probelauf: Es wurde nichts gespeichert.')
    expect(words).toContain('Galaxy ünbekannt')
    expect(words).toContain('Dieses Gerät kennen wir nicht.')
    expect(words).toContain('237,00')
    expect(words).toContain('Die Marge ist eine Schätzung')
    expect(readable((await look(ana, '/prices')).text)).toContain('0 Einträge')
  })

  test('with wrong lines is saved only without them', async () => {
    const fields = { intent: 'save', moment: '', note: '=HYPERLINK("evil")' }
    const refused = await upload(ana, '/prices/import', file, fields)
    const saved = await upload(ana, '/prices/import', file, { ...fields, skip: 'on' })

    expect(refused.status).toBe(422)
    expect(readable(refused.text)).toContain('Nicht gespeichert: Einige Zeilen haben Fehler.')
    expect(saved.status).toBe(302)
    proposal = saved.headers.location!
    expect(proposal).toMatch(/^\/prices\/\d+$/)
  })

  test('is approved by somebody else, once, and shown to visitors at once', async () => {
    expect(readable((await visitor(phone)).text)).not.toContain('237,00')
    expect((await fill(bo, proposal, { step: 'approve' })).status).toBe(409)
    expect((await fill(ana, proposal, { step: 'propose' })).status).toBe(302)
    const own = await fill(ana, proposal, { step: 'approve' })
    expect(own.status).toBe(409)
    expect(readable(own.text)).toContain('Deine eigene Fassung gibt jemand anders frei.')

    const tabs = await Promise.all([1, 2, 3].map(() => fill(bo, proposal, { step: 'approve' })))

    expect(tabs.map(({ status }) => status).toSorted()).toEqual([302, 409, 409])
    await expect.poll(async () => readable((await visitor(phone)).text)).toContain('237,00')
    expect(readable((await look(bo, proposal)).text)).toContain('Entschieden von bo')
  })

  test('is exported in the shape in which it is imported, and changes nothing then', async () => {
    const { headers, text } = await look(bo, '/prices/export')
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toContain('attachment')
    expect(text).toContain(';alle;privat;237,00')

    const again = await upload(ana, '/prices/import', text, { intent: 'check', moment: '', note: '' })

    expect(readable(again.text)).toMatch(/Zeilen gelesen: 0 ändern etwas, [\d.]+ bleiben gleich, 0 haben Fehler/)
  })

  test('runs nothing in a spreadsheet, whatever its note says', async () => {
    const { headers, text } = await look(bo, '/prices?format=csv')

    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(text).toContain(`"'=HYPERLINK(""evil"")"`)
  })

  test('that is too large, empty or no list at all is refused with a sentence', async () => {
    const large = await upload(ana, '/prices/import', 'id;preis\n'.padEnd(5_500_000, '1;1\n'), { intent: 'check' })
    const empty = await upload(ana, '/prices/import', '', { intent: 'check' })
    const other = await upload(ana, '/prices/import', 'a;b\n1;2', { intent: 'check' })

    const broken = await send(ana, '/prices/import', 'no form', 'multipart/form-data; boundary=x')

    expect([large, empty, other, broken].map(({ status }) => status)).toEqual([413, 422, 422, 422])
    expect(readable(large.text)).toContain('Die Datei ist größer als 5 MB.')
    expect(readable(empty.text)).toContain('Wähl bitte eine Datei aus.')
    expect(readable(other.text)).toContain('Es fehlt eine Spalte für das Gerät')
  })

  test('is nothing for colleagues who do something else', async () => {
    for (const path of ['/prices', '/prices/import', '/prices/export', proposal, '/vouchers']) {
      expect((await look(finn, path)).status, path).toBe(403)
    }
    expect((await look(bo, '/prices/import')).status).toBe(403)
    expect((await fill(bo, '/prices', {})).status).toBe(403)
    expect((await look(ana, '/prices/999999')).status).toBe(404)
    expect((await look(ana, "/prices/1'or'1")).status).toBe(404)
  })
})

test('falling prices are proposed at the push of a button, once', async () => {
  const first = await fill(ana, '/prices', {})
  if (first.status === 302) {
    const page = readable((await look(bo, first.headers.location!)).text)
    expect(page).toContain('Wertverlust')
    const second = await fill(ana, '/prices', {})
    expect(second.status).toBe(409)
    expect(readable(second.text)).toContain('Ein Vorschlag zum Wertverlust ist noch offen.')
    return
  }
  // In the first week of a month the prices of the demo are new.
  expect(readable(first.text)).toContain('Nichts davon ändert einen Preis.')
})

describe('devices', () => {
  test('are found, shown with their history, and exported', async () => {
    const list = await look(finn, '/catalogue?text=iphone+14+128&sort=name')
    expect(readable(list.text)).toContain('Apple iPhone 14 128 GB')
    const path = /href="(\/catalogue\/\d+)"[^>]*>Apple iPhone 14 128 GB</.exec(list.text)![1]!
    const { text } = await look(ana, path)
    expect(text).toContain('aria-label="Preisverlauf von ')
    const words = readable(text)
    expect(words).toContain('237,00')
    expect(words).toContain('bo, ')
    expect(words).toContain('iPhone 14 128 Go')
    expect((await look(finn, '/catalogue?text=iphone&format=csv')).text).toContain(
      'Apple;iPhone 14 128 GB;iphone;237,00',
    )
  })

  test('that are switched off get no more offers, until they are switched on again', async () => {
    const list = await look(finn, '/catalogue?text=Canon+RF+50+mm+f%2F1.8')
    const path = /href="(\/catalogue\/\d+)"/.exec(list.text)![1]!
    const page = '/produkte/canon-rf-50-mm-f-1-8-stm'
    const asks = async () => (await visitor(page)).text.includes('name="POWER"')
    expect((await fill(bo, path, { intent: 'stop' })).status).toBe(403)
    const before = readable((await visitor(page)).text)

    expect((await fill(finn, path, { intent: 'stop' })).status).toBe(302)
    await expect.poll(async () => readable((await visitor(page)).text)).not.toBe(before)
    expect((await visitor(page)).status).toBe(200)
    expect(await asks()).toBe(false)

    await fill(finn, path, { intent: 'start' })
    await expect.poll(async () => readable((await visitor(page)).text)).toBe(before)
  })
})

describe('vouchers', () => {
  const form = {
    code: 'herbst 26',
    kind: 'fixed',
    euros: '12,50',
    from: today,
    until: '2999-12-31',
    segment: 'consumer',
    personLimit: '1',
  }

  test('are written down, changed and ended, and say what is wrong', async () => {
    const wrong = await fill(ana, '/vouchers/new', { ...form, euros: 'viel', until: '2020-01-01' })
    expect(wrong.status).toBe(422)
    expect(readable(wrong.text)).toContain('Ein Betrag wie 10 oder 12,50.')
    expect(readable(wrong.text)).toContain('Der letzte Tag liegt vor dem ersten.')
    expect(wrong.text).toContain('value="viel"')

    expect((await fill(ana, '/vouchers/new', form)).status).toBe(302)
    expect(readable((await look(bo, '/vouchers?text=herbst')).text)).toContain('HERBST26')
    expect((await fill(ana, '/vouchers/HERBST26', { ...form, euros: '15' })).status).toBe(302)
    expect((await fill(bo, '/vouchers/HERBST26', form)).status).toBe(403)
    expect((await fill(ana, '/vouchers/HERBST26', { intent: 'end' })).status).toBe(302)
    expect((await fill(ana, '/vouchers/HERBST26', { intent: 'end' })).status).toBe(409)
    expect((await look(ana, '/vouchers/NIE')).status).toBe(404)
  })
})

describe('redirects', () => {
  const add = (from: string, to: string, country = 'de') =>
    fill(finn, '/redirects', { from, to, country, status: '301' })

  test('lead from where nothing is to where something is', async () => {
    expect((await visitor('/alte-aktion')).status).toBe(404)
    expect((await add('/Alte-Aktion/', '/kontakt')).status).toBe(302)

    await expect.poll(async () => (await visitor('/alte-aktion?a=1')).headers.location).toBe('/kontakt?a=1')
    expect((await visitor('/ALTE-AKTION')).status).toBe(301)
    expect((await visitor('/alte-aktion', 'fr.localhost')).status).toBe(404)
    const bot = await shop().visit('de.localhost', '/alte-aktion', { headers: { 'user-agent': 'Googlebot/2.1' } })
    expect(bot.headers.location).toBe('/kontakt')
  })

  test('never hide a page that lives', async () => {
    expect((await add('/produkte/apple-iphone-14-128-gb', '/kontakt')).status).toBe(302)
    await add('/produkte/apple-iphone-nie', '/kontakt')

    await expect.poll(async () => (await visitor('/produkte/apple-iphone-nie')).status).toBe(301)
    expect((await visitor('/produkte/apple-iphone-14-128-gb')).status).toBe(200)
    const refused = await add('/kontakt', '/')
    expect(refused.status).toBe(422)
    expect(readable(refused.text)).toContain('„Von“ ist eine Seite, die es gibt.')
  })

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'S8.11 never lead to %s',
    async (to) => {
      expect((await add('/boese', to)).status).toBe(422)
      expect((await visitor('/boese')).status).toBe(404)
    },
  )

  test('come from files, are tried out, counted and removed', async () => {
    const file = 'von;nach;land\n/datei-a;/kontakt;de\n/datei-b;/datei-a;de\n/datei-c;https://evil.example;de\n'
    const checked = await upload(finn, '/redirects/import', file, { intent: 'check' })
    expect(checked.status).toBe(422)
    expect(readable(checked.text)).toContain('„Nach“ muss ein Pfad dieses Shops sein.')
    expect((await upload(finn, '/redirects/import', file, { intent: 'save', skip: 'on' })).status).toBe(302)

    await expect.poll(async () => (await visitor('/datei-b')).headers.location).toBe('/kontakt')
    expect(readable((await look(finn, '/redirects?try=%2Fdatei-b&in=de')).text)).toContain('Führt nach /kontakt (301).')
    const list = await look(finn, '/redirects?text=datei-b')
    const id = /name="id" value="(\d+)"/.exec(list.text)![1]!
    expect((await look(finn, '/redirects?format=csv')).text).toContain('de;/datei-b;/datei-a;301')
    expect((await fill(ana, '/redirects', { intent: 'remove', id })).status).toBe(403)
    expect((await fill(finn, '/redirects', { intent: 'remove', id })).status).toBe(302)
    await expect.poll(async () => (await visitor('/datei-b')).status).toBe(404)
  })
})
