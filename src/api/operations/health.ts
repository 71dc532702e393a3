import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import * as v from 'valibot'
import { countWaitingLetters } from '#domain/letters/count-waiting-letters.ts'
import { answers, json } from '#api/description/answers.ts'
import type { ApiEnv } from '#api/api-env.ts'
import { anybody, describeRoute } from '#api/description/describe-route.ts'

/** Whoever watches has more to do than to wait: a database that is silent for so long counts as down. */
const MAX_CHECK_MILLISECONDS = 800

const live = v.object({ status: v.literal('live') })

const ready = v.object({
  status: v.picklist(['ready', 'draining', 'not-ready']),
  database: v.picklist(['up', 'down']),
  lettersWaiting: v.nullable(v.number()),
})

/** For the machines that watch this process: is it alive, and may visitors be sent to it? */
export const health = (isDraining: () => boolean) =>
  new Hono<ApiEnv>()
    .get(
      '/live',
      describeRoute({
        tags: ['operations'],
        summary: 'The process is alive',
        security: anybody,
        responses: answers({ 200: json('Alive', live) }),
      }),
      (c) => c.json({ status: 'live' } as const),
    )
    .get(
      '/ready',
      describeRoute({
        tags: ['operations'],
        summary: 'The process takes visitors',
        security: anybody,
        responses: answers({
          200: json('Takes visitors', ready),
          503: json('Starting, stopping or without a database', ready),
        }),
      }),
      async (c) => {
        const lettersWaiting = await Promise.race([
          countWaitingLetters(c.var.engines).catch(() => null),
          sleep(MAX_CHECK_MILLISECONDS, null, { ref: false }),
        ])
        const database = lettersWaiting === null ? 'down' : 'up'
        const status = isDraining() ? 'draining' : database === 'up' ? 'ready' : 'not-ready'

        return c.json({ status, database, lettersWaiting }, status === 'ready' ? 200 : 503)
      },
    )
