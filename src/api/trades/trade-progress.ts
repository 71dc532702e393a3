import { Hono } from 'hono'
import * as v from 'valibot'
import { findTradeVersion } from '#domain/trades/tracker/find-trade-version.ts'
import { handInCalendar } from '#domain/trades/tracker/hand-in-calendar.ts'
import { answers, file, json } from '#api/description/answers.ts'
import type { ApiEnv } from '#api/api-env.ts'
import { whoHasTheLink, describeRoute } from '#api/description/describe-route.ts'
import { inPath } from '#api/description/parameters.ts'
import { rateLimit } from '#api/middleware/rate-limit.ts'
import { problem } from '#api/problem.ts'
import { privateFile } from './private-file.ts'

const versionAnswer = v.object({
  version: v.pipe(v.string(), v.description('Another word whenever something has happened to the trade')),
})

/** What whoever has the private link of a trade needs to keep up with it. */
export const tradeProgress = new Hono<ApiEnv>()
  .get(
    '/:token/calendar',
    describeRoute({
      tags: ['sale'],
      summary: 'The last day to hand the parcel in, for a calendar, by the private link',
      security: whoHasTheLink,
      parameters: [inPath('token', 'The secret part of the private link')],
      responses: answers({
        200: file('One day (RFC 5545), in the language of the storefront', 'text/calendar'),
        404: 'No such trade, or its parcel can no longer be handed in',
      }),
    }),
    rateLimit({ name: 'calendars', points: 60, seconds: 60 }),
    async (c) => {
      const { engines, shop } = c.var
      const day = await handInCalendar(engines, shop, c.req.param('token'))
      return day ? privateFile(c, day) : problem(c, 404, 'not-found')
    },
  )
  .get(
    '/:token/version',
    describeRoute({
      tags: ['sale'],
      summary: 'Whether something has happened to a trade, by its private link',
      description: 'For pages that keep themselves up to date: small, and cheap to ask for again and again.',
      security: whoHasTheLink,
      parameters: [inPath('token', 'The secret part of the private link')],
      responses: answers({ 200: json('As it stands', versionAnswer), 404: 'No such trade' }),
    }),
    rateLimit({ name: 'trade-versions', points: 120, seconds: 60 }),
    async (c) => {
      const { engines, shop } = c.var
      const version = await findTradeVersion(engines, shop, c.req.param('token'))
      if (version === undefined) return problem(c, 404, 'not-found')
      return c.json({ version }, 200, { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
    },
  )
