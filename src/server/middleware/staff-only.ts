import { createMiddleware } from 'hono/factory'
import { mayChange, maySee } from '#domain/staff/screen-rights.ts'
import { findEntrant } from '#domain/staff/login/staff-session.ts'
import { entryPaths, isLoginPath, LOGIN_PATH, officeScreenAt, officeScreens } from '#shop/office-screens.ts'
import type { ApiEnv } from '#api/api-env.ts'
import { problem } from '#api/problem.ts'
import { staffToken } from '#api/operations/staff-login.ts'
import { isDataPath } from '#shop/page-data.ts'

const reads = (method: string): boolean => method === 'GET' || method === 'HEAD'

/**
 * The back office opens to staff only, and every screen only to those whose work it is; what is no screen opens to nobody.
 * Each screen asks once more where it reads its data: see `office-handlers.ts`.
 */
export const staffOnly = createMiddleware<ApiEnv>(async (c, next) => {
  if (!c.get('office')) return next()
  const { method } = c.req
  const { pathname, search } = new URL(c.req.url)
  const entrant = await findEntrant(c.var.engines, staffToken(c), c.var.config)
  c.set('entrant', entrant)
  if (!entrant || entrant.missing) {
    const { missing } = entrant ?? {}
    const mayEnter = isLoginPath(pathname) || (entrant && pathname === officeScreens.logout.path)
    return mayEnter ? next() : knock(missing ? entryPaths[missing] : LOGIN_PATH)
  }
  const colleague = entrant
  c.set('colleague', colleague)
  if (isLoginPath(pathname)) return next()
  const found = officeScreenAt(pathname)
  const mayEnter = reads(method) ? maySee : mayChange
  const refusal = found ? !mayEnter(colleague, found.name) && 403 : 404
  if (!refusal) return next()
  if (!reads(method)) return problem(c, 403, 'not-yours-to-do')
  // Whoever only looks is told on a page; see `office.tsx`.
  c.set('refusal', refusal)
  return next()

  /** Whoever only reads is asked who he is and led back; what wants to change something is refused. */
  function knock(path: string): Response | Promise<Response> {
    if (!reads(method) || isDataPath(pathname)) return problem(c, 401, 'sign-in-needed')
    return c.redirect(`${path}?${new URLSearchParams({ next: pathname + search })}`, 302)
  }
})
