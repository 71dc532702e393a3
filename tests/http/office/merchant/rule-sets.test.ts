import { beforeAll, describe, expect, test } from 'vitest'
import { usedPhone } from '#tests/support/drivers/customers/sellers.ts'
import { useOffice, type OfficeColleague } from '#tests/support/drivers/office/office.ts'
import { attribute, readable, tags } from '#tests/support/readers/pages/html.ts'

const office = useOffice({})
let [ana, bo, finn]: OfficeColleague[] = []

beforeAll(async () => {
  ana = await office.colleague('pricing')
  bo = await office.colleague('finance')
  finn = await office.colleague('content')
})

type Quoted = { quote: string; priceCents: number; lines: { kind: string; cents: number }[] }

async function quote(): Promise<Quoted> {
  const headers = { 'content-type': 'application/json' }
  const answer = await office.ask('de', '/api/quotes', { method: 'POST', headers, body: JSON.stringify(usedPhone) })
  return answer.json<Quoted>()
}

/** What the form of a draft says, by field. */
const formIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    tags(html, 'input')
      .filter((tag) => !['hidden', 'search'].includes(attribute(tag, 'type') ?? 'text'))
      .map((tag) => [attribute(tag, 'name') ?? '', attribute(tag, 'value') ?? '']),
  )

/** A new version of ana's with these fields typed over; tells its page. */
async function write(change: Record<string, string>): Promise<string> {
  const page = (await ana!.send('/rules')).headers.location!
  expect(page).toMatch(/^\/rules\/\d+$/)
  const form = formIn((await ana!.see(page)).text)
  expect((await ana!.send(page, { ...form, step: 'change', note: 'Mehr Abstand', ...change })).status).toBe(302)
  return page
}

describe('ME-03 the rule set', () => {
  test('is read by those who make prices, and by nobody else', async () => {
    expect(readable((await bo!.see('/rules')).text)).toContain('Fassung 1')
    expect((await finn!.see('/rules')).status).toBe(403)
    expect((await finn!.see('/rules/1')).status).toBe(403)
    expect((await finn!.see('/approvals')).status).toBe(403)
    expect((await bo!.send('/rules')).status).toBe(403)
    expect((await ana!.see('/rules/999')).status).toBe(404)
  })

  test('is changed field by field; what cannot be is told at its field, and nothing that was typed is lost', async () => {
    const page = await write({})
    const form = formIn((await ana!.see(page)).text)
    const wrong = { ...form, step: 'change', note: 'Versuch', 'prices.grades.C': '95', 'prices.step': 'fünfzig' }
    const { status, text } = await ana!.send(page, wrong)

    expect(status).toBe(422)
    expect(readable(text)).toContain('Ein schlechterer Zustand darf nicht mehr bringen als ein besserer.')
    expect(readable(text)).toContain('Das ist keine Zahl, die wir lesen können.')
    expect(formIn(text)).toMatchObject({ note: 'Versuch', 'prices.grades.C': '95', 'prices.step': 'fünfzig' })
    expect((await ana!.send(page, { ...form, step: 'change', moment: '2026-03-29T02:30' })).status).toBe(422)
    expect(formIn((await ana!.see(page)).text)['prices.grades.C']).toBe('80,00')
    await ana!.send(page, { step: 'withdraw' })
  })

  test('is approved by a second person, counts in the shop at once, and can be taken back in one step', async () => {
    const before = await quote()
    const page = await write({ 'prices.grades.B': '90' })
    expect((await ana!.send(page, { step: 'propose' })).status).toBe(302)
    expect((await ana!.send(page, { step: 'approve' })).status).toBe(409)

    expect(readable((await bo!.see('/')).text)).toMatch(/1\s*Freigaben/)
    expect(readable((await bo!.see('/approvals')).text)).toContain('Mehr Abstand')
    const read = readable((await bo!.see(page)).text)
    expect(read).toContain('Zustand B: vom Grundpreis bleiben')
    expect(read).toMatch(/92 %\s*90 %/)
    expect((await bo!.send(page, { step: 'approve' })).status).toBe(302)

    const after = await quote()
    expect(after.priceCents).toBeLessThan(before.priceCents)
    const kept = await office.ask('de', `/api/quotes/${before.quote}`)
    expect(kept.json<Quoted>().priceCents).toBe(before.priceCents)

    const [, shipped] = (await ana!.see('/rules?q=2')).text.match(/\/rules\/(\d+)"[^>]*>Fassung 2/) ?? []
    expect((await bo!.send(`/rules/${shipped}`, { step: 'takeBack' })).status).toBe(403)
    expect((await ana!.send(`/rules/${shipped}`, { step: 'takeBack' })).status).toBe(302)
    expect((await quote()).priceCents).toBe(before.priceCents)
    expect(readable((await ana!.see('/rules')).text)).toMatch(/Fassung 4\s*gilt/)
  })

  test('says what repairs cost, for series that have costs and for others by their names', async () => {
    const page = await write({ 'repairs.new1.series': 'Apple iPhone 8', 'repairs.new1.display': '39,90' })
    const read = readable((await ana!.see(page)).text)
    expect(read).toMatch(/Apple iPhone 8: Display kostet\s*–\s*39,90\s€/)

    const [field] = Object.entries(formIn((await ana!.see(page)).text)).find(([, value]) => value === '39,90')!
    expect(field).toMatch(/^repairs\.\d+\.display$/)
    const { status, text } = await ana!.send(page, { step: 'change', 'repairs.new2.series': 'Nokia 3310' })
    expect(status).toBe(422)
    expect(readable(text)).toContain('Diese Reihe kennen wir nicht. Bitte aus der Liste wählen.')
    expect(formIn(text)['repairs.new2.series']).toBe('Nokia 3310')
    await ana!.send(page, { step: 'withdraw' })
  })

  test('is a file, too', async () => {
    const { headers, text } = await bo!.see('/rules?format=csv')
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(text).toContain('Mehr Abstand')
  })
})
