import { beforeAll, describe, expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { cents, formatMoney } from '#shop/money/money.ts'
import { restsIn } from '#tests/support/drivers/customers/asked-sellers.ts'
import { letMinutesPass } from '#tests/support/drivers/office/approvals.ts'
import { useOffice, type OfficeColleague } from '#tests/support/drivers/office/office.ts'
import { attribute, links, readable, tags } from '#tests/support/readers/pages/html.ts'

const office = useOffice({})
let [ana, bo, cy, finn]: OfficeColleague[] = []

beforeAll(async () => {
  ana = await office.colleague('pricing')
  bo = await office.colleague('finance')
  cy = await office.colleague('finance')
  finn = await office.colleague('content')
})

const file = {
  name: 'preise.csv',
  type: 'text/csv',
  bytes: new TextEncoder().encode('Modell;Variante;Preis\niPhone 14;128 GB;2100,00\n'),
}

/** A list of ana's in which a phone costs ten times as much; tells its page. */
async function proposed(note: string): Promise<string> {
  const page = (await ana!.send('/prices/import', { file, intent: 'save', moment: '', note })).headers.location!
  expect(page).toMatch(/^\/prices\/\d+$/)
  expect((await ana!.send(page, { step: 'propose' })).status).toBe(302)
  return page
}

const idOf = (page: string): number => Number(page.split('/').at(-1))

const priceIn = async (country: CountryCode = 'de') => (await office.openVisit(country)).offer.priceCents

const german = (amount: number) => formatMoney(cents(amount), 'de-DE')

/** The row of a table in which this stands. */
const rowWith = (html: string, text: string): string =>
  [...html.matchAll(/<tr>[\s\S]*?<\/tr>/g)].map(([row]) => row).find((row) => row.includes(text)) ?? ''

describe('ME-06 F-32 a price list of +900 %', () => {
  test('is stopped by the guard rails: one approver, a wrong number, the first one twice, and never at once', async () => {
    const before = await priceIn()
    const page = await proposed('Komma verrutscht')
    const read = await bo!.see(page)
    expect(readable(read.text)).toContain('Das müssen zwei Personen freigeben.')
    expect(readable(read.text)).toContain('Zum Freigeben eintippen: 900')
    expect(readable(rowWith(read.text, '+900,0'))).toMatch(/iPhone 14 128 GB.*210,00.*2\.100,00/)

    const without = await bo!.send(page, { step: 'approve' })
    expect(without.status).toBe(422)
    const wrong = await bo!.send(page, { step: 'approve', number: '90' })
    expect([wrong.status, readable(wrong.text)]).toEqual([422, expect.stringContaining('Das ist nicht die Zahl')])
    expect((await bo!.send(page, { step: 'approve', number: '900' })).status).toBe(302)
    expect(await priceIn()).toBe(before)
    expect((await bo!.send(page, { step: 'approve', number: '900' })).status).toBe(409)
    expect((await ana!.send(page, { step: 'approve', number: '900' })).status).toBe(409)
    expect(readable((await cy!.see('/approvals')).text)).toContain(`erste Freigabe von ${bo!.username}`)

    expect((await cy!.send(page, { step: 'approve', number: '900' })).status).toBe(302)
    expect(await priceIn()).toBe(before)
  })

  test('stands on every page of those who may stop it until it counts, and stopped it never does', async () => {
    const before = await priceIn()
    const page = await proposed('Schon wieder')
    for (const colleague of [bo, cy]) await colleague!.send(page, { step: 'approve', number: '900' })

    for (const [colleague, path] of [
      [ana!, '/'],
      [bo!, '/payouts'],
      [cy!, '/vouchers'],
    ] as const) {
      const { text } = await colleague.see(path)
      expect(readable(text), path).toContain('Schon wieder')
      expect(readable(text), path).toContain(`freigegeben von ${bo!.username} und ${cy!.username}`)
      expect(tags(text, 'form').map((tag) => attribute(tag, 'action'))).toContain(page)
    }
    expect(readable((await finn!.see('/')).text)).not.toContain('Schon wieder')
    expect((await finn!.send(page, { step: 'cancel' })).status).toBe(403)

    expect(readable((await bo!.follow(page, { step: 'cancel' })).text)).toContain(`Angehalten von ${bo!.username}`)
    expect(readable((await cy!.see('/')).text)).not.toContain('Schon wieder')
    expect((await cy!.send(page, { step: 'cancel' })).status).toBe(409)
    await letMinutesPass(office.engines().db, idOf(page), 30)
    expect(await priceIn()).toBe(before)
    for (const other of await waiting()) await ana!.send(other, { step: 'cancel' })
  })

  const waiting = async () => [
    ...new Set(links((await ana!.see('/')).text).filter((link) => /^\/prices\/\d+$/.test(link))),
  ]

  test('approved on purpose by two it counts, is taken back in one step, and the 20 offers made meanwhile are decided upon', async () => {
    const codes = Object.keys(countries) as CountryCode[]
    const rights = new Map<string, number>()
    for (const code of codes) rights.set(code, await priceIn(code))
    const page = await proposed('Mit Absicht')
    for (const colleague of [bo, cy]) await colleague!.send(page, { step: 'approve', number: '900' })
    await letMinutesPass(office.engines().db, idOf(page), 11)

    const made: { code: CountryCode; id: string; promised: number; email: string | null }[] = []
    for (const index of Array.from({ length: 20 }).keys()) {
      const code = codes[index % codes.length]!
      const { offer, trade, sell } = await office.openVisit(code)
      const isSold = index < 10
      if (isSold) expect((await sell(trade)).status).toBe(201)
      made.push({ code, id: offer.id, promised: offer.priceCents, email: isSold ? trade.seller.email : null })
    }
    expect(made[0]!.promised).toBeGreaterThan(9 * rights.get(made[0]!.code)!)

    const back = (await ana!.send(page, { step: 'takeBack' })).headers.location!
    for (const code of codes) expect(await priceIn(code)).toBe(rights.get(code))
    const list = links((await ana!.see(back)).text).find((link) => link.endsWith('/offers'))!
    expect(links((await ana!.see(page)).text)).toContain(`/versions/${idOf(page)}/offers`)

    const shown = (await ana!.see(list)).text
    expect(readable(shown)).toContain('20 Einträge')
    expect(readable(shown)).toContain('Bitte von einem Anwalt prüfen lassen')
    for (const { id, code, promised } of made) {
      const row = readable(rowWith(shown, `honour ${id}`))
      for (const amount of [promised, rights.get(code)!, promised - rights.get(code)!])
        expect(row, code).toContain(german(amount))
    }
    expect((await bo!.see(list)).status).toBe(200)
    expect((await bo!.send(list, { bulk: 'honour-all' })).status).toBe(403)
    expect((await ana!.send(list, { bulk: 'forget-all' })).status).toBe(400)

    // One by one, by ticks, and the rest at once; what is paid by now is left alone.
    const ids = made.map(({ id }) => id)
    expect(readable((await ana!.send(list, { bulk: `honour ${ids[0]}` })).text)).toContain('eingehalten')
    expect(readable((await ana!.send(list, { bulk: `ask ${ids[1]}` })).text)).toContain('Verkäufer gefragt')
    const twice = readable((await ana!.send(list, { bulk: `ask ${ids[0]}` })).text)
    expect(twice).toContain('Darüber ist schon anders entschieden.')
    await ana!.send(list, { bulk: 'honour', row: [ids[5]!, ids[10]!] })
    const paid = await tradeOfOffer(ids[9]!)
    await restsIn(office.engines(), paid, 'PAID')
    const rest = readable((await ana!.send(list, { bulk: 'ask-all' })).text)
    expect(rest).toContain('15 Angebote entschieden, 1 blieb offen.')
    expect(readable((await ana!.see(`${list}?decision=open`)).text)).toContain('1 Eintrag')
    expect(readable((await ana!.see(`${list}?decision=honour`)).text)).toContain('3 Einträge')

    // Who sold and is asked has a letter in his own language, with both prices.
    const asked = made.filter(({ id, email }) => email !== null && ![ids[0], ids[5], ids[9]].includes(id))
    expect(asked).toHaveLength(7)
    for (const { code, email, promised } of asked) {
      const [letter, ...others] = await lettersTo(email!)
      expect(others).toEqual([])
      expect(letter, code).toMatchObject({ locale: countries[code].locale })
      for (const amount of [promised, rights.get(code)!])
        expect(letter!.text, code).toContain(formatMoney(cents(amount), countries[code].icuLocale))
    }
    for (const place of [0, 5, 9]) expect(await lettersTo(made[place]!.email!)).toEqual([])

    await answers(asked[0]!, 'acceptPrice')
    expect(await tradeOfOffer(asked[0]!.id)).toMatchObject({ cents: rights.get(asked[0]!.code)!, status: 'EXPECTED' })
    await answers(asked[1]!, 'cancel')
    expect(await tradeOfOffer(asked[1]!.id)).toMatchObject({ status: 'CANCELLED' })
    expect(readable((await ana!.see(list)).text)).toContain('20 Einträge')
  })
})

async function lettersTo(email: string): Promise<{ text: string; locale: string }[]> {
  const { rows } = await office.query(
    `select text_body as text, locale from letters where to_address = $1 and kind = 'price-corrected'`,
    [email],
  )
  return rows
}

/** The trade that was made of an offer, and how its device stands. */
async function tradeOfOffer(offerId: string): Promise<{ id: string; cents: number; status: string }> {
  const { rows } = await office.query(
    `select t.id, t.cents, i.status from trades t join trade_items i on i.trade_id = t.id
     where i.offer_id = $1 or t.id = (select trade_id from offer_decisions where offer_id = $1)`,
    [offerId],
  )
  return rows[0]
}

/** A seller follows the link of his letter, chooses, and confirms. */
async function answers({ code, email }: { code: CountryCode; email: string | null }, action: string): Promise<void> {
  const [letter] = await lettersTo(email!)
  const path = /https?:\/\/[^/\s]+(\/\S*trade\S*|\/\S+)/.exec(letter!.text)![1]!
  const { text } = await office.ask(code, `${path}?do=${action}`, { headers: { 'user-agent': 'Mozilla/5.0' } })
  const item = tags(text, 'input').find((tag) => attribute(tag, 'name') === 'item')!
  const body = new URLSearchParams({ intent: action, item: attribute(item, 'value')! }).toString()
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: `http://${code}.localhost`,
    'sec-fetch-site': 'same-origin',
  }
  const answer = await office.ask(code, path, { method: 'POST', headers, body })
  expect([answer.status, answer.headers.location], action).toEqual([303, `${path}?done=${action}`])
}
