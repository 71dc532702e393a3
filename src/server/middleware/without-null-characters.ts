import { createMiddleware } from 'hono/factory'
import type { ApiEnv } from '#api/api-env.ts'
import { problem } from '#api/problem.ts'

const NOUGHT = '%00'

/**
 * No text of the database holds the character nought, so that nothing can be found by it: a page is asked again without
 * it, and its rooms need not think of it. What operations of the API are asked by, their schemas judge.
 */
export const withoutNullCharacters = createMiddleware<ApiEnv>(async (c, next) => {
  const { url, method } = c.req
  // Nearly every address has none, and is not taken apart for it.
  const search = url.includes(NOUGHT) ? new URL(url).search : ''
  if (!search.includes(NOUGHT)) return next()
  if (method !== 'GET' && method !== 'HEAD') return problem(c, 400, 'invalid-input')
  // Only the query, so that the address cannot lead anywhere else.
  return c.redirect(search.replaceAll(NOUGHT, ''), 301)
})
