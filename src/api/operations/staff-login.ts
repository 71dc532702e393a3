import type { Context, Next } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { deviceName } from '#domain/accounts/login/device-name.ts'
import { LOGIN_PATH, loginPathIn } from '#shop/office-screens.ts'
import { logInStaff, logOutStaff, reauthenticateStaff } from '#domain/staff/login/staff-session.ts'
import { readForm } from '#shop/forms/read-form.ts'
import { ownPath } from '#shop/screens/paths.ts'
import type { ApiEnv } from '#api/api-env.ts'
import { cookieName } from '#api/own-cookie.ts'

type StaffHandler = (c: Context<ApiEnv>, next: Next) => Promise<Response | void>

const SESSION = 'office'

/** A browser in which somebody has logged in is known for a year. */
const DEVICE = 'office-device'
const DEVICE_SECONDS = 365 * 24 * 60 * 60

export const staffToken = (c: Context<ApiEnv>): string | undefined => getCookie(c, cookieName(c, SESSION))

const cookie = (c: Context<ApiEnv>) => ({
  path: '/',
  httpOnly: true,
  secure: c.var.config.production,
  sameSite: 'Lax' as const,
})

type LoginForm = { username: string; password: string; next: string; language: string }

async function readLogin(c: Context<ApiEnv>): Promise<LoginForm> {
  const reading = await readForm(c.req.raw)
  const text = (name: string): string => {
    const value = reading.ok ? reading.form.get(name) : null
    return typeof value === 'string' ? value : ''
  }
  const next = ownPath(text('next')) ?? '/'
  return { username: text('username'), password: text('password'), next, language: text('language') }
}

/** Only in the back office; elsewhere there is no such address. */
const officeOnly =
  (handler: (c: Context<ApiEnv>) => Promise<Response>): StaffHandler =>
  (c, next) =>
    c.var.office ? handler(c) : next()

export const staffLogin = officeOnly(async (c) => {
  const { next, language, ...login } = await readLogin(c)
  const { engines, visitorAddress } = c.var
  const device = deviceName(c.req.header('user-agent') ?? '')
  const knownDevice = getCookie(c, cookieName(c, DEVICE))
  const result = await logInStaff(engines, login, { address: visitorAddress, knownDevice, device })
  if (!result.ok) return c.redirect(loginPathIn(language, { problem: result.reason, next }), 303)
  setCookie(c, cookieName(c, SESSION), result.token, cookie(c))
  setCookie(c, cookieName(c, DEVICE), result.knownDevice, { ...cookie(c), maxAge: DEVICE_SECONDS })
  return c.redirect(next, 303)
})

/** The password once more; see `isFreshlyProved`. */
export const staffReauthentication = officeOnly(async (c) => {
  const { next, password } = await readLogin(c)
  const { engines, visitorAddress, colleague } = c.var
  const token = staffToken(c)
  if (!colleague || token === undefined) return c.redirect(LOGIN_PATH, 303)
  const result = await reauthenticateStaff(engines, token, { username: colleague.username, password }, visitorAddress)
  if (result.ok) return c.redirect(next, 303)
  return c.redirect(`/reauthenticate?${new URLSearchParams({ problem: result.reason, next })}`, 303)
})

export const staffLogout = officeOnly(async (c) => {
  const token = staffToken(c)
  if (token !== undefined) await logOutStaff(c.var.engines, token)
  deleteCookie(c, cookieName(c, SESSION), cookie(c))
  return c.redirect(loginPathIn(c.var.colleague?.language), 303)
})
