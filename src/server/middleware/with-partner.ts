import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { PartnerRegistry } from '#domain/partners/partner-registry.ts'
import { landingPageOf } from '#shop/shop.ts'
import type { ApiEnv } from '#api/api-env.ts'
import { cookieName, ownCookie } from '#api/own-cookie.ts'

const COOKIE = 'partner'

/**
 * Partner shops and widgets know through whom a visitor came: the address names him, a cookie remembers it for the visit.
 * Only the list of partners makes a name count; anybody may name a partner, and nobody gains by it but he.
 */
export const withPartner = (book: PartnerRegistry) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const shop = c.get('shop')
    if (c.get('office') || !shop.mode.embeddable) return next()

    const named = c.req.query('partner')
    const cookie = cookieName(c, COOKIE)
    const kept = getCookie(c, cookie)
    const code = named ?? kept
    const partner = code === undefined ? undefined : await book.find(code)
    const host = partner ?? (shop.mode.name === 'agan' ? await book.atChannel(landingPageOf(shop)) : undefined)
    if (host) c.set('shop', { ...shop, host, ...(partner && { partner }) })
    await next()
    if (named === undefined || partner?.code === kept) return
    if (partner) setCookie(c, cookie, partner.code, { ...ownCookie(c), httpOnly: true })
    else deleteCookie(c, cookie, ownCookie(c))
  })
