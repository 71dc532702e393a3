import { getCookie, setCookie } from 'hono/cookie'
import { Hono } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import * as v from 'valibot'
import { login } from '#domain/accounts/login.ts'
import { logout } from '#domain/accounts/logout.ts'
import { refreshSession } from '#domain/accounts/refresh-session.ts'
import type { TokenPair } from '#domain/accounts/sessions.ts'
import { switchOnCustomer } from '#domain/trades/switch-on-customer.ts'
import type { ApiContext, ApiEnv } from './api-env.ts'
import { callerOf } from './middleware/customers-only.ts'
import { rateLimit } from './middleware/rate-limit.ts'
import { ownCookie } from './own-cookie.ts'
import { problem, problemJson } from './problem.ts'
import { forgetRefreshToken, IN_COOKIE, isFromPage, keepRefreshToken, refreshTokenOf } from './refresh-cookie.ts'
import { valid } from './valid.ts'

const loginBody = v.strictObject({
  username: v.pipe(v.string(), v.maxLength(254)),
  password: v.pipe(v.string(), v.maxLength(1_000)),
  remember: v.optional(v.boolean(), false),
})

const pairAnswer = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
  expires_in: v.number(),
  token_type: v.literal('Bearer'),
})

const pairContent = { 'application/json': { schema: resolver(pairAnswer) } }

/** A browser that has logged in once is known for a year. */
const DEVICE_COOKIE = 'device'
const DEVICE_SECONDS = 365 * 24 * 60 * 60

function sendPair(c: ApiContext, pair: TokenPair): Response {
  const inCookie = isFromPage(c)
  if (inCookie) keepRefreshToken(c, pair)
  const answer: v.InferOutput<typeof pairAnswer> = {
    access_token: pair.accessToken,
    refresh_token: inCookie ? IN_COOKIE : pair.refreshToken,
    expires_in: pair.expiresInSeconds,
    token_type: 'Bearer',
  }
  return c.json(answer, 200, { 'Cache-Control': 'no-store' })
}

const headerForm =
  'Programs send the refresh token in the header refresh-token. Our pages send the word cookie there: theirs is kept in a cookie that scripts cannot read.'

/** Getting in, staying in, and leaving. */
export const accountLogin = new Hono<ApiEnv>()
  .post(
    '/login',
    describeRoute({
      tags: ['account'],
      summary: 'Log in',
      description: headerForm,
      responses: {
        200: { description: 'A token pair', content: pairContent },
        400: { description: 'Not a login', content: problemJson },
        401: { description: 'Wrong, unknown or not confirmed: all the same', content: problemJson },
        429: { description: 'Too many guesses', content: problemJson },
      },
    }),
    valid('json', loginBody),
    async (c) => {
      const { engines, shop, visitorAddress: address } = c.var
      const userAgent = c.req.header('user-agent') ?? ''
      const known = { address, userAgent, knownDevice: getCookie(c, DEVICE_COOKIE) }
      const result = await login(engines, shop, { ...c.req.valid('json'), ...known })
      if (!result.ok) {
        if (result.reason === 'wrong-login') return problem(c, 401, 'wrong-login')
        c.header('Retry-After', String(result.retryAfterSeconds))
        return problem(c, 429, 'too-many-requests')
      }

      if (result.account.customerId === null) await switchOnCustomer(engines, result.account.id)
      setCookie(c, DEVICE_COOKIE, result.knownDevice, { ...ownCookie(c), httpOnly: true, maxAge: DEVICE_SECONDS })
      return sendPair(c, result.pair)
    },
  )
  .post(
    '/loginRefresh',
    describeRoute({
      tags: ['account'],
      summary: 'Exchange the refresh token for a new pair',
      description: headerForm,
      responses: {
        200: { description: 'The next token pair', content: pairContent },
        401: { description: 'The session has ended', content: problemJson },
        429: { description: 'Too many exchanges', content: problemJson },
      },
    }),
    rateLimit({ name: 'refresh', points: 120, seconds: 60 }),
    async (c) => {
      const pair = await refreshSession(c.var.engines, c.var.shop, refreshTokenOf(c))
      if (pair) return sendPair(c, pair)

      forgetRefreshToken(c)
      return problem(c, 401, 'login-ended')
    },
  )
  .post(
    '/logout',
    describeRoute({
      tags: ['account'],
      summary: 'Log out: both tokens are worth nothing afterwards',
      description: headerForm,
      responses: { 204: { description: 'Logged out, or never was in' } },
    }),
    async (c) => {
      await logout(c.var.engines, { caller: await callerOf(c), refreshToken: refreshTokenOf(c) })
      forgetRefreshToken(c)
      return c.body(null, 204, { 'Cache-Control': 'no-store' })
    },
  )
