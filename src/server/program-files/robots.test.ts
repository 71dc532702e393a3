import { expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import { modes } from '#shop/modes/all.ts'
import { matchScreen } from '#shop/screens/paths.ts'
import { isPublic, pathsOf, screens } from '#shop/screens/screens.ts'
import { robotsFile } from './robots.ts'

const all = Object.values(countries)
const disallowed = (text: string) => [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path)
const example = (pattern: string) => pattern.replaceAll(/\{\w+\}/g, 'x1')

test.each(all)('X1.15 $code: search engines stay out of private screens and of searches', (country) => {
  const closed = disallowed(robotsFile({ country, mode: modes.default }, false))

  for (const screen of screens) {
    for (const path of pathsOf(country, screen).map(example)) {
      expect(
        closed.some((beginning) => path.startsWith(beginning)),
        path,
      ).toBe(!isPublic(screen))
    }
  }
  expect(closed).toContain('/?q=')
})

test('X1.15 each country closes its own words', () => {
  const italy = robotsFile({ country: countries.it, mode: modes.default }, false)

  expect(disallowed(italy)).toEqual(expect.arrayContaining(['/guardare', '/grazie', '/account']))
  expect(matchScreen(countries.it, '/guardare')?.screen).toBe('checkout')
  expect(italy).toContain('\nSitemap: https://it.umlauf.example/sitemap.xml\n')
})

test.each([
  ['a partner’s shop', modes.agan, false],
  ['a widget', modes.b2bWidget, false],
  ['the back office', modes.default, true],
])('X1.15 %s is closed to search engines', (_, mode, office) => {
  expect(robotsFile({ country: countries.de, mode }, office)).toBe('User-agent: *\nDisallow: /\n')
})
