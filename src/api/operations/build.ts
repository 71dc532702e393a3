import { Hono } from 'hono'
import * as v from 'valibot'
import { answers, json } from '#api/description/answers.ts'
import type { ApiEnv } from '#api/api-env.ts'
import { anybody, describeRoute } from '#api/description/describe-route.ts'

const buildDescriptor = v.object({
  id: v.string(),
  timestamp: v.pipe(v.number(), v.integer(), v.description('When it was built, in milliseconds')),
})

/** Which build this server runs; pages ask now and then whether theirs is still the same. */
export const build = (id: string, builtAt: Date) =>
  new Hono<ApiEnv>().get(
    '/',
    describeRoute({
      tags: ['operations'],
      summary: 'The build that this server runs',
      security: anybody,
      responses: answers({ 200: json('The build', buildDescriptor) }),
    }),
    (c) => c.json({ id, timestamp: builtAt.getTime() }, 200, { 'Cache-Control': 'no-store' }),
  )
