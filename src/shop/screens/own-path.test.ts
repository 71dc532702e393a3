import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ownPath } from './paths.ts'
import { runs } from '#tests/support/limits/runs.ts'

describe('an own path', () => {
  test.each([
    '/',
    '/checkout',
    '/produkte/a%20b',
    '/?a=1&b=2',
    '/konto?next=//evil.example',
    '/#cart',
    '/@evil.example',
    '/a/@b',
  ])('S8.11 %j stays as it is', (path) => {
    expect(ownPath(path)).toBe(path)
  })

  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\\/evil.example',
    'https://evil.example',
    'HTTPS://evil.example',
    'https:evil.example',
    'http:/evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'mailto:a@evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/ /evil.example',
    '/\u0000/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/%2E%2e//evil.example',
    '//evil.example@own.invalid',
    '//own.invalid@evil.example',
    'own.invalid@evil.example',
    '//еxаmple.com',
    '//xn--e1afmkfd.example',
    '//evil。example',
    '／／evil.example',
    '//[::1]/',
    '//',
    '//@',
    'evil.example',
    '?next=/',
    '#x',
    '.',
    '',
  ])('S8.11 %j is refused', (target) => {
    expect(ownPath(target)).toBeUndefined()
  })

  test.each([
    '/%2f%2fevil.example',
    '/%2F/evil.example',
    '/%5cevil.example',
    '/%09/evil.example',
    '/／evil.example',
    '/。evil',
  ])('S8.11 %j is a strange name on the own host', (target) => {
    const path = ownPath(target)

    expect(path).toMatch(/^\/[^/\\]/)
    expect(new URL(path ?? '', 'https://shop.example').host).toBe('shop.example')
  })

  test('S8.11 whatever is let through stays on the host, in the browser and as a header', () => {
    const nasty = fc.array(
      fc.constantFrom(
        '/',
        '\\',
        '.',
        '..',
        '@',
        ':',
        'evil.example',
        '%2f',
        '%5c',
        '%2e',
        '\t',
        '\n',
        ' ',
        '?',
        '#',
        'https:',
        'é',
      ),
      { maxLength: 10 },
    )
    fc.assert(
      fc.property(
        fc.oneof(
          nasty.map((parts) => `/${parts.join('')}`),
          fc.webUrl(),
          fc.string(),
        ),
        (target) => {
          const path = ownPath(target)
          if (path === undefined) return

          const url = new URL(path, 'https://shop.example')
          expect(url.origin).toBe('https://shop.example')
          expect(path).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
          expect(ownPath(path)).toBe(path)
        },
      ),
      { numRuns: runs(2_000, 10_000) },
    )
  })
})
