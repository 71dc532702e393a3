import { expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import { cents } from '#shop/money/money.ts'
import { offerFor, priceIn } from './base-price.ts'
import { firstRules } from '#tests/support/readers/first-rules.ts'

test.each([
  [countries.fr, 118_000, 114_460],
  [countries.it, 39_000, 36_660],
  [countries.es, 21_000, 19_530],
  [countries.at, 48_001, 47_040],
  [countries.de, 48_000, 48_000],
])('$code pays its share of the German price, cut to whole cents', (country, german, own) => {
  expect(priceIn(firstRules, country, german)).toBe(own)
})

test.each([
  [41_569, 41_550],
  [550, 550],
  [500, 500],
  [499, 0],
  [450, 0],
  [0, 0],
])('F-16 for a worth of %i cents the offer is %i: exactly five euros are one, less is none', (worth, offer) => {
  expect(offerFor(firstRules, cents(worth))).toBe(offer)
})
