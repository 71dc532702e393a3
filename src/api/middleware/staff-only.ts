import { createMiddleware } from 'hono/factory'
import { checkStaffLogin } from '#domain/staff/check-staff-login.ts'
import type { ApiEnv } from '../api-env.ts'
import { problem } from '../problem.ts'

function credentials(header: string | undefined): { username: string; password: string } | undefined {
  const [, encoded] = /^Basic ([\w+/=]+)$/.exec(header ?? '') ?? []
  if (encoded === undefined) return undefined
  const [username = '', ...rest] = Buffer.from(encoded, 'base64').toString('utf8').split(':')
  return { username, password: rest.join(':') }
}

/** The back office opens to staff only. */
export const staffOnly = createMiddleware<ApiEnv>(async (c, next) => {
  if (!c.var.office) return next()
  const { engines, visitorAddress } = c.var
  const given = credentials(c.req.header('authorization'))
  const result = given && (await checkStaffLogin(engines, given, visitorAddress))
  if (result?.ok) return next()
  if (result?.reason === 'too-many-guesses') {
    c.header('Retry-After', String(result.retryAfterSeconds))
    return problem(c, 429, 'too-many-requests')
  }

  c.header('WWW-Authenticate', 'Basic realm="umlauf office", charset="UTF-8"')
  return problem(c, 401, 'sign-in-needed')
})
