import { getSignedCookie, setSignedCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { parseSigned, serializeSigned } from 'hono/utils/cookie'
import { isId } from '#shop/ids.ts'
import { VISITOR_HEADER } from '#shop/visitor.ts'
import type { ApiContext, ApiEnv } from '#api/api-env.ts'
import { cookieName, ownCookie } from '#api/own-cookie.ts'

const COOKIE = 'visitor'

/** As long as a cart is kept: whoever comes back later can still sell what lies in it. */
const KEPT_SECONDS = 90 * 24 * 60 * 60

const keepVisitor = (c: ApiContext, secret: string, session: string): Promise<void> =>
  setSignedCookie(c, cookieName(c, COOKIE), session, secret, { ...ownCookie(c), httpOnly: true, maxAge: KEPT_SECONDS })

/** What a page inside a partner's page sends along, because its browser may refuse cookies there; empty at first. */
const carriedBy = ({ req, var: { shop } }: ApiContext): string | undefined =>
  shop.mode.embeddable ? req.header(VISITOR_HEADER) : undefined

/** The same signed text that the cookie would hold. */
const sealed = async (secret: string, session: string): Promise<string> =>
  (await serializeSigned(COOKIE, session, secret)).slice(`${COOKIE}=`.length)

async function knownSession(c: ApiContext, secret: string): Promise<string | false | undefined> {
  const carried = carriedBy(c)
  const opened = carried ? (await parseSigned(`${COOKIE}=${carried}`, secret, COOKIE))[COOKIE] : undefined
  return opened || getSignedCookie(c, secret, cookieName(c, COOKIE))
}

/** Nobody gets a session before something of his own needs one. */
export const withVisitor = (secret: string) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    let opened: string | undefined
    const read = async () => {
      const session = opened ?? (await knownSession(c, secret))
      return typeof session === 'string' && isId(session) ? session : undefined
    }
    const open = async () => (await read()) ?? (opened = crypto.randomUUID())
    c.set('visitor', { read, open })
    await next()
    if (opened === undefined) return
    await keepVisitor(c, secret, opened)
    if (carriedBy(c) !== undefined) c.header(VISITOR_HEADER, await sealed(secret, opened))
  })
