import { createMiddleware } from 'hono/factory'
import type { ApiEnv } from '../api-env.ts'
import { problem } from '../problem.ts'

const NOUGHT = '%00'

/**
 * No text of the database holds the character nought, so that nothing can be found by it: a list of the office is asked
 * again without it, and there is no screen of such a name. The rooms need not think of it.
 */
export const withoutNoughts = createMiddleware<ApiEnv>(async (c, next) => {
  const { url, method } = c.req
  if (!c.var.office || !url.includes(NOUGHT)) return next()
  const [path = '', ...query] = url.split('?')
  if (path.includes(NOUGHT)) return problem(c, 404, 'not-found')
  if (method !== 'GET' && method !== 'HEAD') return problem(c, 400, 'invalid-input')
  // Only the query, so that the address cannot lead anywhere else.
  return c.redirect(`?${query.join('?').replaceAll(NOUGHT, '')}`)
})
