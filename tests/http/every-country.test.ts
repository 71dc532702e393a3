import { describe, expect, inject, test } from 'vitest'
import { readMessages } from '../../scripts/assets/compile-messages.ts'
import { demoColleagues } from '#demo/people/demo-colleagues.ts'
import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { languageTag } from '#shop/messages/locale.ts'
import { openPages } from '#tests/support/drivers/office/office-forms.ts'
import { takeSeat } from '#tests/support/drivers/office/office.ts'
import { openSession, tradeOf, usedPhone } from '#tests/support/drivers/customers/sellers.ts'
import { everyScreen } from '#tests/support/fixtures/addresses.ts'
import { camt054 } from '#tests/support/fixtures/bank-files.ts'
import { findingForm } from '#tests/support/fixtures/finding-form.ts'
import { eventually } from '#tests/support/limits/eventually.ts'
import { countryLists } from '#tests/support/readers/country-lists.ts'
import { attribute, links, readable, tags } from '#tests/support/readers/pages/html.ts'
import { borrowedPhrases } from '#tests/support/readers/languages/phrases.ts'
import { addedCountry, asPerson, ask, triedCountries } from '#tests/support/services/shops/shop-under-test.ts'

const tried = addedCountry.length > 0 ? addedCountry : triedCountries

/** The demo's colleagues share a password; a shop on its embedded engines has nobody else. */
const seat = (username: 'admin' | keyof typeof demoColleagues) => {
  const [admin = '', password = ''] = inject('shop').login.split(':')
  const visit: Parameters<typeof takeSeat>[0] = (path, options) => ask('office', path, options)
  return takeSeat(visit, { username: username === 'admin' ? admin : username, password })
}

/** A guest sells a phone through the door; tells the number of the trade. */
async function sell(code: CountryCode): Promise<string> {
  const send = await openSession(code)
  const offer = (await send('POST', '/api/offers', usedPhone)).json<{ id: string }>()
  const sold = await send('POST', '/api/trades', tradeOf(code, offer.id), code, {
    'idempotency-key': crypto.randomUUID(),
  })
  expect(sold.status, sold.text).toBe(201)
  return sold.json<{ tradeNumber: string }>().tradeNumber
}

/** The parcel is opened, and the phone is as described. */
async function inspect(number: string): Promise<void> {
  const warehouse = await seat('warehouse')
  const page = await eventually(async () => {
    const { text } = await warehouse.see(`/receive?code=${number}`)
    return text.includes('name="item"') ? text : undefined
  })
  const item = tags(page, 'input').find((tag) => attribute(tag, 'name') === 'item')!
  await warehouse.follow('/receive', { trade: number, item: attribute(item, 'value')!, key: crypto.randomUUID() })

  const inspector = await seat('inspector')
  const path = `/inspection/${number}-1`
  expect((await inspector.send(path, { intent: 'take' })).status).toBe(302)
  const found = findingForm({}, { intent: 'matches', imei: '490154203237518', battery: '91' })
  expect((await inspector.send(path, found)).headers.location).toBe('/inspection')
}

/** Whoever sold shows who he is, if he has to; then the money is sent, and the bank says that it has arrived. */
async function pay(code: CountryCode, number: string): Promise<void> {
  const [agent, finance] = [await seat('agent'), await seat('finance')]
  if (countries[code].purchaseRegister) {
    const document = { kind: 'passport', number: 'X12345', issuedOn: '2021-02-03', authority: 'Amt' }
    await agent.follow(`/payouts/trades/${number}`, { intent: 'write-identity', ...document })
    await finance.follow(`/payouts/trades/${number}`, { intent: 'confirm-identity' })
  }
  const batch = (await finance.send('/payouts', { group: `${code} sepa` })).headers.location!
  await finance.follow(batch, { intent: 'release' })
  const { text: file } = await finance.see(`${batch}/file`)
  const sent = [...file.matchAll(/<EndToEndId>([^<]+)[^]*?<InstdAmt Ccy="EUR">([^<]+)/g)]
  const told = camt054(sent.map(([, payout = '', euros]) => ({ payout, cents: Math.round(Number(euros) * 100) })))
  const settlement = await finance.send('/payouts/settlements', {
    file: { name: 'bank.xml', type: 'text/xml', bytes: Buffer.from(told) },
  })
  await finance.follow(settlement.headers.location!, {})
}

/** Screens with a choice or a column of countries. */
const listing = [
  '/catalogue/:id',
  '/contact',
  '/contact-templates',
  '/content',
  '/letters',
  '/newsletter',
  '/newsletter/new',
  '/receipts',
  '/redirects',
  '/reports',
  '/trades',
  '/vouchers/:code',
  '/vouchers/new',
]

/** The vouchers of the demo count where they say. */
const VOUCHERS = '/vouchers'

const keys = new Set(Object.keys(readMessages('messages', 'de')))

/** A key on a page is a text that nobody wrote. */
const rawKeys = (text: string): string[] =>
  (text.match(/\b[a-z]\w*(?:\.[\w-]+)+\b/g) ?? []).filter((word) => keys.has(word) || word.startsWith('office.'))

describe.each(tried)('F-70 HO-03 in %s', (code) => {
  const country = countries[code]
  const { features } = country

  test('every page of visitors is there, in the words of the country and of no other', async () => {
    for (const path of everyScreen(country)) {
      const { status, text } = await ask(code, path, asPerson)
      const said = readable(text)

      expect(status, path).toBeLessThan(500)
      expect(text, path).toContain(`<html lang="${languageTag(country.locale)}"`)
      expect(rawKeys(said), path).toEqual([])
      expect(borrowedPhrases(code, said), path).toEqual([])
    }
  })

  test('a guest sells a device; it is inspected and paid, and every screen of the office knows the country', async () => {
    const number = await sell(code)
    await inspect(number)
    await pay(code, number)
    const admin = await seat('admin')
    expect(readable((await admin.see(`/trades/${number}`)).text)).toContain('Ausgezahlt')

    const pages = await openPages(admin)
    // Where nothing else was sold, no screen at all may name the others without this one.
    const looked = addedCountry.length > 0 ? [...pages.keys()].filter((screen) => screen !== VOUCHERS) : listing
    for (const screen of looked) {
      if (screen.startsWith('/newsletter') && !features.newsletter) continue
      const lists = countryLists(pages.get(screen)!.text, country)
      if (listing.includes(screen)) expect(lists.length, screen).toBeGreaterThan(0)
      for (const { spelling, isNamed } of lists) expect([screen, spelling, isNamed]).toEqual([screen, spelling, true])
    }
    for (const { path, text } of pages.values()) expect(rawKeys(readable(text)), path).toEqual([])
    for (const path of [
      `/content/${code}/terms`,
      `/contact?country=${code}`,
      `/receipts?country=${code}`,
      `/reports?country=${code}`,
      `/redirects?country=${code}&in=${code}&try=/`,
      `/letters?locale=${country.locale}`,
    ])
      expect((await admin.see(path)).status, path).toBe(200)
    expect(
      links((await admin.see(`/receipts?country=${code}`)).text).some((link) => link.startsWith('/receipts/B')),
    ).toBe(true)
  })
})
