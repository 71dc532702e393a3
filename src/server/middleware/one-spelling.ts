import { createMiddleware } from 'hono/factory'
import { officeScreenAt } from '#shop/office-screens.ts'
import { normalPath } from '#shop/screens/normal-path.ts'
import { redirectFor } from '#shop/redirects/redirects.ts'
import type { ApiContext, ApiEnv } from '#api/api-env.ts'
import { problem } from '#api/problem.ts'

/** As it was sent: what makes a request of it has already followed dots and turned backslashes. */
function pathAsSent({ env, req }: ApiContext): string {
  const [path = ''] = (env?.incoming?.url ?? '').split(/[?#]/, 1)
  return path.startsWith('/') ? path : new URL(req.url).pathname
}

/**
 * Every address has one spelling, and nobody behind this looks at another: whoever asks for a page is led to it, and
 * everything else, programs above all, is told that there is nothing. The office is strict; which spellings a shop forgives is for its table
 * of redirects to say.
 */
export const oneSpelling = createMiddleware<ApiEnv>(async (c, next) => {
  const office = c.get('office')
  const sent = pathAsSent(c)
  const normal = normalPath(sent)
  const pathname = (office ? officeScreenAt(normal)?.path : undefined) ?? normal
  if (pathname === sent) return next()

  const { method, url } = c.req
  if ((method !== 'GET' && method !== 'HEAD') || pathname.startsWith('/api/')) return problem(c, 404, 'not-found')
  const { search } = new URL(url)
  const today = office ? undefined : redirectFor(c.get('shop').country, { pathname, search })
  return c.redirect(today ?? pathname + search, 301)
})
