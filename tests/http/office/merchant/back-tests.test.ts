import { beforeAll, describe, expect, test } from 'vitest'
import { findBackTest } from '#domain/back-tests/find-back-test.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { letMinutesPass } from '#tests/support/drivers/office/approvals.ts'
import { useOffice, type OfficeColleague } from '#tests/support/drivers/office/office.ts'
import { pastDevicesUntil, priceToday } from '#tests/support/readers/database/past-devices.ts'
import { recomputed, toldBy, type Repriced } from '#tests/support/readers/database/recomputed-tally.ts'
import { attribute, readable, tags } from '#tests/support/readers/pages/html.ts'

const office = useOffice({ DEMO_TRADES: '80' })
let [ana, bo, cy, finn, auditor]: OfficeColleague[] = []

beforeAll(async () => {
  ana = await office.colleague('pricing')
  bo = await office.colleague('finance')
  cy = await office.colleague('finance')
  finn = await office.colleague('content')
  auditor = await office.colleague('auditor')
})

/** What the form of a draft says, by field. */
const formIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    tags(html, 'input')
      .filter((tag) => !['hidden', 'search'].includes(attribute(tag, 'type') ?? 'text'))
      .map((tag) => [attribute(tag, 'name') ?? '', attribute(tag, 'value') ?? '']),
  )

async function change(page: string, typed: Record<string, string>): Promise<void> {
  const form = formIn((await ana!.see(page)).text)
  expect((await ana!.send(page, { ...form, step: 'change', note: 'Zustände neu', ...typed })).status).toBe(302)
}

const idIn = (page: string): number => Number(page.split('/').at(-1))

async function finished(id: number): Promise<void> {
  await expect.poll(async () => readable((await ana!.see(`/back-tests/${id}`)).text)).toContain('Gerechnet am')
}

describe('ME-05 a draft of the rules is tried on the past', () => {
  let [page, id] = ['', 0]
  const pages = () => [`/back-tests/${id}`, page]

  test('by whoever writes or approves prices, and by nobody else', async () => {
    page = (await ana!.send('/rules')).headers.location!
    id = idIn(page)
    await change(page, { 'prices.grades.B': '94', 'prices.grades.C': '65', 'prices.countries.es': '99' })

    expect((await finn!.send(`/back-tests/${id}`, { intent: 'start' })).status).toBe(403)
    expect((await auditor!.send(`/back-tests/${id}`, { intent: 'start' })).status).toBe(403)
    expect((await ana!.send('/back-tests/999999', { intent: 'start' })).status).toBe(404)
    expect((await ana!.see('/back-tests/999999')).status).toBe(404)
    expect((await ana!.send('/back-tests/1', { intent: 'start' })).status).toBe(409)
    expect(readable((await ana!.see(`/back-tests/${id}`)).text)).toContain('Noch hat niemand gerechnet.')
    for (const path of pages()) expect((await auditor!.see(path)).text, path).not.toContain('value="start"')
    for (const path of pages()) expect((await ana!.see(path)).text, path).toContain('value="start"')
  })

  test('its progress is read without scripts, and its result stands on the page of the version', async () => {
    const started = await ana!.send(`/back-tests/${id}`, { intent: 'start' })
    expect([started.status, started.headers.location]).toEqual([302, `/back-tests/${id}`])
    await finished(id)

    const words = readable((await bo!.see(page)).text)
    expect(words).toContain('Rückrechnung')
    expect(words).toContain(`gestartet von ${ana!.username}`)
    expect(words).toContain('mindestens 20 % weniger')
    expect(words).toContain('Die größten Kürzungen')
    expect(words).not.toContain('seitdem geändert')
  })

  test('the trades of the largest changes are one click away for those who may see trades', async () => {
    const { tally } = (await findBackTest(office.engines(), id))!
    const trade = formatTradeNumber(tally.downs.find(({ trade: number }) => number !== null)!.trade!)
    const link = `href="/trades/${trade}"`

    expect((await bo!.see(page)).text).toContain(link)
    expect((await bo!.see(`/trades/${trade}`)).status).toBe(200)
    expect((await ana!.see(page)).text).not.toContain(link)
    expect(readable((await ana!.see(page)).text)).toContain(trade)
  })

  test('a draft that is changed afterwards says that the numbers are not its own', async () => {
    await change(page, { 'prices.grades.D': '60' })
    expect(readable((await ana!.see(page)).text)).toContain('Der Entwurf wurde seitdem geändert.')

    expect((await ana!.send(`/back-tests/${id}`, { intent: 'start' })).status).toBe(302)
    await expect
      .poll(async () => readable((await ana!.see(page)).text))
      .not.toMatch(/seitdem geändert|Es wird gerechnet/)
  })

  test('its sums are those of hundreds of offers and inspections, priced one by one before and after', async () => {
    const { startedAt, finishedAt, tally } = (await findBackTest(office.engines(), id))!
    expect(finishedAt).not.toBeNull()
    const devices: Repriced[] = []
    for (const past of await pastDevicesUntil(office.engines(), startedAt)) {
      const { cents, category, margin } = await priceToday(office.engines(), past)
      devices.push({ ...past, before: cents, after: 0, category, margin })
    }
    expect(devices.length).toBeGreaterThan(200)

    expect((await ana!.send(page, { step: 'propose' })).status).toBe(302)
    const waiting = readable((await bo!.see('/approvals')).text)
    expect(waiting).toContain('Rückrechnung')
    // What changes so much needs two, a number and some minutes.
    const [, number] = /eintippen: ([\d,]+)/.exec(readable((await bo!.see(page)).text))!
    for (const colleague of [bo, cy])
      expect((await colleague!.send(page, { step: 'approve', number: number! })).status).toBe(302)
    await letMinutesPass(office.engines().db, id, 11)
    for (const device of devices) device.after = (await priceToday(office.engines(), device)).cents

    expect(toldBy(tally)).toEqual(recomputed(devices, startedAt))
    expect([tally.rises > 10, tally.falls > 10]).toEqual([true, true])
    expect(readable((await bo!.see(page)).text)).toContain('Gerechnet am')
    expect((await ana!.send(`/back-tests/${id}`, { intent: 'start' })).status).toBe(409)
  })
})

test('ME-05 a price list is tried on the past in the same way', async () => {
  const { rows } = await office.query(
    `select device_id as id from offers where country = 'de' and status = 'ordered' group by 1 order by count(*) desc, 1 limit 1`,
  )
  const list = await ana!.send(`/catalogue/${rows[0].id}`, { intent: 'price', euros: '1.999,00', note: 'Sehr gefragt' })
  const page = list.headers.location!
  const id = idIn(page)
  expect((await bo!.send(`/back-tests/${id}`, { intent: 'start' })).status).toBe(302)
  await finished(id)

  const { tally } = (await findBackTest(office.engines(), id))!
  expect(tally.rises).toBeGreaterThan(0)
  expect(new Set(tally.ups.map(({ deviceId }) => deviceId))).toEqual(new Set([rows[0].id]))
  expect(readable((await bo!.see(page)).text)).toContain('Die größten Erhöhungen')
})
