import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import type { Registry } from 'prom-client'
import { answers, words } from '#api/description/answers.ts'
import type { ApiEnv } from '#api/api-env.ts'
import { describeRoute } from '#api/description/describe-route.ts'
import { problem } from '#api/problem.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Digests have one length, whatever was sent, and comparing them tells nothing about the token. */
const same = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b))

/** Numbers for the monitoring system; in production only with its token. */
export const metrics = (registry: Registry) =>
  new Hono<ApiEnv>().get(
    '/',
    describeRoute({
      tags: ['operations'],
      summary: 'Numbers in the Prometheus format',
      security: [{}, { monitoring: [] }],
      responses: answers({ 200: words('The numbers', 'text/plain'), 404: 'No or a wrong token' }),
    }),
    async (c) => {
      const { production, METRICS_TOKEN } = c.var.config
      const given = c.req.header('authorization')?.replace(/^Bearer /, '') ?? ''
      const open = METRICS_TOKEN === undefined ? !production : same(given, METRICS_TOKEN)
      if (!open) return problem(c, 404, 'not-found')

      return c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType })
    },
  )
