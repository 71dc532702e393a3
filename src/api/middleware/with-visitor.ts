import { getSignedCookie, setSignedCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { isId } from '#shop/ids.ts'
import type { ApiContext, ApiEnv } from '../api-env.ts'
import { ownCookie } from '../own-cookie.ts'

const COOKIE = 'visitor'

/** As long as a cart is kept: whoever comes back later can still sell what lies in it. */
const KEPT_SECONDS = 90 * 24 * 60 * 60

const keepVisitor = (c: ApiContext, secret: string, session: string): Promise<void> =>
  setSignedCookie(c, COOKIE, session, secret, { ...ownCookie(c), httpOnly: true, maxAge: KEPT_SECONDS })

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
