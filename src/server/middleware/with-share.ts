import { createMiddleware } from 'hono/factory'
import type { ApiEnv } from '#api/api-env.ts'
import { shareOf } from '#server/admission/share.ts'

/** Whom there is no room for has been sent away; pages made anew still take whoever only looks around in turn. */
export const withShare = createMiddleware<ApiEnv>((c, next) => {
  const { method, path, url } = c.req
  c.set('share', shareOf({ method, path, url: new URL(url), shop: c.get('shop'), office: c.get('office') }))
  return next()
})
