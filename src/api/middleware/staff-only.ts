import { createMiddleware } from 'hono/factory'
import { LOGIN_PATH, mayEnter, officeScreenAt } from '#domain/staff/office-screens.ts'
import { findColleague } from '#domain/staff/staff-session.ts'
import type { ApiEnv } from '../api-env.ts'
import { problem } from '../problem.ts'
import { staffToken } from '../staff-door.ts'

const reads = (method: string): boolean => method === 'GET' || method === 'HEAD'

/** The back office opens to staff only, and every screen only to those whose work it is. */
export const staffOnly = createMiddleware<ApiEnv>(async (c, next) => {
  if (!c.var.office) return next()
  const { path, method } = c.req
  const colleague = await findColleague(c.var.engines, staffToken(c))
  if (!colleague) return path.replace(/\.data$/, '') === LOGIN_PATH ? next() : knock(c.req.url, method)

  c.set('colleague', colleague)
  const screen = officeScreenAt(path)
  const isOpen = screen === undefined ? reads(method) || path === LOGIN_PATH : mayEnter(colleague, screen, method)
  // Whoever only looks is told on a page; see `office.tsx`.
  if (!isOpen && reads(method)) c.set('refused', true)
  else if (!isOpen) return problem(c, 403, 'not-yours-to-do')
  return next()

  /** Whoever only reads is asked who he is and led back; what wants to change something is refused. */
  function knock(url: string, asked: string): Response | Promise<Response> {
    if (!reads(asked) || path.endsWith('.data')) return problem(c, 401, 'sign-in-needed')
    const { pathname, search } = new URL(url)
    return c.redirect(`${LOGIN_PATH}?${new URLSearchParams({ next: pathname + search })}`, 302)
  }
})
