import { expect, test } from 'vitest'
import { applicationId } from './application-id.ts'
import { countries } from './countries/all.ts'

test.each([
  ['at', 'tradein-shop-de_AT'],
  ['de', 'tradein-shop-de_DE'],
  ['es', 'tradein-shop-es_ES'],
  ['fr', 'tradein-shop-fr_FR'],
  ['it', 'tradein-shop-it_IT'],
] as const)('S7.23 the events of %s are counted as %s', (code, id) => {
  expect(applicationId(countries[code].locale)).toBe(id)
})
