import { Hono } from 'hono'
import { controllingEvent } from '#domain/tracking/controlling-event.ts'
import { recordEvent } from '#domain/tracking/record-event.ts'
import { answers } from '#api/description/answers.ts'
import type { ApiEnv } from '#api/api-env.ts'
import { anybody, describeRoute } from '#api/description/describe-route.ts'
import { refusedField } from '#api/field-problems.ts'
import { rateLimit } from '#api/middleware/rate-limit.ts'
import { valid } from '#api/valid.ts'

/** Where pages tell what a visitor did who agreed to being counted. Nobody waits for the answer. */
export const controlling = new Hono<ApiEnv>().post(
  '/controlling',
  describeRoute({
    tags: ['tracking'],
    summary: 'Count what a visitor did, after consent',
    security: anybody,
    responses: answers({ 204: { description: 'Counted' }, 400: 'Not an event, or one of another storefront' }),
  }),
  rateLimit({ name: 'controlling', points: 120, seconds: 60 }),
  valid('json', controllingEvent),
  async (c) => {
    const { engines, shop } = c.var
    const result = await recordEvent(engines, shop, c.req.valid('json'))
    if (result.ok) return c.body(null, 204)

    return refusedField(c, 'applicationId', 'violation.other-shop')
  },
)
