import { Hono } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import * as v from 'valibot'
import { countWaitingLetters } from '#domain/letters/count-waiting-letters.ts'
import type { ApiEnv } from './api-env.ts'

const live = v.object({ status: v.literal('live') })

const ready = v.object({
  status: v.picklist(['ready', 'draining', 'not-ready']),
  database: v.picklist(['up', 'down']),
  lettersWaiting: v.nullable(v.number()),
})

const json = (schema: v.GenericSchema, description: string) => ({
  description,
  content: { 'application/json': { schema: resolver(schema) } },
})

/** For the machines that watch this process: is it alive, and may visitors be sent to it? */
export const health = (isDraining: () => boolean) =>
  new Hono<ApiEnv>()
    .get(
      '/live',
      describeRoute({ tags: ['operations'], summary: 'The process is alive', responses: { 200: json(live, 'Alive') } }),
      (c) => c.json({ status: 'live' } as const),
    )
    .get(
      '/ready',
      describeRoute({
        tags: ['operations'],
        summary: 'The process takes visitors',
        responses: { 200: json(ready, 'Takes visitors'), 503: json(ready, 'Starting, stopping or without a database') },
      }),
      async (c) => {
        const lettersWaiting = await countWaitingLetters(c.var.engines).catch(() => null)
        const database = lettersWaiting === null ? 'down' : 'up'
        const status = isDraining() ? 'draining' : database === 'up' ? 'ready' : 'not-ready'

        return c.json({ status, database, lettersWaiting }, status === 'ready' ? 200 : 503)
      },
    )
