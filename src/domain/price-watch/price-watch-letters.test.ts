import { describe, expect, test } from 'vitest'
import { cents } from '#shop/money/money.ts'
import { htmlProblem } from '#tests/support/readers/pages/html-problem.ts'
import { spokenIn } from '#tests/support/readers/languages/foreign-words.ts'
import { countryCodes } from '#tests/support/services/shops/shop-under-test.ts'
import { shopOf } from '#tests/support/fixtures/sold-trade.ts'
import { changeLetter, confirmLetter, goneLetter } from './price-watch-letters.ts'

const device = { name: 'Apple iPhone 14 128 GB', url: 'apple-iphone-14-128-gb' }
const ana = { email: 'ana@example.com', token: 'a-token', device }
const change = { ...ana, before: cents(270_00), until: new Date('2026-08-28T10:00:00Z') }

describe.each(countryCodes)('a letter about a watched price in %s', (code) => {
  const shop = shopOf(code)
  const letters = [
    ['price-watch-confirm', confirmLetter(shop, ana)],
    ['price-watch, risen', changeLetter(shop, { ...change, news: 'rose', after: cents(299_50) })],
    ['price-watch, fallen', changeLetter(shop, { ...change, news: 'fell', after: cents(239_00) })],
    ['price-watch-gone', goneLetter(shop, ana)],
  ] as const

  test.each(letters)('X1.08 M25 has text and well-formed HTML in one language: %s', (_, letter) => {
    const { subject, text, html, to, from } = letter
    expect(htmlProblem(html)).toBeUndefined()
    expect(html).not.toMatch(/<(img|link|script|iframe)|url\(/)
    expect(text).not.toMatch(/[<>{}]|undefined/)
    expect(subject.length).toBeLessThanOrEqual(78)
    expect(subject).toContain(device.name)
    expect(spokenIn(`${subject}\n${text}`)).toEqual([code === 'at' ? 'de' : code])
    expect([to, from]).toEqual([ana.email, shop.country.contact.sender])
  })

  test('X1.08 M25 leads to the device and to the end of the watch, also by the button of a mail program', () => {
    const { text, headers } = changeLetter(shop, { ...change, news: 'fell', after: cents(239_00) })
    const { sellShopUrl } = shop.country
    expect(text).toMatch(new RegExp(`${sellShopUrl}/(?!price-watch)[a-z]+/${device.url}\n`))
    expect(text).toContain(`${sellShopUrl}/price-watch/${device.url}?token=a-token`)
    expect(headers).toEqual({
      'List-Unsubscribe': `<${sellShopUrl}/api/price-watch/end/a-token>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })

  test('X1.08 M25 reads as agreed', async () => {
    const written = letters.map(([name, { subject, text }]) => `=== ${name}\n\n${subject}\n\n${text}\n`).join('\n')
    await expect(written).toMatchFileSnapshot(`snapshots/${code}.txt`)
  })
})
