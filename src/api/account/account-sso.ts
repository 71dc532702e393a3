import { Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as v from 'valibot'
import { startSingleSignOn } from '#domain/accounts/login/start-single-sign-on.ts'
import { loginWithIdentity } from '#domain/accounts/login/login-with-identity.ts'
import { JOURNEY_SECONDS } from '#domain/accounts/login/sign-in-journey.ts'
import { activateCustomer } from '#domain/trades/customer-records/activate-customer.ts'
import type { IdentityProvider } from '#engines/identity/identity.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { hostName } from '#shop/shop.ts'
import { answers, json } from '#api/description/answers.ts'
import type { ApiContext, ApiEnv } from '#api/api-env.ts'
import { anybody, describeRoute } from '#api/description/describe-route.ts'
import { rateLimit } from '#api/middleware/rate-limit.ts'
import { cookieName, ownCookie } from '#api/own-cookie.ts'
import { problem } from '#api/problem.ts'
import { keepRefreshToken } from './refresh-cookie.ts'
import { valid } from '#api/valid.ts'

const providers = v.object({ sso: v.nullable(v.object({ name: v.string() })) })

const yes = (description: string) => v.exactOptional(v.pipe(v.literal('1'), v.description(description)))
const options = v.object({
  remember: yes('Stay logged in'),
  reauthenticate: yes(
    'Have the provider ask once more, for what wants a fresh proof and an account without a password',
  ),
})

/** A name that browsers only take from the host itself, encrypted. */
const journeyCookie = (c: ApiContext): string => cookieName(c, 'sso')

/** Inside a partner's page no provider shows itself, and no cookie would be there on the way back. */
const providerIn = ({ var: { engines, shop } }: ApiContext): IdentityProvider | undefined =>
  shop.mode.embeddable ? undefined : engines.identity

/** With or without `www.` it is the same shop, but only under one of the names is the browser sent back. */
function isUnderOtherName(c: ApiContext): boolean {
  const here = hostName(c.req.header('host') ?? '')
  const there = new URL(c.var.shop.country.sellShopUrl).hostname
  return here === `www.${there}` || there === `www.${here}`
}

/** Back to the account, with a word about how it went. The address is ours: nobody can be sent elsewhere. */
function toAccount(c: ApiContext, outcome: 'done' | 'failed' | 'unverified'): Response {
  c.header('Cache-Control', 'no-store')
  return c.redirect(`${pathTo(c.var.shop.country, 'accountOverview')}?sso=${outcome}`, 302)
}

const limit = rateLimit({ name: 'sso', points: 60, seconds: 60 })

/** Signing in through a provider that the merchant has named. */
export const accountSso = new Hono<ApiEnv>()
  .get(
    '/providers',
    describeRoute({
      tags: ['account'],
      summary: 'By whom one may sign in, besides a password',
      security: anybody,
      responses: answers({
        200: json('The provider, or nobody', providers),
      }),
    }),
    (c) => {
      const provider = providerIn(c)
      return c.json({ sso: provider ? { name: provider.name } : null }, 200, { 'Cache-Control': 'no-store' })
    },
  )
  .get(
    '/sso',
    describeRoute({
      tags: ['account'],
      summary: 'Sign in through the provider; for browsers',
      security: anybody,
      responses: answers({
        302: { description: 'To the provider, or back to the account with sso=failed if it is away' },
        404: 'There is no provider',
      }),
    }),
    limit,
    valid('query', options),
    async (c) => {
      if (!providerIn(c)) return problem(c, 404, 'not-found')
      const { engines, shop } = c.var
      c.header('Cache-Control', 'no-store')
      const given = c.req.valid('query')
      if (isUnderOtherName(c)) {
        return c.redirect(`${shop.country.sellShopUrl}/api/account/sso?${new URLSearchParams(given)}`, 302)
      }
      const way = await startSingleSignOn(engines, shop, {
        remember: given.remember === '1',
        reauthenticate: given.reauthenticate === '1',
      })
      if (!way) return toAccount(c, 'failed')

      setCookie(c, journeyCookie(c), way.journey, { ...ownCookie(c), httpOnly: true, maxAge: JOURNEY_SECONDS })
      return c.redirect(way.url, 302)
    },
  )
  .get(
    '/sso/callback',
    describeRoute({
      tags: ['account'],
      summary: 'Where the provider sends the browser back to',
      security: anybody,
      responses: answers({
        302: { description: 'To the account, with sso=done, sso=failed, or sso=unverified: the mailbox is not' },
        404: 'There is no provider',
      }),
    }),
    limit,
    async (c) => {
      if (!providerIn(c)) return problem(c, 404, 'not-found')
      const { engines, shop } = c.var
      const journey = getCookie(c, journeyCookie(c)) ?? ''
      // It leads back once, however this ends.
      deleteCookie(c, journeyCookie(c), ownCookie(c))
      const userAgent = c.req.header('user-agent') ?? ''
      const result = await loginWithIdentity(engines, shop, { callbackUrl: c.req.url, journey, userAgent })
      if (!result.ok) return toAccount(c, result.reason === 'unverified-email' ? 'unverified' : 'failed')

      if (result.account.customerId === null) await activateCustomer(engines, result.account.id)
      keepRefreshToken(c, result.pair)
      return toAccount(c, 'done')
    },
  )
