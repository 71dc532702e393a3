import { createMiddleware } from 'hono/factory'
import type { ApiEnv } from '../api-env.ts'
import { problem } from '../problem.ts'

export type Bucket = { name: string; points: number; seconds: number }

/** So many requests per visitor's address and time. */
export const rateLimit = (bucket: Bucket) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const { allowed, retryAfterSeconds } = await c.var.engines.cache.spend(bucket, c.var.visitorAddress)
    if (allowed) return next()

    c.header('Retry-After', String(retryAfterSeconds))
    return problem(c, 429, 'too-many-requests')
  })
