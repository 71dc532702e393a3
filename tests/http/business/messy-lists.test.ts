import { beforeAll, describe, expect, test } from 'vitest'
import { messyList } from '#tests/support/fixtures/lists/messy-list.ts'
import { company } from '#tests/support/drivers/customers/companies.ts'
import { fromSomewhere } from '#tests/support/drivers/customers/sellers.ts'
import { useOffice } from '#tests/support/drivers/office/office.ts'
import { eventually } from '#tests/support/limits/eventually.ts'
import { readCells } from '#tests/support/readers/csv.ts'
import { attribute, dataOf, links, plain, readable, tags } from '#tests/support/readers/pages/html.ts'
import { person } from '#tests/support/services/shops/shop-under-test.ts'

const office = useOffice()

const open = (path: string) => office.ask('de', path.replace(/#.*$/, ''), { headers: { 'user-agent': person } })

/** A form as a browser without scripts sends it. */
const post = (path: string, form: Record<string, string> | URLSearchParams, headers = fromSomewhere()) =>
  office.ask('de', path.replace(/#.*$/, ''), {
    method: 'POST',
    body: String(new URLSearchParams(form)),
    headers: {
      ...headers,
      'user-agent': person,
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'http://de.localhost',
    },
  })

/** Sends a list as text, and waits until every row was looked at. Tells its address. */
async function uploaded(text: string): Promise<string> {
  const form = new FormData()
  form.set('file', new File([], ''))
  form.set('text', text)
  const sealed = new Response(form)
  const sent = await office.ask('de', '/b2b/geraeteliste', {
    method: 'POST',
    body: new Uint8Array(await sealed.arrayBuffer()),
    headers: {
      ...fromSomewhere(),
      'user-agent': person,
      origin: 'http://de.localhost',
      'content-type': sealed.headers.get('content-type')!,
    },
  })
  const address = sent.headers.location!
  await eventually(async () => (await open(address)).text.includes('data-list="done"'))
  return address
}

type Row = {
  position: number
  problem: string | undefined
  remarks: string[]
  /** The device that it has a price as. */
  device: string | undefined
  /** Buttons: by the name of a device, its id. */
  choices: Map<string, string>
  html: string
}

function rowsIn(html: string): Row[] {
  return [...html.matchAll(/<tr id="row-(\d+)"([^>]*)>([\s\S]*?)<\/tr>/g)].map(
    ([, position, tag = '', inside = '']) => {
      const told = plain(/<strong>([\s\S]*?)<\/strong>/.exec(inside)?.[1] ?? '')
      const problem = attribute(` ${tag}`, 'data-problem')
      return {
        position: Number(position),
        problem,
        remarks: (attribute(` ${tag}`, 'data-remarks') ?? '').split(' ').filter(Boolean),
        device: problem === undefined ? told.replace(/^\d+ × /, '') : undefined,
        choices: choicesIn(inside),
        html: inside,
      }
    },
  )
}

const choicesIn = (html: string): Map<string, string> =>
  new Map(
    [...html.matchAll(/<button([^>]*)>([\s\S]*?)<\/button>/g)]
      .filter(([, tag]) => attribute(tag!, 'name') === 'device')
      .map(([, tag, name]) => [plain(name!), attribute(tag!, 'value')!]),
  )

/** All rows of a list, page by page. */
async function allRows(address: string): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const { text } = await open(`${address}?page=${page}`)
    const found = rowsIn(text).filter(({ position }) => !rows.some((row) => row.position === position))
    if (found.length === 0) return rows
    rows.push(...found)
  }
}

/** Mends a row as somebody would who knows which device is meant; tells how. */
async function mend(address: string, row: Row, meant: string): Promise<'suggestion' | 'form' | 'search'> {
  const at = `${address}?row=${row.position}`
  const suggested = row.choices.get(meant)
  if (suggested !== undefined) {
    expect((await post(at, { intent: 'take', row: String(row.position), device: suggested })).status).toBe(303)
    return 'suggestion'
  }
  const { text } = await open(at)
  const known = tags(text, 'input').find(
    (tag) => attribute(tag, 'name') === 'device' && attribute(tag, 'type') === 'hidden',
  )
  if (known && text.includes(meant)) {
    const device = attribute(known, 'value')!
    const form = { intent: 'mend', row: String(row.position), device, grade: 'B', quantity: '1' }
    expect((await post(at, { ...form, 'answer-DISPLAY_GLASS': 'CRACKED' })).status).toBe(303)
    return 'form'
  }
  const found = choicesIn((await open(`${at}&q=${encodeURIComponent(meant)}`)).text).get(meant)!
  expect((await post(at, { intent: 'take', row: String(row.position), device: found })).status).toBe(303)
  return 'search'
}

const sumIn = (html: string): number => Number(/class="product__offer">([^<]+)/.exec(html)![1]!.replaceAll(/\D/g, ''))

describe('F-39 a list as companies have them', () => {
  let address: string
  let rows: Row[]
  beforeAll(async () => {
    address = await uploaded(messyList.csv)
    rows = await allRows(address)
  })

  test('ME-09 of sixty messy rows, 56 of which name a device, at least nine in ten are priced or mended on the page', async () => {
    const named = rows.filter((_, index) => messyList.meant[index] !== null)
    const meantBy = (row: Row) => messyList.meant[row.position - 1]!
    expect([rows.length, named.length]).toEqual([60, 56])

    // No row is taken for another device than the one that is meant.
    const wrong = named.filter((row) => row.device !== undefined && row.device !== meantBy(row))
    expect(wrong.map((row) => `${row.device}: ${meantBy(row)}`)).toEqual([])
    const priced = named.filter((row) => row.device === meantBy(row))
    expect(priced.length).toBeGreaterThanOrEqual(Math.ceil(named.length * 0.8))

    const ways: string[] = priced.map(() => 'priced')
    for (const row of named.filter((each) => each.device === undefined))
      ways.push(await mend(address, row, meantBy(row)))
    const good = ways.filter((way) => way !== 'search').length
    expect(good / named.length).toBeGreaterThanOrEqual(0.9)

    const after = await allRows(address)
    const mended = after.filter((row) => messyList.meant[row.position - 1] === row.device)
    expect(mended).toHaveLength(56)
    expect(after.filter(({ device }) => device === undefined)).toHaveLength(4)
  })

  test('a bad cell is a remark beside the price, and can be looked for', async () => {
    const remarkOf = (text: string) => rows.find(({ html }) => html.includes(text))!.remarks
    expect(remarkOf('356938035643800')).toEqual(['imei-invalid'])
    expect(remarkOf('3.5E+14')).toEqual(['imei-rounded'])
    expect(remarkOf('F2LZ9ABCN72J')).toEqual(['imei-serial'])
    expect(remarkOf('ganz passabel')).toEqual(['grade-unknown'])
    expect(remarkOf('viele')).toEqual(['quantity-invalid'])

    const { text } = await open(`${address}?show=look`)
    expect(rowsIn(text).every(({ problem, remarks }) => problem !== undefined || remarks.length > 0)).toBe(true)
    expect(readable(text)).toContain('Deine Tabelle hat die IMEI gerundet: 3.5E+14.')
  })

  test('what has no price goes along with the request, is listed there, and waits for a person', async () => {
    const token = address.split('/').at(-1)!
    const path = `/b2b/angebot?liste=${token}`
    const asking = await open(path)
    expect(readable(asking.text)).toContain('Auch die 3 Zeilen ohne Preis mitschicken')
    expect(readable(asking.text)).toContain('Schnurloses Telefon')

    const form = { ...company(), list: token, key: crypto.randomUUID(), rows: '1' }
    const wrong = await post(path, { ...form, vatId: 'DE1', rows: '' })
    const box = tags(wrong.text, 'input').find((tag) => attribute(tag, 'name') === 'rows')!
    expect([wrong.status, attribute(box, 'checked')]).toEqual([422, undefined])
    const taken = await post(path, form)
    const { text } = await open(taken.headers.location!)
    expect(dataOf(text, 'quote-status')).toBe('requested')
    expect(readable(text)).toContain('Ohne Preis mitgeschickt')
    expect(readable(text)).toContain('Monitor 24')
  })
})

describe('F-39 a row is mended', () => {
  const list = [
    'Gerät;Zustand;Anzahl;Mängel',
    'Apple iPhone 14 128 GB;A;2;',
    'Apple iPhone 14;B;1;',
    'Apple iPhone 14 128 GB;B;1;defekt',
    'Tischlampe;C;1;',
  ].join('\n')
  const fields = { intent: 'mend', row: '1', grade: 'A', quantity: '2' }
  const deviceOf = (html: string) =>
    attribute(
      tags(html, 'input').find((tag) => attribute(tag, 'name') === 'device')!,
      'value',
    )!

  test('by a form without scripts; prices, sums and the file follow', async () => {
    const address = await uploaded(list)
    const before = sumIn((await open(address)).text)
    const { text } = await open(`${address}?row=1`)
    const device = deviceOf(text)
    expect(readable(text)).toContain('Zeile 2 ändern')

    const saved = await post(`${address}?row=1`, { ...fields, device, 'answer-DISPLAY_GLASS': 'CRACKED' })
    expect(saved.headers.location).toBe(`${address}#row-1`)
    const cracked = sumIn((await open(address)).text)
    expect(cracked).toBeLessThan(before)
    expect(readable((await open(address)).text)).toContain('Mängel sind eingerechnet.')
    await post(`${address}?row=1`, { ...fields, device, quantity: '4', 'answer-DISPLAY_GLASS': 'CRACKED' })
    expect(sumIn((await open(address)).text)).toBe(2 * cracked)
    const again = (await open(`${address}?row=1`)).text
    expect(again).toMatch(/<option[^>]*value="CRACKED"[^>]*selected/)

    // The quote is priced by the same rules as the page.
    const token = address.split('/').at(-1)!
    const [, first] = readCells((await open(`/api/device-lists/${token}/result`)).text)
    expect(first).toContain('4')
    const asked = await post(`/b2b/angebot?liste=${token}`, { ...company(), list: token, key: crypto.randomUUID() })
    const quote = (await open(asked.headers.location!)).text
    expect(dataOf(quote, 'quote-status')).toBe('offered')
    expect(readable(quote).replaceAll(/\s/g, '')).toContain(
      `${((2 * cracked) / 100).toLocaleString('de-DE', { minimumFractionDigits: 2 })}€`,
    )
  })

  test('a number of pieces that is none is told at its field, and nothing typed is lost', async () => {
    const address = await uploaded(list)
    const device = deviceOf((await open(`${address}?row=1`)).text)
    for (const quantity of ['viele', '0', '-1', '1.5', '10001', 'NaN']) {
      const { status, text } = await post(`${address}?row=1`, { ...fields, device, quantity, 'answer-HOUSING': 'BENT' })
      expect(status, quantity).toBe(422)
      const field = tags(text, 'input').find((tag) => attribute(tag, 'name') === 'quantity')!
      expect([attribute(field, 'value'), attribute(field, 'aria-invalid')]).toEqual([quantity, 'true'])
      expect(text).toMatch(/<option[^>]*value="BENT"[^>]*selected/)
    }
  })

  test('by another device, and what is none is removed', async () => {
    const address = await uploaded(list)
    const found = choicesIn((await open(`${address}?row=4&q=galaxy%20s23%20128`)).text)
    await post(`${address}?row=4`, { intent: 'take', row: '4', device: found.get('Samsung Galaxy S23 128 GB')! })
    const rows = await allRows(address)
    expect(rows.map(({ device }) => device)).toEqual([
      'Apple iPhone 14 128 GB',
      undefined,
      undefined,
      'Samsung Galaxy S23 128 GB',
    ])
    await post(address, { intent: 'remove', row: '2' })
    expect((await allRows(address)).map(({ position }) => position)).toEqual([1, 3, 4])
    expect(links((await open(address)).text)).toContain(`${address}?show=problems#rows`)
    expect(readable((await open(`${address}?show=problems`)).text)).toContain('Ohne Preis 1')
  })

  test('S20 by nobody without its link, in no other list, and not without end', async () => {
    const address = await uploaded(list)
    const token = address.split('/').at(-1)!
    const made = address.replace(token, `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`)
    expect((await post(made, { intent: 'remove', row: '1' })).status).toBe(404)
    expect((await post(address, { intent: 'remove', row: '99' })).status).toBe(404)
    expect((await post(address, { intent: 'take', row: '1', device: '999999999' })).status).toBe(422)
    expect((await post(address, { intent: 'take', row: '1', device: 'x' })).status).toBe(422)

    const somebody = fromSomewhere()
    const statuses = []
    for (let time = 0; time < 61; time += 1)
      statuses.push((await post(address, { intent: 'take', row: '1', device: '999999999' }, somebody)).status)
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 422), 429])
  })
})
