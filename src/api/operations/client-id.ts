import { Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as v from 'valibot'
import { CLIENT_ID_SECONDS, clientIdCookie, clientIdPattern, newClientId } from '#domain/tracking/client-id.ts'
import { answers, json } from '#api/description/answers.ts'
import type { ApiContext, ApiEnv } from '#api/api-env.ts'
import { anybody, describeRoute } from '#api/description/describe-route.ts'
import { rateLimit } from '#api/middleware/rate-limit.ts'
import { ownCookie } from '#api/own-cookie.ts'
import { valid } from '#api/valid.ts'

const id = v.pipe(v.string(), v.regex(clientIdPattern))
const answer = v.object({ clientId: id })
const visitor = v.strictObject({ clientId: v.nullable(id) })

const limit = rateLimit({ name: 'client-id', points: 60, seconds: 60 })

/** The personalisation service's number, as its script wrote it, and as we keep it. */
const personalisation = { cookie: '_dyid', ours: '_dyid_server', pattern: /^[\w.-]{1,128}$/ }

/** Some browsers forget after a week what a script wrote, so the number is kept by the server; only where it is in use. */
function keepPersonalisation(c: ApiContext): void {
  const given = getCookie(c, personalisation.cookie)
  if (!c.var.shop.country.dynamicYield.enabled || !personalisation.pattern.test(given ?? '')) return
  setCookie(c, personalisation.ours, given!, { ...ownCookie(c), maxAge: CLIENT_ID_SECONDS })
}

/** Pages come here only for visitors who agreed to being counted. Asking sets nothing; remembering and forgetting do. */
export const clientId = new Hono<ApiEnv>()
  .get(
    '/',
    describeRoute({
      tags: ['tracking'],
      summary: 'A new number for a visitor',
      security: anybody,
      responses: answers({ 200: json('The number', answer) }),
    }),
    limit,
    (c) => c.json({ clientId: newClientId() }, 200, { 'Cache-Control': 'no-store' }),
  )
  .post(
    '/',
    describeRoute({
      tags: ['tracking'],
      summary: "Keep a visitor's number for a year, after consent",
      security: anybody,
      responses: answers({ 204: { description: 'Kept in a cookie' } }),
    }),
    limit,
    valid('json', visitor),
    (c) => {
      const { clientId: given } = c.req.valid('json')
      // Pages put the number into their events, so scripts may read it.
      if (given !== null) setCookie(c, clientIdCookie, given, { ...ownCookie(c), maxAge: CLIENT_ID_SECONDS })
      keepPersonalisation(c)
      return c.body(null, 204)
    },
  )
  .delete(
    '/',
    describeRoute({
      tags: ['tracking'],
      summary: "Forget a visitor's number, after consent was taken back",
      security: anybody,
      responses: answers({ 204: { description: 'Forgotten' } }),
    }),
    limit,
    (c) => {
      for (const name of [clientIdCookie, personalisation.ours]) deleteCookie(c, name, ownCookie(c))
      return c.body(null, 204)
    },
  )
