import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { hireColleague } from '#tests/support/drivers/office/colleagues.ts'
import { readable } from '#tests/support/readers/pages/html.ts'
import { useOffice } from '#tests/support/drivers/office/office.ts'
import { acceptedTrade, bankTells, sendMoney } from '#tests/support/drivers/office/bank.ts'
import { person } from '#tests/support/services/shops/shop-under-test.ts'
import { soldTrade } from '#tests/support/fixtures/sold-trade.ts'

const office = useOffice({})

const form = {
  code: 'bahnhof',
  name: 'Bahnhof Medien',
  origins: 'https://www.bahnhof.example',
  landingPage: 'BAHNHOF-DE',
  accent: '#264b73',
  active: 'yes',
  intent: 'entry',
}

const framing = async (host = 'agan') => {
  const { headers } = await office.ask(host, '/', { headers: { 'user-agent': person } })
  return /frame-ancestors [^;]*/.exec(String(headers['content-security-policy']))?.[0]
}

describe('partners', () => {
  test('X1.18 frame the widgets from the moment on that they are written down, until they are ended', async () => {
    const author = await office.colleague('content')
    expect(await framing()).toBe("frame-ancestors 'self'")

    await author.follow('/partners/new', form)

    await expect.poll(() => framing()).toBe("frame-ancestors 'self' https://www.bahnhof.example")
    expect(await framing('de')).toBe("frame-ancestors 'none'")
    await author.send('/partners/bahnhof', { ...form, origins: 'https://neu.bahnhof.example' })
    await expect.poll(() => framing()).toBe("frame-ancestors 'self' https://neu.bahnhof.example")

    await author.send('/partners/bahnhof', { ...form, active: '' })

    await expect.poll(() => framing()).toBe("frame-ancestors 'self'")
    expect(readable((await author.see('/partners')).text)).toContain('beendet')
    const { rows } = await office.query(
      `select action, before->>'active' as before, after->>'active' as after from audit_entries
      where subject = 'partner bahnhof' order by at, id`,
    )
    expect(rows).toEqual([
      { action: 'partner.create', before: null, after: 'true' },
      { action: 'partner.change', before: 'true', after: 'true' },
      { action: 'partner.change', before: 'true', after: 'false' },
    ])
  })

  test('are refused with a sentence for every field that is wrong, and what was typed stays', async () => {
    const author = await office.colleague('content')
    const wrong = { ...form, code: 'x', origins: 'http://plain.example', accent: '#ffdd00', landingPage: 'UML-DE' }

    const { status, text } = await author.send('/partners/new', wrong)

    expect(status).toBe(422)
    for (const sentence of ['Das Kürzel hat', 'mit https:// und ohne Pfad', 'zu hell', 'Kanal des Shops selbst']) {
      expect(readable(text), sentence).toContain(sentence)
    }
    expect(text).toContain('value="#ffdd00"')
    expect(await framing()).not.toContain('plain.example')
  })

  test('have a code and a channel of their own', async () => {
    const author = await office.colleague('content')
    const own = { ...form, code: 'hafen', landingPage: 'HAFEN-DE', origins: '' }
    await author.follow('/partners/new', own)

    expect(readable((await author.send('/partners/new', own)).text)).toContain('Dieses Kürzel hat schon')
    const copy = await author.send('/partners/new', { ...own, code: 'hafen-zwei' })
    expect(readable(copy.text)).toContain('Dieser Kanal gehört schon')
    expect((await author.see('/partners/nobody')).status).toBe(404)
    expect((await author.send('/partners/nobody', { ...own, landingPage: 'NOBODY' })).status).toBe(409)
  })

  test('are seen by finance and changed by those who look after them', async () => {
    const finance = await office.colleague('finance')
    const agent = await office.colleague('agent')

    expect((await finance.see('/partners')).status).toBe(200)
    expect((await finance.see('/partners/new')).status).toBe(403)
    expect((await finance.send('/partners/new', form)).status).toBe(403)
    expect((await agent.see('/partners/commission')).status).toBe(403)
  })
})

describe('F-04 commission', () => {
  const own = { ...form, code: 'markt', name: 'Markt', landingPage: 'MARKT-DE', origins: '' }
  const rate = async () =>
    (
      await office.query(
        `select basis_points as rate from partner_rates where partner = 'markt' order by valid_from desc limit 1`,
      )
    ).rows[0]

  test('is nothing until finance sets it; who looks after partners cannot, in whichever form', async () => {
    const author = await office.colleague('content')
    const finance = await office.colleague('finance')
    await author.follow('/partners/new', { ...own, percent: '50' })
    expect(await rate()).toEqual({ rate: 0 })

    const alone = await author.send('/partners/markt', { intent: 'commission', percent: '50' })
    expect(alone.status).toBe(403)
    expect((await author.send('/partners/markt', { ...own, percent: '50' })).status).toBe(302)
    expect((await author.send('/partners/markt', { ...own, percent: '50', intent: 'commission' })).status).toBe(403)
    expect(await rate()).toEqual({ rate: 0 })

    expect((await finance.send('/partners/markt', { intent: 'commission', percent: '7,5' })).status).toBe(302)
    expect(await rate()).toEqual({ rate: 750 })
    expect((await finance.send('/partners/markt', { intent: 'commission', percent: 'viel' })).status).toBe(422)
    expect((await finance.send('/partners/markt', { ...own, name: 'Anders' })).status).toBe(403)
    const { rows } = await office.query(
      `select username, before->>'basisPoints' as before, after->>'basisPoints' as after from audit_entries
      where action = 'partner.commission' and subject = 'partner markt'`,
    )
    expect(rows).toEqual([{ username: finance.username, before: '0', after: '750' }])
  })

  test('is shown to all who see partners, and its button to finance', async () => {
    const pages = await Promise.all(
      (['content', 'finance'] as const).map(async (role) => (await office.colleague(role)).see('/partners/markt')),
    )

    expect(pages.map(({ text }) => text.includes('Provision festlegen'))).toEqual([false, true])
    for (const { text } of pages) expect(text).toContain('value="7,5"')
  })
})

test('F-10 commission is what was paid for devices, without vouchers, times the rate of the day of the trade', async () => {
  const author = await office.colleague('content')
  const partner = { ...form, code: 'kiosk', name: 'Kiosk', landingPage: 'KIOSK-DE', origins: '' }
  await author.follow('/partners/new', partner)
  const finance = await office.colleague('finance')
  await finance.send('/partners/kiosk', { intent: 'commission', percent: '10' })
  const treasurer = await hireColleague(office.engines(), 'treasurer', 'admin')
  await office.query(`insert into vouchers (code, kind, basis_points, cents, least_trade_cents, valid_from, valid_until,
    segment, person_limit) values ('ZWANZIG', 'fixed', 0, 2000, 0, '2020-01-01', '2100-01-01', 'consumer', 9)`)
  const pay = async (finalCents: number, paidAt: string) => {
    const { id } = await acceptedTrade(office.engines(), 'de', { finalCents, change: { voucher: 'ZWANZIG' } })
    await office.query(`update trades set landing_page = 'KIOSK-DE' where id = $1`, [id])
    const { number, cents } = (await sendMoney(office.engines(), treasurer)).get(id)!
    expect(cents).toBe(finalCents + 20_00)
    await bankTells(office.engines(), treasurer, [{ payout: number, cents }])
    await office.query(`update payouts set settled_at = $2 where trade_id = $1`, [id, paidAt])
  }
  await pay(10_005, '2026-02-28T22:59:00Z')
  await pay(20_000, '2026-02-28T23:00:00Z')
  await finance.send('/partners/kiosk', { intent: 'commission', percent: '20' })
  await pay(10_000, '2026-03-15T12:00:00Z')
  const { id: unpaid } = await soldTrade(office.engines())
  await office.query(`update trades set landing_page = 'KIOSK-DE' where id = $1`, [unpaid])

  const shown = (await finance.see('/partners/commission?partner=kiosk')).text
  const everyMonth = /href="([^"]+)"[^>]*>Alle Monate/.exec(shown)![1]!.replaceAll('&amp;', '&')
  const { text } = await finance.see(`/partners/commission${everyMonth}`)

  expect(text.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
    'Monat;Kürzel;Partner;Geräte;Für Geräte ausgezahlt;Provision',
    '2026-03;kiosk;Kiosk;2;300,00;40,00',
    '2026-02;kiosk;Kiosk;1;100,05;10,01',
  ])
  const page = readable((await finance.see('/partners/commission?partner=kiosk&month=03.2026')).text)
  expect(page).toContain('März 2026Kiosk2300,00')
  expect(page).not.toContain('Februar 2026Kiosk')
  expect(readable(shown)).not.toContain('2026Kiosk')
  await expect(sql`update partner_rates set basis_points = 0`.execute(office.engines().db)).rejects.toThrow(
    'append-only',
  )
})
