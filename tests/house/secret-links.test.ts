import { describe, expect, test } from 'vitest'
import {
  activationLetter,
  accountExistsLetter,
  emailChangeLetter,
  passwordResetLetter,
} from '#domain/accounts/account-letters.ts'
import { offeredLetter } from '#domain/business/quotes/business-quote-letters.ts'
import { quoteAddress } from '#domain/business/quotes/business-quote-link.ts'
import { clarificationLinks } from '#domain/clarification/clarification-link.ts'
import { hideSecretLinks } from '#domain/letters/hide-secret-links.ts'
import { issueLetters } from '#domain/newsletter/issues/issue-letter.ts'
import { alreadyLetter, confirmLetter, leftLetter, linkLetter } from '#domain/newsletter/newsletter-letters.ts'
import { changeLetter, confirmLetter as confirmWatch, goneLetter } from '#domain/price-watch/price-watch-letters.ts'
import { reviewAddress } from '#domain/reviews/review-link.ts'
import { lifecycleLetter } from '#domain/trades/letters/lifecycle-letter.ts'
import { tradeCreatedLetter } from '#domain/trades/trade-created-letter.ts'
import { tradeAddress } from '#domain/trades/trade-link.ts'
import { cents } from '#shop/money.ts'
import { isUntold, pathsOf, screens } from '#shop/screens.ts'
import { otherLetters, usualLetters } from '#tests/support/fixtures/letter-samples.ts'
import { sampleItem, sampleTrade } from '#tests/support/fixtures/sample-trade.ts'
import { countryCodes } from '#tests/support/services/shop-under-test.ts'
import { shopOf } from '#tests/support/fixtures/sold-trade.ts'

const secret = 'A-word_that.nobody~guesses'
const device = { name: 'Apple iPhone 14 128 GB', url: 'apple-iphone-14-128-gb' }

const contact = {
  company: 'Muster GmbH',
  vatId: 'DE136695976',
  taxMode: 'standard' as const,
  firstName: 'Ana',
  lastName: 'Muster',
  email: 'ana@example.com',
  phone: '+4930901820',
}
const quote = {
  number: 1017,
  contact,
  pieces: 1,
  cents: cents(6_482_50),
  validUntil: new Date('2026-03-16T09:00:00Z'),
  reason: '',
}

describe.each(countryCodes)('what the office reads of a letter in %s', (code) => {
  const shop = shopOf(code)
  const { country } = shop
  const ana = { email: 'ana@example.com', emailHash: secret, firstName: null, token: secret, device }
  const change = { ...ana, before: cents(270_00), after: cents(299_50), until: new Date('2026-08-28T10:00:00Z') }
  const answers = clarificationLinks(country, { token: secret, number: 26_004_713 }, [{ id: '1', kind: 'accept' }])
  const urls = {
    'review-request': reviewAddress(country, secret),
    'reminder-clarification': answers.page,
  } as Partial<Record<string, string>>
  const lifecycle = [...usualLetters, ...otherLetters].map(({ kind, item, trade: more, facts = {} }) => {
    const trade = sampleTrade(code, { items: [sampleItem(code, item)], ...more })
    const url = urls[kind] ?? facts.url
    return lifecycleLetter(shop, trade, trade.items, kind, secret, { ...facts, ...(url !== undefined && { url }) })
  })
  const quotePage = country.features.business ? quoteAddress(country, secret) : country.sellShopUrl
  const letters = [
    ...lifecycle,
    tradeCreatedLetter(shop, sampleTrade(code), secret, 'margin'),
    activationLetter(shop, ana, secret),
    accountExistsLetter(shop, ana),
    passwordResetLetter(shop, ana, secret),
    emailChangeLetter(shop, ana, secret),
    confirmLetter(shop, ana, secret),
    leftLetter(shop, ana),
    alreadyLetter(shop, ana),
    linkLetter(shop, ana),
    issueLetters(country, { subject: 'News', preheader: '', text: 'News' })(ana),
    confirmWatch(shop, ana),
    changeLetter(shop, { ...change, news: 'rose' }),
    goneLetter(shop, ana),
    offeredLetter(shop, quote, [], { url: quotePage, tax: 'net' }),
  ]

  test('is never a word that opens something', () => {
    for (const { subject, text, html } of letters)
      for (const form of [text, html]) expect(hideSecretLinks(form), subject).not.toContain(secret)
    const withSecret = letters.filter(({ text }) => text.includes(secret)).map(({ subject }) => subject)
    expect(new Set(withSecret).size).toBeGreaterThan(20)
  })

  test('is everything else, with every other link', () => {
    for (const { subject, text, html } of letters.filter((letter) => !letter.text.includes(secret)))
      expect([hideSecretLinks(text), hideSecretLinks(html)], subject).toEqual([text, html])
    const { text } = passwordResetLetter(shop, ana, secret)
    expect(hideSecretLinks(text)).toBe(text.replace(secret, '…'))
  })

  test('leaves out the word on every page whose address is a secret, whatever the host', () => {
    const filled = (path: string) => path.replaceAll(/\{\w+\}/g, secret)
    const paths = screens.filter(isUntold).flatMap((screen) => pathsOf(country, screen))
    for (const path of paths.filter((each) => /\{(?!pdp)/.test(each)))
      expect(hideSecretLinks(`<a href="http://moved.example${filled(path)}">x</a> y`), path).toMatch(
        /^<a href="http:\/\/moved\.example\/[\w/]+…">x<\/a> y$/,
      )
    for (const address of [...Object.values(answers), quotePage, tradeAddress(country, secret)])
      expect(hideSecretLinks(`(${address}?token=${secret}&amp;x=1).\n`)).not.toContain(secret)
  })
})
