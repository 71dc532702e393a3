import { Hono } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import * as v from 'valibot'
import type { ApiEnv } from './api-env.ts'

const buildDescriptor = v.object({ id: v.string(), timestamp: v.number() })

/** Which build this server runs; pages ask now and then whether theirs is still the same. */
export const build = (id: string, builtAt: Date) =>
  new Hono<ApiEnv>().get(
    '/',
    describeRoute({
      tags: ['operations'],
      summary: 'The build that this server runs',
      responses: {
        200: { description: 'The build', content: { 'application/json': { schema: resolver(buildDescriptor) } } },
      },
    }),
    (c) => c.json({ id, timestamp: builtAt.getTime() }, 200, { 'Cache-Control': 'no-store' }),
  )
