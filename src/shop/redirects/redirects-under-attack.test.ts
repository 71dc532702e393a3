import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectSteadyGrowth } from '#tests/support/readers/database/growth.ts'
import { countries } from '#shop/countries/all.ts'
import type { Country } from '#shop/countries/country.ts'
import { matchScreen, ownPath } from '#shop/screens/paths.ts'
import { redirectFor } from './redirects.ts'
import { runs } from '#tests/support/limits/runs.ts'

const all: readonly Country[] = Object.values(countries)
const { de } = countries

const hash = '0123456789abcdefABCDEF0123456789'

const without = (country: Country): Country => ({ ...country, features: { ...country.features, redirects: false } })

describe('hostile paths', () => {
  test.each([
    '//evil.example',
    '///evil.example//',
    '/\\evil.example',
    '/index.php//evil.example',
    '/index.php/\\evil.example',
    '/index.php/%2f%2fevil.example',
    '/index.php/https://evil.example',
    '/index.php/javascript:alert(1)',
    '/fr.php/.//evil.example',
    '/%2e%2e//evil.example',
    'https://evil.example',
    'evil.example',
    '/%',
    '/%zz',
    '/index.php/%E0%A4%A',
    '/PRODUKTE/%zz',
    '/PRODUKTE/..',
    '/PRODUKTE/%2e%2E',
    '/PRODUKTE/\ud800',
    '/__proto__',
    '/constructor',
    '',
  ])('S8.11 %j gives no redirect', (pathname) => {
    for (const country of all) expect(redirectFor(country, { pathname, search: '' })).toBeUndefined()
  })

  test('S8.11 a query cannot break out of the header', () => {
    expect(redirectFor(de, { pathname: '/agb', search: '?a=\r\nSet-Cookie: x' })).toBe(
      '/content/agb?a=%0D%0ASet-Cookie:%20x',
    )
    expect(redirectFor(de, { pathname: '/agb', search: '?a=\\#b' })).toBe('/content/agb?a=%5C%23b')
    expect(redirectFor(de, { pathname: '/agb', search: '?next=//evil.example' })).toBe(
      '/content/agb?next=//evil.example',
    )
    expect(redirectFor(de, { pathname: '/agb', search: '?ü=é' })).toBe('/content/agb?%C3%BC=%C3%A9')
  })

  test('S19 any path leads nowhere or to an own page that leads no further', () => {
    const words = [
      ['index.php', 'FR.php', 'agb', 'AGB.html', '.html', 'produkte', 'Produkte', 'products', 'uebersicht-', 'kontakt'],
      ['content', 'faq', 'catalogue', 'telephone', 'newsletter', 'abmelden', 'unsubscribe', hash, 'clarification'],
      ['a:b', 'A', '..', '.', '%2e', '%2F', '%5C', '\\', 'evil.example', '@', '%zz', 'é', '%C3%89', 'İ', 'ΑΣ', '\t'],
    ].flat()
    const path = fc
      .array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 4 })), { maxLength: 6 })
      .chain((parts) => fc.constantFrom('/', '//', '').map((end) => `/${parts.join(end || '/')}${end}`))

    fc.assert(
      fc.property(
        fc.constantFrom(...all, ...all.map(without)),
        fc.oneof(path, fc.string()),
        fc.string(),
        (country, pathname, query) => {
          const target = redirectFor(country, { pathname, search: query && `?${query}` })
          if (target === undefined) return
          const url = new URL(target, 'https://shop.example')

          expect(ownPath(target)).toBe(target)
          expect(url.origin).toBe('https://shop.example')
          expect(target).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
          expect(matchScreen(country, url.pathname)).toBeDefined()
          expect(redirectFor(country, url)).toBeUndefined()
        },
      ),
      { numRuns: runs(5_000, 10_000) },
    )
  })

  test('S27 the longest path is answered at once', () => {
    for (const part of ['/', '/index.php', '.html', '/a', '%41', 'a', '\\', '%2F']) {
      expectSteadyGrowth(
        (size) => redirectFor(de, { pathname: `/${part.repeat(size / part.length)}x`, search: '' }),
        2_000,
      )
    }
  })
})
