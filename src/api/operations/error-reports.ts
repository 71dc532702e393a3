import { Hono } from 'hono'
import * as v from 'valibot'
import { answers, json } from '#api/description/answers.ts'
import type { ApiEnv } from '#api/api-env.ts'
import { anybody, describeRoute } from '#api/description/describe-route.ts'
import { rateLimit } from '#api/middleware/rate-limit.ts'
import { valid } from '#api/valid.ts'

const browserError = v.strictObject({
  message: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
  stack: v.optional(v.pipe(v.string(), v.maxLength(4000))),
  url: v.pipe(v.string(), v.maxLength(500)),
})

const accepted = v.object({ id: v.string() })

/** Errors in visitors' browsers come through our own door: no third party learns of the visit. */
export const errors = new Hono<ApiEnv>().post(
  '/',
  describeRoute({
    tags: ['operations'],
    summary: 'Report an error that happened in the browser',
    security: anybody,
    responses: answers({ 202: json('Taken', accepted) }),
  }),
  rateLimit({ name: 'errors', points: 20, seconds: 60 }),
  valid('json', browserError),
  async (c) => {
    const { message, stack, url } = c.req.valid('json')
    const error = Object.assign(new Error(message), { stack: stack ?? message })
    const { application } = c.var.shop.country
    const id = await c.var.engines.errors.report(error, {
      side: 'browser',
      url,
      requestId: c.var.requestId,
      application,
    })

    return c.json({ id }, 202)
  },
)
