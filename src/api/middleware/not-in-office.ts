import { createMiddleware } from 'hono/factory'
import type { ApiEnv } from '../api-env.ts'
import { problem } from '../problem.ts'

/** What machines of the house use, and where pages of the office report that they broke. */
const ofOffice = /^\/api\/(?:office|errors)(?:\/|$)/

/** Customers and visitors are served by the hosts of the shop. To them the host of the back office has nothing to say. */
export const notInOffice = createMiddleware<ApiEnv>(async (c, next) =>
  c.var.office && !ofOffice.test(c.req.path) ? problem(c, 404, 'not-found') : next(),
)
