import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import type { TokenPair } from '#domain/accounts/login/sessions.ts'
import type { ApiContext } from '#api/api-env.ts'
import { cookieName, ownCookie } from '#api/own-cookie.ts'

/** Our own pages write this word where programs write their refresh token: theirs is in a cookie that no script reads. */
export const IN_COOKIE = 'cookie'

const HEADER = 'refresh-token'

const REMEMBERED_SECONDS = 30 * 24 * 60 * 60

const nameIn = (c: ApiContext): string => cookieName(c, 'refresh')

/** Never inside a partner's frame: logins stay on our own pages. */
const options = (c: ApiContext): CookieOptions => ({
  ...ownCookie(c),
  httpOnly: true,
  sameSite: 'Lax',
  partitioned: false,
})

export const isFromPage = (c: ApiContext): boolean => c.req.header(HEADER) === IN_COOKIE

/** The refresh token of a request, wherever it is kept. */
export const refreshTokenOf = (c: ApiContext): string =>
  (isFromPage(c) ? getCookie(c, nameIn(c)) : c.req.header(HEADER)) ?? ''

/** Without an age the cookie ends with the browser. */
export const keepRefreshToken = (c: ApiContext, { refreshToken, remembered }: TokenPair): void =>
  setCookie(c, nameIn(c), refreshToken, { ...options(c), ...(remembered && { maxAge: REMEMBERED_SECONDS }) })

export function clearRefreshToken(c: ApiContext): void {
  if (getCookie(c, nameIn(c)) !== undefined) deleteCookie(c, nameIn(c), options(c))
}
