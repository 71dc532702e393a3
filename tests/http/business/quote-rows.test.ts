import { beforeAll, describe, expect, test } from 'vitest'
import { findDevice } from '#domain/catalogue/devices/find-device.ts'
import {
  acceptanceForm,
  quoteBehind,
  requestedQuote,
  soldBoxes,
  unpricedRow,
} from '#tests/support/drivers/customers/companies.ts'
import { openSession } from '#tests/support/drivers/customers/sellers.ts'
import { useOffice, type OfficeColleague } from '#tests/support/drivers/office/office.ts'
import { attribute, dataOf, links, readable, tags } from '#tests/support/readers/pages/html.ts'
import { person } from '#tests/support/services/shops/shop-under-test.ts'

const office = useOffice({})

let agent: OfficeColleague
beforeAll(async () => void (agent = await office.colleague('agent')))

const ask = (pieces: number, rows = [unpricedRow(7), unpricedRow(9), unpricedRow(12, { name: 'Tischlampe' })]) =>
  requestedQuote(office.engines(), { pieces, rows })

const pathOf = ({ quote }: { quote: { number: number } }) => `/business-quotes/${quote.number}`

const seenAt = async (path: string) => /name="seen" value="(\d+)"/.exec((await agent.see(path)).text)![1]!

const galaxy = async () => (await findDevice(office.engines(), 'de_DE', 'samsung-galaxy-s23-128-gb'))!.device

const auditOf = async ({ quote }: { quote: { number: number } }) =>
  (
    await office.query('select action, after from audit_entries where subject = $1 order by at, action', [
      `business quote ${quote.number}`,
    ])
  ).rows

const letterAbout = async (email: string) =>
  (await office.query('select text_body from letters where to_address = $1', [email])).rows[0]!.text_body

describe('F-39 a colleague who quotes', () => {
  test('sees every row: what has a price, and what has none in the words of the company', async () => {
    const asked = await ask(2)
    expect(asked.quote.status).toBe('requested')

    const { text } = await agent.see(pathOf(asked))
    for (const said of [
      'Apple iPhone 14 128 GB',
      'Zeile 7: Fairphone 4 · 7',
      'Zeile 9: Fairphone 4 · 9',
      'Gerät unbekannt',
    ])
      expect(readable(text), said).toContain(said)
    expect(readable(text)).toContain('3 Zeilen ohne Preis mit 3 Geräten')
    const rows = readable((await agent.see(`${pathOf(asked)}?show=rows`)).text)
    expect(rows).toContain('Tischlampe')
    expect(rows).not.toContain('Apple iPhone 14')
    const lines = readable((await agent.see(`${pathOf(asked)}?show=lines`)).text)
    expect(lines).not.toContain('Tischlampe')
  })

  test('turns the pages of a long one, and saving one page leaves the prices of the others', async () => {
    const rows = Array.from({ length: 130 }, (_, index) => unpricedRow(index + 2, { name: `Gerät ${index}` }))
    const asked = await ask(100, rows)
    const first = await agent.see(pathOf(asked))
    expect(readable(first.text)).toContain('131')
    const next = links(first.text).find((link) => link.includes('after='))!
    const second = await agent.see(`${pathOf(asked)}${next}`)
    expect(readable(second.text)).toContain('Gerät 129')
    expect(second.text).not.toContain('name="price-0"')

    const saved = await agent.follow(`${pathOf(asked)}${next}`, { intent: 'save', seen: await seenAt(pathOf(asked)) })
    expect(readable(saved.text)).toContain('Gerät 129')
    expect((await quoteBehind(office.engines(), asked.token)).lines[0]!.cents).toBe(asked.lines[0]!.cents)
  })

  test('sees what is left of a piece and of all of them, and it follows the price', async () => {
    const asked = await ask(100, [])
    await office.query('update devices set resale_cents = 60000 where id = $1', [asked.lines[0]!.deviceId])
    const marginAt = async () => Number(dataOf((await agent.see(pathOf(asked))).text, 'margin'))
    const before = await marginAt()
    expect(before).not.toBe(0)

    await agent.follow(pathOf(asked), {
      intent: 'save',
      seen: await seenAt(pathOf(asked)),
      'price-0': String(asked.lines[0]!.cents / 100 + 10).replace('.', ','),
    })
    expect(await marginAt()).toBe(before - 100 * 10_00)
    expect(readable((await agent.see(pathOf(asked))).text)).toContain('Erwartete Marge')
  })

  test('changes all lines, or those that are ticked, by a percentage in one step', async () => {
    const asked = await ask(100, [])
    const path = pathOf(asked)
    const { calculated } = asked.lines[0]!
    const change = async (form: Record<string, string | string[]>) =>
      agent.send(path, { seen: await seenAt(path), 'price-0': String(calculated / 100).replace('.', ','), ...form })
    const price = async () => (await quoteBehind(office.engines(), asked.token)).lines[0]!.cents

    expect((await change({ intent: 'percent-all', percent: 'viel' })).status).toBe(422)
    expect((await change({ intent: 'percent-all', percent: '-100' })).status).toBe(422)
    expect((await change({ intent: 'percent-chosen', percent: '5' })).status).toBe(422)
    expect(await price()).toBe(calculated)
    expect((await change({ intent: 'percent-all', percent: '-10' })).status).toBe(302)
    expect(await price()).toBe(Math.round(calculated * 0.9))
    expect((await change({ intent: 'percent-chosen', percent: '+5', row: ['line-0'] })).status).toBe(302)
    expect(await price()).toBe(Math.round(calculated * 1.05))
    const { quote } = await quoteBehind(office.engines(), asked.token)
    expect(quote.cents).toBe(100 * (await price()))
    expect((await auditOf(asked)).map(({ after }) => [after['percent'], after['lines']])).toEqual([
      [-10, 'all'],
      [5, 1],
    ])
  })

  test('names device and price of what the list could not price, for all rows that say the same', async () => {
    const asked = await ask(2)
    const path = pathOf(asked)
    const { id } = await galaxy()
    const searched = await agent.see(`${path}?row=0&q=galaxy+s23`)
    expect(links(searched.text)).toContain(`?row=0&device=${id}#row`)
    const chosen = await agent.see(`${path}?row=0&device=${id}`)
    expect(readable(chosen.text)).toContain('1 × Samsung Galaxy S23 128 GB')
    expect(readable(chosen.text)).toContain('Auch für die andere Zeile mit derselben Bezeichnung')

    const take = async (form: Record<string, string>) =>
      agent.send(`${path}?row=0`, {
        intent: 'price-row',
        seen: await seenAt(path),
        open: '0',
        device: String(id),
        ...form,
      })
    expect((await take({ grade: 'X', hand: '77' })).status).toBe(422)
    expect((await take({ grade: 'C', hand: 'viel' })).status).toBe(422)
    expect((await take({ grade: 'C', hand: '77,50', device: '999999999' })).status).toBe(422)
    expect((await take({ grade: 'C', hand: '77,50', alike: '1' })).headers.location).toBe(path)

    const { quote, lines } = await quoteBehind(office.engines(), asked.token)
    expect(lines[1]).toMatchObject({ position: 1, deviceId: id, condition: 'C', quantity: 2, cents: 77_50 })
    expect(quote).toMatchObject({ pieces: 4, cents: 2 * lines[0]!.cents + 2 * 77_50 })
    expect((await take({ grade: 'C', hand: '77,50' })).status).toBe(422)
    expect((await auditOf(asked)).map(({ action }) => action)).toEqual(['businessQuote.row'])

    // What stays without a price is told to the company, with the reason.
    await agent.follow(`${path}?row=2`, {
      intent: 'answer-row',
      seen: await seenAt(path),
      open: '2',
      answer: 'Lampen kaufen wir nicht an.',
    })
    await agent.follow(path, { intent: 'send', seen: await seenAt(path) })
    const letter = await letterAbout(asked.quote.contact.email)
    expect(letter).toContain('NICHT IM ANGEBOT')
    expect(letter).toContain('Lampen kaufen wir nicht an.')
    expect(letter).not.toContain('Fairphone')
    const page = await office.ask('de', `/b2b/angebot/${asked.token}`, { headers: { 'user-agent': person } })
    expect(readable(page.text)).toContain('Lampen kaufen wir nicht an.')
    const boxes = await soldBoxes(office.engines(), asked.token, 1)
    expect(boxes[0]!.items).toHaveLength(4)
  })

  test('names a price also for what is in no price list, and it is paid so', async () => {
    const { id } = await galaxy()
    const asked = await ask(0, [unpricedRow(3, { device: id, problem: 'not-bought' })])
    expect(asked.quote).toMatchObject({ status: 'requested', pieces: 0, cents: 0 })
    const path = pathOf(asked)
    await office.query('update devices set bought = false where id = $1', [id])
    const take = async (hand: string) =>
      agent.send(path, {
        intent: 'price-row',
        seen: await seenAt(path),
        open: '0',
        device: String(id),
        grade: 'B',
        hand,
      })
    expect((await take('')).status).toBe(422)
    expect((await take('55')).status).toBe(302)
    await office.query('update devices set bought = true where id = $1', [id])
    await agent.follow(path, { intent: 'send', seen: await seenAt(path) })

    const send = await openSession('de', office.ask)
    const sold = await send('POST', `/api/business-quotes/${asked.token}/acceptance`, { boxes: 1, ...acceptanceForm() })
    expect(sold.status).toBe(204)
    const { rows } = await office.query('select payout_cents from trades where business_quote_id = $1', [
      asked.quote.id,
    ])
    expect(rows.map(({ payout_cents }) => Number(payout_cents))).toEqual([55_00])
  })

  test('who may only look finds no field and changes nothing', async () => {
    const asked = await ask(2)
    const auditor = await office.colleague('auditor')
    const { text } = await auditor.see(`${pathOf(asked)}?row=0`)
    expect(tags(text, 'input').filter((tag) => attribute(tag, 'name') === 'price-0')).toEqual([])
    expect(text).not.toContain('value="price-row"')
    const seen = String(asked.quote.changedAt.getTime())
    const tried = { intent: 'percent-all', percent: '5', seen }
    expect((await auditor.send(pathOf(asked), tried)).status).toBe(403)
  })

  test('says no to a request of which nothing has a price', async () => {
    const asked = await ask(0)
    await agent.follow(pathOf(asked), {
      intent: 'refuse',
      seen: await seenAt(pathOf(asked)),
      reason: 'So etwas kaufen wir nicht an.',
    })
    expect(await letterAbout(asked.quote.contact.email)).toContain('So etwas kaufen wir nicht an.')
  })
})
