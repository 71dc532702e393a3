import { createMiddleware } from 'hono/factory'
import { answers, refusing } from '#api/description/answers.ts'
import type { ApiEnv } from '../api-env.ts'
import { problem } from '../problem.ts'

export type Bucket = { name: string; points: number; seconds: number }

/** So many requests per visitor's address and time. */
export const rateLimit = (bucket: Bucket) =>
  refusing(
    { responses: answers({ 429: tooMany(bucket) }) },
    createMiddleware<ApiEnv>(async (c, next) => {
      const { allowed, retryAfterSeconds } = await c.var.engines.cache.spend(bucket, c.var.visitorAddress)
      if (allowed) return next()

      c.header('Retry-After', String(retryAfterSeconds))
      return problem(c, 429, 'too-many-requests')
    }),
  )

const tooMany = ({ points, seconds }: Bucket) =>
  `More than ${points} requests from one address (IPv6: one /64) in ${seconds} seconds`
