import { createMiddleware } from 'hono/factory'
import { findCaller, hasAuthenticatedRecently, type Caller } from '#domain/accounts/login/find-caller.ts'
import { answers, refusing } from '#api/description/answers.ts'
import type { ApiContext, ApiEnv } from '../api-env.ts'
import { problem } from '../problem.ts'

const bearer = (header: string | undefined): string | undefined => /^Bearer ([\w.~+/=-]+)$/i.exec(header ?? '')?.[1]

/** Who asks, by the access token that he sent. Nobody, if he sent none or one that is not believed. */
export async function callerOf(c: ApiContext): Promise<Caller | undefined> {
  const token = bearer(c.req.header('authorization'))
  return token === undefined ? undefined : findCaller(c.var.engines, c.var.shop, token)
}

/** Whether somebody says that he is logged in. Other ways to sign in are the business of whoever stands before the shop. */
export const bringsToken = (c: ApiContext): boolean => /^Bearer\b/i.test(c.req.header('authorization') ?? '')

export function signInNeeded(c: ApiContext): Response {
  c.header('WWW-Authenticate', 'Bearer realm="umlauf"')
  return problem(c, 401, 'sign-in-needed')
}

const security = [{ customer: [] }]

export const forCustomers = { security, responses: answers({ 401: 'Nobody is logged in (sign-in-needed)' }) }

export const forFreshlyAuthenticated = {
  security,
  responses: answers({
    401: 'Nobody is logged in, or the password has to be given again (sign-in-needed, prove-yourself)',
  }),
}

/** Only those who are logged in pass, and only as themselves. */
export const customersOnly = refusing(
  forCustomers,
  createMiddleware<ApiEnv>(async (c, next) => {
    const caller = await callerOf(c)
    c.header('Cache-Control', 'no-store')
    if (caller) {
      c.set('caller', caller)
      return next()
    }
    return signInNeeded(c)
  }),
)

/** For what moves money, parcels or the account itself: a browser that was left open is not enough. */
export const freshlyAuthenticatedOnly = refusing(
  forFreshlyAuthenticated,
  createMiddleware<ApiEnv>(async (c, next) =>
    hasAuthenticatedRecently(c.var.caller, c.var.engines.now()) ? next() : problem(c, 401, 'prove-yourself'),
  ),
)
