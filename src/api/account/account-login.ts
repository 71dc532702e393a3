import { getCookie, setCookie } from 'hono/cookie'
import { Hono } from 'hono'
import * as v from 'valibot'
import { login } from '#domain/accounts/login/login.ts'
import { logout } from '#domain/accounts/login/logout.ts'
import { refreshSession } from '#domain/accounts/login/refresh-session.ts'
import type { TokenPair } from '#domain/accounts/login/sessions.ts'
import { activateCustomer } from '#domain/trades/customer-records/activate-customer.ts'
import { answers, json } from '#api/description/answers.ts'
import type { ApiContext, ApiEnv } from '#api/api-env.ts'
import { anybody, describeRoute } from '#api/description/describe-route.ts'
import { callerOf } from '#api/middleware/customers-only.ts'
import { rateLimit } from '#api/middleware/rate-limit.ts'
import { cookieName, ownCookie } from '#api/own-cookie.ts'
import { mayBeInHeader } from '#api/description/parameters.ts'
import { problem } from '#api/problem.ts'
import { clearRefreshToken, IN_COOKIE, isFromPage, keepRefreshToken, refreshTokenOf } from './refresh-cookie.ts'
import { valid } from '#api/valid.ts'

const loginBody = v.strictObject({
  username: v.pipe(v.string(), v.maxLength(254)),
  password: v.pipe(v.string(), v.maxLength(1_000)),
  remember: v.optional(v.boolean(), false),
})

const pairAnswer = v.pipe(
  v.object({
    access_token: v.string(),
    refresh_token: v.pipe(v.string(), v.description('Or the word cookie, if it is kept there')),
    expires_in: v.pipe(v.number(), v.integer(), v.description('In seconds')),
    token_type: v.literal('Bearer'),
  }),
  v.metadata({ ref: 'TokenPair' }),
)

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

const refreshHeader = mayBeInHeader(
  'refresh-token',
  'Programs send their refresh token. Our pages send the word cookie: theirs is kept in a cookie that scripts cannot read.',
)

/** Getting in, staying in, and leaving. */
export const accountLogin = new Hono<ApiEnv>()
  .post(
    '/login',
    describeRoute({
      tags: ['account'],
      summary: 'Log in',
      security: anybody,
      parameters: [refreshHeader],
      responses: answers({
        200: json('A token pair', pairAnswer),
        401: 'Wrong, unknown or not confirmed: all the same',
        429: 'Too many guesses',
      }),
    }),
    valid('json', loginBody),
    async (c) => {
      const { engines, shop, visitorAddress: address } = c.var
      const userAgent = c.req.header('user-agent') ?? ''
      const known = { address, userAgent, knownDevice: getCookie(c, cookieName(c, DEVICE_COOKIE)) }
      const result = await login(engines, shop, { ...c.req.valid('json'), ...known })
      if (!result.ok) {
        if (result.reason === 'wrong-login') return problem(c, 401, 'wrong-login')
        c.header('Retry-After', String(result.retryAfterSeconds))
        return problem(c, 429, 'too-many-requests')
      }

      if (result.account.customerId === null) await activateCustomer(engines, result.account.id)
      const kept = { ...ownCookie(c), httpOnly: true, maxAge: DEVICE_SECONDS }
      setCookie(c, cookieName(c, DEVICE_COOKIE), result.knownDevice, kept)
      return sendPair(c, result.pair)
    },
  )
  .post(
    '/loginRefresh',
    describeRoute({
      tags: ['account'],
      summary: 'Exchange the refresh token for a new pair',
      security: anybody,
      parameters: [refreshHeader],
      responses: answers({
        200: json('The next token pair', pairAnswer),
        401: 'The session has ended',
      }),
    }),
    rateLimit({ name: 'refresh', points: 120, seconds: 60 }),
    async (c) => {
      const pair = await refreshSession(c.var.engines, c.var.shop, refreshTokenOf(c))
      if (pair) return sendPair(c, pair)

      clearRefreshToken(c)
      return problem(c, 401, 'login-ended')
    },
  )
  .post(
    '/logout',
    describeRoute({
      tags: ['account'],
      summary: 'Log out: both tokens are worth nothing afterwards',
      security: [{}, { customer: [] }],
      parameters: [refreshHeader],
      responses: answers({ 204: { description: 'Logged out, or never was in' } }),
    }),
    async (c) => {
      await logout(c.var.engines, { caller: await callerOf(c), refreshToken: refreshTokenOf(c) })
      clearRefreshToken(c)
      return c.body(null, 204, { 'Cache-Control': 'no-store' })
    },
  )
