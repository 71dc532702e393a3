import { describe, expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import type { Country } from '#shop/countries/country.ts'
import { isPrivate, isThankYou, hidesReferrer, pathsOf, screens } from './screens.ts'

const all: readonly Country[] = Object.values(countries)

const patternsOf = (country: Country) => screens.flatMap((screen) => pathsOf(country, screen))

describe('the screens', () => {
  test('S2.01 are those of the specification, the private pages of a trade and of a review, the one that confirms a mailbox, the price watch, lists and quotes of companies, and the choices', () => {
    const ours = new Set<string>([
      'trade',
      'review',
      'accountActivation',
      'priceWatch',
      'deviceList',
      'deviceListResult',
      'businessQuoteRequest',
      'businessQuote',
      'privacyChoices',
    ])
    expect(screens.filter((screen) => !ours.has(screen)).length).toBe(22)
    expect(new Set(screens).size).toBe(31)
    expect(screens.filter((screen) => screen.startsWith('account')).length).toBe(8)
  })

  test('S2.01 every country has all of them, save for those of companies', () => {
    for (const country of all) {
      const missing = screens.filter((screen) => pathsOf(country, screen).length === 0)

      const ofCompanies = ['businessLanding', 'deviceList', 'deviceListResult', 'businessQuoteRequest', 'businessQuote']
      expect(missing).toEqual(country.code === 'de' ? [] : ofCompanies)
    }
  })

  test('S2.02 parameters are exactly the eight, and the token of a private page', () => {
    const used = all.flatMap((country) =>
      patternsOf(country).flatMap((pattern) => [...pattern.matchAll(/\{(.+?)\}/g)].map((match) => match[1])),
    )

    expect([...new Set(used)].toSorted()).toEqual([
      'category',
      'emailHash',
      'id',
      'offerid',
      'overview',
      'pdp',
      'slug',
      'token',
      'trade',
    ])
  })

  test('S2.02 no pattern leads to two screens', () => {
    for (const country of all) {
      const patterns = patternsOf(country).map((pattern) => pattern.toLowerCase())

      expect(new Set(patterns).size).toBe(patterns.length)
    }
  })

  test('S2.28 thank-you is one screen, whatever its path', () => {
    expect(screens.filter(isThankYou)).toEqual(['thankYou'])
    expect(pathsOf(countries.it, 'thankYou')).toEqual(['/grazie', '/thankYou'])
  })

  test('S11 nobody is told that a visitor comes from a page that only its owner has the address of', () => {
    expect(screens.filter(hidesReferrer)).toEqual([
      'thankYou',
      'trade',
      'review',
      'deviceListResult',
      'businessQuote',
      'accountActivation',
      'accountPasswordReset',
      'clarification',
      'clarificationQuickAnswer',
      'newsletterEnrich',
      'newsletterUnsubscribe',
      'priceWatch',
    ])
  })

  test('S2.44 account, checkout, thank-you, trade, review, clarification, newsletter and price watch pages are private, and so is what came of a list', () => {
    expect(screens.filter((screen) => !isPrivate(screen))).toEqual([
      'home',
      'overview',
      'product',
      'sellCategory',
      'contact',
      'content',
      'businessLanding',
      'deviceList',
      'errorReportingTest',
    ])
  })
})
