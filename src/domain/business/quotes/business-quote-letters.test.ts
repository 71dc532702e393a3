import { describe, expect, test } from 'vitest'
import { cents } from '#shop/money/money.ts'
import { htmlProblem } from '#tests/support/readers/pages/html-problem.ts'
import { spokenIn } from '#tests/support/readers/languages/foreign-words.ts'
import { countryCodes } from '#tests/support/services/shops/shop-under-test.ts'
import { shopOf } from '#tests/support/fixtures/sold-trade.ts'
import { acceptedLetter, offeredLetter, refusedLetter } from './business-quote-letters.ts'

const quote = {
  number: 1017,
  contact: {
    company: 'Muster GmbH',
    vatId: 'DE136695976',
    taxMode: 'standard' as const,
    firstName: 'Ana',
    lastName: 'Muster',
    email: 'ana@example.com',
    phone: '+4930901820',
  },
  pieces: 43,
  cents: cents(6_482_50),
  validUntil: new Date('2026-03-16T09:00:00Z'),
  reason: 'OK.',
}
const phone = { deviceName: 'Apple iPhone 14 128 GB', condition: 'B', quantity: 42, cents: cents(150_00) }
const sealed = { deviceName: 'Samsung Galaxy S23 128 GB', condition: 'SEALED', quantity: 1, cents: cents(182_50) }
const boxes = [
  { number: 26_004_713, pieces: 22, cents: cents(3_300_00) },
  { number: 26_004_721, pieces: 21, cents: cents(3_182_50) },
]
const url = 'https://de.umlauf.example/b2b/angebot/a-token'
const terms = { url, tax: 'net' as const }
const reversed = { url, tax: 'reverse-charge' as const }

const left = [
  { name: 'Fairphone 4', quantity: 2, answer: '' },
  ...Array.from({ length: 22 }, () => ({ name: 'Gigaset CL660', quantity: 1, answer: 'OK.' })),
]

describe.each(countryCodes)('a letter about a business quote in %s', (code) => {
  const shop = shopOf(code)
  const many = Array.from({ length: 23 }, () => phone)
  const letters = [
    ['business-quote', offeredLetter(shop, quote, [phone, sealed], reversed)],
    ['business-quote, many lines', offeredLetter(shop, quote, many, terms)],
    ['business-quote, rows left out', offeredLetter(shop, quote, [phone], { ...terms, left })],
    ['business-quote-refused', refusedLetter(shop, quote)],
    ['business-quote-accepted', acceptedLetter(shop, quote, boxes, reversed)],
    ['business-quote-accepted, one box', acceptedLetter(shop, quote, boxes.slice(0, 1), terms)],
  ] as const

  test.each(letters)('X1.08 M26 has text and well-formed HTML in one language: %s', (_, letter) => {
    const { subject, text, html, to, from } = letter
    expect(htmlProblem(html)).toBeUndefined()
    expect(html).not.toMatch(/<(img|link|script|iframe)|url\(/)
    expect(text).not.toMatch(/[<>{}]|undefined/)
    expect(subject.length).toBeLessThanOrEqual(78)
    expect(subject).toContain('1017')
    expect(spokenIn(`${subject}\n${text}`)).toEqual([code === 'at' ? 'de' : code])
    expect([to, from]).toEqual([quote.contact.email, shop.country.contact.sender])
  })

  test('X1.08 M26 leads to the quote and says every amount net', () => {
    const { text } = offeredLetter(shop, quote, [phone, sealed], reversed)
    expect(text).toContain(url)
    for (const amount of ['6.300,00', '182,50', '6.482,50']) {
      expect(text.replaceAll(/[\s\u00a0\u202f.]/g, '')).toContain(amount.replace('.', ''))
    }
  })

  test('X1.08 M26 reads as agreed', async () => {
    const written = letters.map(([name, { subject, text }]) => `=== ${name}\n\n${subject}\n\n${text}\n`).join('\n')
    await expect(written).toMatchFileSnapshot(`snapshots/${code}.txt`)
  })
})
