import { createHash } from 'node:crypto'
import { matchScreen } from '#shop/screens/paths.ts'
import { standsAlone } from '#shop/screens/screens.ts'
import type { Shop, Storefronts } from '#shop/shop.ts'

/** Data for search engines stands in script elements too, but nobody runs it. */
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g

/** What stands in a page is allowed by its hash. */
export const sourceHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Scripts are allowed by their hash: a nonce would have to change with every answer and forbid keeping pages. */
export function scriptHashes(html: string): string[] {
  const bodies = [...html.matchAll(inlineScript)].map((match) => match[1] ?? '')
  return [...new Set(bodies)].map(sourceHash)
}

/** Only the embeddable modes may stand inside another page, and only inside a partner's. Logins never may. */
export function frameAncestors({ country, mode }: Shop, { partnerOrigins }: Storefronts, path: string): string {
  const screen = matchScreen(country, path)?.screen
  const isOpen = mode.embeddable && !(screen && standsAlone(screen))
  return isOpen ? ["'self'", ...partnerOrigins].join(' ') : "'none'"
}

type Others = {
  ancestors: string
  /** Hashes of the styles in the page. */
  styles?: readonly string[]
  /** Whose hosts scripts may ask besides our own. */
  connections?: readonly string[]
}

export function contentSecurityPolicy(
  hashes: readonly string[],
  { ancestors, styles = [], connections = [] }: Others,
  developing: boolean,
): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`.trim(),
    // The development server injects styles as they change.
    ["style-src 'self'", ...styles, ...(developing ? ["'unsafe-inline'"] : [])].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    // The film about conditions and its captions.
    "media-src 'self'",
    ["connect-src 'self'", ...connections, ...(developing ? ['ws:'] : [])].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}
