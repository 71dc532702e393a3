import { describe, expect, test } from 'vitest'
import { spokenIn } from '#tests/support/readers/languages/foreign-words.ts'
import { htmlProblem } from '#tests/support/readers/pages/html-problem.ts'
import { countryCodes } from '#tests/support/services/shops/shop-under-test.ts'
import { shopOf } from '#tests/support/fixtures/sold-trade.ts'
import { alreadyLetter, confirmLetter, leftLetter, linkLetter } from './newsletter-letters.ts'

const ana = { email: 'ana@example.com', emailHash: 'ab'.repeat(32) }

describe.each(countryCodes)('a letter about the newsletter in %s', (code) => {
  const shop = shopOf(code)
  const letters = [
    confirmLetter(shop, ana, 'a-token'),
    leftLetter(shop, ana),
    alreadyLetter(shop, ana),
    linkLetter(shop, ana),
  ].map((letter) => [letter.kind, letter] as const)

  test.each(letters)('X1.08 has text and well-formed HTML in one language: %s', (_, letter) => {
    const { subject, text, html, to, from, headers } = letter
    expect(htmlProblem(html)).toBeUndefined()
    expect(html).not.toMatch(/<(img|link|script|iframe)|url\(/)
    expect(text).not.toMatch(/[<>{}]|undefined/)
    expect(subject.length).toBeLessThanOrEqual(78)
    expect(spokenIn(`${subject}\n${text}`)).toEqual([code === 'at' ? 'de' : code])
    expect([to, from, headers]).toEqual([ana.email, shop.country.contact.sender, undefined])
  })

  test('X1.08 reads as agreed', async () => {
    const written = letters.map(([kind, { subject, text }]) => `=== ${kind}\n\n${subject}\n\n${text}\n`).join('\n')
    await expect(written).toMatchFileSnapshot(`snapshots/${code}.txt`)
  })
})
