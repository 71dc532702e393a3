import type { CookieOptions } from 'hono/utils/cookie'
import type { ApiContext } from './api-env.ts'

/** Inside a partner's page our cookies belong to that page's partition, or browsers would drop them. */
export function ownCookie({ var: { config, shop } }: ApiContext): CookieOptions {
  const secure = config.production
  const embedded = secure && shop.mode.embeddable
  return { path: '/', secure, sameSite: embedded ? 'None' : 'Lax', partitioned: embedded }
}
