import { expect, test } from 'vitest'
import { cents } from '#shop/money/money.ts'
import { sampleItem, sampleTrade } from '#tests/support/fixtures/sample-trade.ts'
import { shopOf } from '#tests/support/fixtures/sold-trade.ts'
import type { Trade } from '#domain/trades/trade.ts'
import { lifecycleLetter, type LetterFacts } from './lifecycle-letter.ts'

const first = sampleItem('de', { position: 0, imei: '490154203237518', status: 'ACCEPTED' })
const second = sampleItem('de', { position: 1, imei: '356938035643809', status: 'ACCEPTED' })
const both = sampleTrade('de', { items: [first, second] })

const acceptedIn = (trade: Trade, items = trade.items, facts: LetterFacts = {}): string =>
  // Amounts are kept together by a space that looks like any other.
  lifecycleLetter(shopOf('de'), trade, items, 'accepted', 'a-token', facts).text.replaceAll('\u00a0', ' ')

test('several of the same are told in one line until their numbers are known', () => {
  const items = [first, second].map((item) => ({ ...item, imei: null }))

  expect(acceptedIn({ ...both, items })).toContain('2 × Apple iPhone 14 128 GB · 631,00 €')
})

test('of several alike the end of the number says which one is meant, and no more of it', () => {
  const text = acceptedIn(both, [second])

  expect(text).toContain('Apple iPhone 14 128 GB (IMEI … 3809) · 315,50 €')
  expect(text).not.toContain('356938')
  expect(text).not.toContain('7518')
})

test('what was promised stands beside what is paid if that is something else', () => {
  const items = [{ ...first, finalCents: cents(20_000) }, second]
  const text = acceptedIn({ ...both, items })

  expect(text).toContain('(IMEI … 7518) · 200,00 € (zugesagt: 315,50 €)')
  expect(text).toContain('(IMEI … 3809) · 315,50 €\n')
  expect(text).toContain('Auszahlung · 515,50 €')
})

test('F-10 a letter about one device says what the whole trade pays, and how the others stand', () => {
  const voucherTerms = { kind: 'fixed' as const, basisPoints: 0, cents: 1000, mostCents: null }
  const withVoucher = { ...both, voucher: 'HALLO10', voucherTerms }
  const waiting = { ...second, status: 'IN_INSPECTION' as const }
  const returned = { ...second, status: 'RETURNED' as const }

  expect(acceptedIn(withVoucher)).toContain('Gutschein HALLO10 · 10,00 €\nAuszahlung · 641,00 €')
  expect(acceptedIn({ ...withVoucher, items: [first, waiting] }, [first])).toContain(
    'Apple iPhone 14 128 GB · 315,50 € (In Prüfung)\nGutschein HALLO10 · 10,00 €\nAuszahlung · 641,00 €',
  )
  expect(acceptedIn({ ...withVoucher, items: [first, returned] }, [first])).toContain(
    '(IMEI … 7518) · 315,50 €\nGutschein HALLO10 · 10,00 €\nAuszahlung · 325,50 €',
  )
})

test('F-10 a letter about money that was sent says what was sent, whatever else the trade pays', () => {
  const transfer = { items: [{ id: first.id, cents: cents(31_550) }], voucher: cents(700), total: cents(32_250) }
  const text = acceptedIn({ ...both, voucher: 'HALLO10' }, [first], { transfer })

  expect(text).toContain('(IMEI … 7518) · 315,50 €\nGutschein HALLO10 · 7,00 €\nAuszahlung · 322,50 €')
})

test('F-15 what pays nothing has words instead of an amount of nothing', () => {
  const free = sampleItem('de', { status: 'ACCEPTED', cents: cents(0) })
  const text = acceptedIn(sampleTrade('de', { items: [free] }))

  expect(text).toContain('Apple iPhone 14 128 GB · Kostenloses Recycling\nAuszahlung · 0,00 €')
})

test('the words of a colleague keep their lines, and a page can hide nothing in them', () => {
  const facts = { reason: 'Erste Zeile\n\n<b>Zweite</b> Zeile' }
  const { text, html } = lifecycleLetter(shopOf('de'), both, [first], 'document-needed', 'a-token', facts)

  expect(text).toContain('DAZU SCHREIBT UNSER TEAM\n\nErste Zeile\n\n<b>Zweite</b> Zeile')
  expect(html).toContain('&lt;b&gt;Zweite&lt;/b&gt; Zeile')
})

test('a hostile name is shown as text', () => {
  const trade = { ...both, seller: { ...both.seller, firstName: '<img src=x>' } }
  const { html, subject } = lifecycleLetter(shopOf('de'), trade, trade.items, 'arrived', 'a-token', {})

  expect(html).toContain('Hallo &lt;img src=x&gt;,')
  expect(html).not.toContain('<img')
  expect(subject).not.toContain('img')
})
