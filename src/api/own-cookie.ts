import type { CookieOptions } from 'hono/utils/cookie'
import type { ApiContext } from './api-env.ts'

/** Browsers let nobody but our own host, encrypted, set a cookie of such a name. */
export const cookieName = ({ var: { config } }: ApiContext, name: string): string =>
  config.production ? `__Host-${name}` : name

/** Inside a partner's page our cookies belong to that page's partition, or browsers would drop them. */
export function ownCookie({ var: { config, shop } }: ApiContext): CookieOptions {
  const secure = config.production
  const embedded = secure && shop.mode.embeddable
  return { path: '/', secure, sameSite: embedded ? 'None' : 'Lax', partitioned: embedded }
}
