import { expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import { isPostalCode } from '#shop/addresses/postal-codes.ts'
import { findTowns } from './find-towns.ts'
import { towns as french } from './fr.ts'

const lines = french.trim().split('\n')

test.each([
  ['75008', ['Paris']],
  ['59800', ['Lille']],
  ['13080', ['Aix-en-Provence']],
  ['97400', ['Saint-Denis']],
  ['69001', ['Lyon']],
])('the French postal code %s is that of %j', async (code, towns) => {
  expect((await findTowns('fr', code)).towns).toEqual(towns)
})

test('of several towns the largest comes first', async () => {
  const { towns } = await findTowns('fr', '01400')

  expect(towns[0]).toBe('Châtillon-sur-Chalaronne')
  expect(towns.length).toBeGreaterThan(5)
})

test.each(['', '0140', '01400 ', '\n', '99999', 'Paris', '75008 Paris', '|'])(
  'nothing has the postal code %j',
  async (code) => {
    expect((await findTowns('fr', code)).towns).toEqual([])
  },
)

test('where no open table says it, nothing is said', async () => {
  expect(await findTowns('de', '10115')).toEqual({ towns: [] })
})

test('every line of the table is a postal code of France with names, in order and once', () => {
  const codes = lines.map((line) => line.slice(0, 5))

  expect(lines.length).toBeGreaterThan(6_000)
  expect(codes).toEqual([...new Set(codes)].toSorted())
  for (const line of lines) {
    expect(isPostalCode(countries.fr, line.slice(0, 5)), line).toBe(true)
    expect(line.slice(5)).toMatch(/^ \p{L}[\p{L}\d ',.’()-]*(?:\|\p{L}[\p{L}\d ',.’()-]*)*$/u)
  }
})
