import { createHash } from 'node:crypto'
import type { Answer } from '#tests/support/drivers/customers/visit.ts'

type Policy = Record<string, string[]>

/** What a Content-Security-Policy says, directive by directive. */
export function policyOf({ headers }: Pick<Answer, 'headers'>): Policy | undefined {
  const policy = headers['content-security-policy']
  if (policy === undefined) return undefined
  return Object.fromEntries(
    String(policy)
      .split('; ')
      .map((part) => part.split(' '))
      .map(([directive = '', ...sources]) => [directive, sources]),
  )
}

/** As a browser does it, from the bytes that were served. */
function inlineHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].filter(
    ([, attributes = '']) => !/\ssrc=|type="application\/ld\+json"/.test(attributes),
  )
  return hashesOf(scripts.map(([, , body = '']) => body))
}

const hashesOf = (bodies: string[]): string[] =>
  [...new Set(bodies)].map((body) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`)

/** All that a page of ours may do. Written down a second time: loosening it in the shop is noticed here. */
export const pagePolicy = (html: string, ancestors: string): Policy => ({
  'default-src': ["'self'"],
  'script-src': ["'self'", ...inlineHashes(html)],
  'style-src': ["'self'", ...hashesOf([...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, body = '']) => body))],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'media-src': ["'self'"],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': [ancestors],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
})
