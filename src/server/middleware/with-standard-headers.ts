import { createMiddleware } from 'hono/factory'
import type { Config } from '#server/config/config.ts'
import type { ApiEnv } from '#api/api-env.ts'

const YEAR = 365 * 24 * 60 * 60

/** Who may frame a page is not said here but by the page's own Content-Security-Policy, per shop mode. */
const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'x-permitted-cross-domain-policies': 'none',
}

/** What every answer carries, whatever it is. */
export const fixedHeaders = ({ production }: Config): Record<string, string> =>
  production ? { ...always, 'strict-transport-security': `max-age=${YEAR}; includeSubDomains` } : always

/**
 * What every answer carries. Pages put these on themselves, in one piece with their own headers: an answer whose headers
 * are touched afterwards takes the slow way out of the server, at three times the cost.
 */
export const withStandardHeaders = (config: Config) => {
  const fixed = fixedHeaders(config)

  return createMiddleware<ApiEnv>(async (c, next) => {
    c.set('standardHeaders', fixed)
    await next()
    if (c.get('hasOwnHeaders')) return

    for (const [name, value] of [...Object.entries(fixed), ['x-request-id', c.get('requestId')] as const])
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  })
}
