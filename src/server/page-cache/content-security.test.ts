import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import { modes } from '#shop/modes/all.ts'
import { contentSecurityPolicy, frameAncestors, scriptHashes } from './content-security.ts'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const storefronts = {
  countries,
  defaultCountry: 'de' as const,
  modeDomains: {},
  officeDomain: '',
  partnerOrigins: ['https://p.test'],
}

describe('the hashes of a page', () => {
  test('are those of its inline scripts, each once', () => {
    const html = '<script>a()</script><script type="module">b()</script><script>a()</script>'

    expect(scriptHashes(html)).toEqual([hashOf('a()'), hashOf('b()')])
  })

  test('leave out scripts that are files', () => {
    expect(scriptHashes('<script src="/a.js"></script><script type="module" src="/b.js"></script>')).toEqual([])
  })

  test('leave out data for search engines, which nobody runs', () => {
    const html = '<script type="application/ld+json">{"a":1}</script><script>a()</script>'

    expect(scriptHashes(html)).toEqual([hashOf('a()')])
  })

  test('cover every byte, line breaks included', () => {
    expect(scriptHashes('<script>\n a(“ü”)\n</script>')).toEqual([hashOf('\n a(“ü”)\n')])
  })
})

describe('who may frame a page', () => {
  test.each(['b2bWidget', 'agan', 'aganwidget'] as const)('%s: itself and the partners', (mode) => {
    expect(frameAncestors({ country: countries.de, mode: modes[mode] }, storefronts, '/')).toBe("'self' https://p.test")
  })

  test.each(['/account', '/account/password-reset'])('%s: nobody, in any mode', (path) => {
    for (const mode of Object.values(modes)) {
      expect(frameAncestors({ country: countries.de, mode }, storefronts, path)).toBe("'none'")
    }
  })

  test('the default mode: nobody', () => {
    expect(frameAncestors({ country: countries.de, mode: modes.default }, storefronts, '/')).toBe("'none'")
  })
})

describe('the policy', () => {
  test('never allows inline scripts or evaluation, not even while developing', () => {
    for (const developing of [true, false]) {
      const policy = contentSecurityPolicy(["'sha256-x'"], { ancestors: "'none'" }, developing)
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1]

      expect(scripts).toBe("'self' 'sha256-x'")
      expect(policy).not.toContain('unsafe-eval')
    }
  })

  test('allows inline styles while developing only', () => {
    expect(contentSecurityPolicy([], { ancestors: "'none'" }, false)).toContain("style-src 'self';")
    expect(contentSecurityPolicy([], { ancestors: "'none'" }, true)).toContain("style-src 'self' 'unsafe-inline'")
  })

  test('F-82 says of everything whence it may come, and allows nothing that is not written here', () => {
    expect(contentSecurityPolicy(["'sha256-x'"], { ancestors: "'none'" }, false).split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'self' 'sha256-x'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "media-src 'self'",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ])
  })

  test('lets scripts ask our own host, and one that the merchant named', () => {
    const policyWith = (connections: string[]) => contentSecurityPolicy([], { ancestors: "'none'", connections }, false)

    expect(policyWith([])).toContain("; connect-src 'self';")
    expect(policyWith(['https://tracking.test'])).toContain("; connect-src 'self' https://tracking.test;")
  })
})
