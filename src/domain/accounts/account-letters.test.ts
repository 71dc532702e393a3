import { describe, expect, test } from 'vitest'
import { spokenIn } from '#tests/support/readers/foreign-words.ts'
import { htmlProblem } from '#tests/support/readers/html-problem.ts'
import { countryCodes } from '#tests/support/services/shop-under-test.ts'
import { shopOf } from '#tests/support/fixtures/sold-trade.ts'
import {
  accountDeletedLetter,
  accountExistsLetter,
  activationLetter,
  emailChangedLetter,
  emailChangeLetter,
  passwordChangedLetter,
  passwordResetLetter,
  payeeChangedLetter,
  payeeStoredLetter,
  stolenSessionLetter,
} from './account-letters.ts'

const ana = { email: 'ana@example.com' }

describe.each(countryCodes)('a letter about an account in %s', (code) => {
  const shop = shopOf(code)
  const letters = [
    activationLetter(shop, ana, 'a-token'),
    accountExistsLetter(shop, ana),
    passwordResetLetter(shop, ana, 'a-token'),
    passwordChangedLetter(shop, ana),
    emailChangeLetter(shop, ana, 'a-token'),
    emailChangedLetter(shop, ana.email, { from: 'old@example.com', to: 'new@example.com' }),
    accountDeletedLetter(shop, ana),
    stolenSessionLetter(shop, ana),
    payeeChangedLetter(shop, ana, 'DE… 3000'),
    payeeStoredLetter(shop, ana, { payee: 'DE… 1234', used: 'DE… 3000' }),
  ].map((letter) => [letter.kind, letter] as const)

  test.each(letters)('X1.08 has text and well-formed HTML in one language: %s', (_, { subject, text, html }) => {
    expect(htmlProblem(html)).toBeUndefined()
    expect(html).not.toMatch(/<(img|link|script|iframe)|url\(/)
    expect(text).not.toMatch(/[<>{}]|undefined/)
    expect(subject.length).toBeLessThanOrEqual(78)
    expect(spokenIn(`${subject}\n${text}`)).toEqual([code === 'at' ? 'de' : code])
  })
})
