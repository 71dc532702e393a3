import { createMiddleware } from 'hono/factory'
import { mayChange, maySee } from '#domain/staff/screen-rights.ts'
import { findColleague } from '#domain/staff/login/staff-session.ts'
import { isLoginPath, LOGIN_PATH, officeScreenAt } from '#shop/office-screens.ts'
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
  const colleague = await findColleague(c.var.engines, staffToken(c))
  if (!colleague) return isLoginPath(pathname) ? next() : knock()

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
  function knock(): Response | Promise<Response> {
    if (!reads(method) || isDataPath(pathname)) return problem(c, 401, 'sign-in-needed')
    return c.redirect(`${LOGIN_PATH}?${new URLSearchParams({ next: pathname + search })}`, 302)
  }
})
