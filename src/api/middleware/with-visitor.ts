import { getSignedCookie, setSignedCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { isId } from '#shop/ids.ts'
import type { ApiContext, ApiEnv } from '../api-env.ts'

const COOKIE = 'visitor'

/** As long as a cart is kept: whoever comes back later can still sell what lies in it. */
const KEPT_SECONDS = 90 * 24 * 60 * 60

async function keepVisitor(c: ApiContext, secret: string, session: string): Promise<void> {
  const secure = c.var.config.production
  // Inside a partner's page the cookie belongs to that page's partition, or browsers would drop it.
  const embedded = secure && c.var.shop.mode.embeddable
  await setSignedCookie(c, COOKIE, session, secret, {
    path: '/',
    httpOnly: true,
    secure,
    sameSite: embedded ? 'None' : 'Lax',
    partitioned: embedded,
    maxAge: KEPT_SECONDS,
  })
}

/** Nobody gets a session before something of his own needs one. */
export const withVisitor = (secret: string) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    let opened: string | undefined
    const read = async () => {
      const session = opened ?? (await getSignedCookie(c, secret, COOKIE))
      return typeof session === 'string' && isId(session) ? session : undefined
    }
    const open = async () => (await read()) ?? (opened = crypto.randomUUID())
    c.set('visitor', { read, open })
    await next()
    if (opened !== undefined) await keepVisitor(c, secret, opened)
  })
