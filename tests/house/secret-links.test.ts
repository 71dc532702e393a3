import { describe, expect, test } from 'vitest'
import { passwordResetLetter } from '#domain/accounts/registration/account-letters.ts'
import { quoteAddress } from '#domain/business/quotes/business-quote-link.ts'
import { clarificationLinks } from '#domain/clarification/clarification-link.ts'
import { hideSecretLinks } from '#domain/letters/hide-secret-links.ts'
import { tradeAddress } from '#domain/trades/trade-link.ts'
import { hidesReferrer, pathsOf, screens } from '#shop/screens/screens.ts'
import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { modes } from '#shop/modes/all.ts'
import { everyLetter } from '#tests/support/fixtures/every-letter.ts'

const secret = 'A-word_that.nobody~guesses'
describe.each(Object.keys(countries) as CountryCode[])('what the office reads of a letter in %s', (code) => {
  const shop = { country: countries[code], mode: modes.default }
  const { country } = shop
  const answers = clarificationLinks(country, { token: secret, number: 26_004_713 }, [{ id: '1', kind: 'accept' }])
  const quotePage = country.features.business ? quoteAddress(country, secret) : country.sellShopUrl
  const letters = everyLetter(code, secret).map(([, letter]) => letter)

  test('is never a word that opens something', () => {
    for (const { subject, text, html } of letters)
      for (const form of [text, html]) expect(hideSecretLinks(form), subject).not.toContain(secret)
    const withSecret = letters.filter(({ text }) => text.includes(secret)).map(({ subject }) => subject)
    expect(new Set(withSecret).size).toBeGreaterThan(20)
  })

  test('is everything else, with every other link', () => {
    for (const { subject, text, html } of letters.filter((letter) => !letter.text.includes(secret)))
      expect([hideSecretLinks(text), hideSecretLinks(html)], subject).toEqual([text, html])
    const { text } = passwordResetLetter(shop, { email: 'ana@example.com' }, secret)
    expect(hideSecretLinks(text)).toBe(text.replace(secret, '…'))
  })

  test('leaves out the word on every page whose address is a secret, whatever the host', () => {
    const filled = (path: string) => path.replaceAll(/\{\w+\}/g, secret)
    const paths = screens.filter(hidesReferrer).flatMap((screen) => pathsOf(country, screen))
    for (const path of paths.filter((each) => /\{(?!pdp)/.test(each)))
      expect(hideSecretLinks(`<a href="http://moved.example${filled(path)}">x</a> y`), path).toMatch(
        /^<a href="http:\/\/moved\.example\/[\w/]+…">x<\/a> y$/,
      )
    for (const address of [...Object.values(answers), quotePage, tradeAddress(country, secret)])
      expect(hideSecretLinks(`(${address}?token=${secret}&amp;x=1).\n`)).not.toContain(secret)
  })
})
