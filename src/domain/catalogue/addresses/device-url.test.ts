import { expect, test } from 'vitest'
import { deviceUrlProblem, slug } from './device-url.ts'

test.each([
  ['Samsung Galaxy S9+ 64 GB', 'samsung-galaxy-s9-plus-64-gb'],
  ['Voigtländer Nokton 50 mm f/1.2', 'voigtlander-nokton-50-mm-f-1-2'],
  ['Bang & Olufsen Beoplay H95', 'bang-and-olufsen-beoplay-h95'],
  ['  Größe  ', 'grosse'],
  ['Hero3+ Black', 'hero3-plus-black'],
])('“%s” becomes the address %s', (name, url) => {
  expect(slug(name)).toBe(url)
  expect(deviceUrlProblem(url)).toBeUndefined()
})

test.each(['uebersicht-s9', 'todos-los-articulos-x', 'apercu-tab-s9', 'panoramica-7'])(
  'S2.10 a device cannot be called %s, which is an overview in some country',
  (url) => {
    expect(deviceUrlProblem(url)).toContain('begins like an overview')
  },
)

test.each(['Galaxy', 'a--b', '-a', 'a-', 'a/b', 'a.html', '', 'ä'])('“%s” is no address', (url) => {
  expect(deviceUrlProblem(url)).toContain('small letters, digits and single hyphens')
})

test('an address has an end', () => {
  expect(deviceUrlProblem('a'.repeat(121))).toContain('longer than 120')
})
