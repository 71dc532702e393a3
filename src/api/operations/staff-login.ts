import type { Context, Next } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { deviceName } from '#domain/accounts/login/device-name.ts'
import { entryPaths, LOGIN_PATH, loginPathIn } from '#shop/office-screens.ts'
import { deviceToken } from '#domain/staff/login/check-staff-login.ts'
import {
  enterWithCode,
  findEntrant,
  logInStaff,
  logOutStaff,
  reauthenticateStaff,
  type Entrant,
} from '#domain/staff/login/staff-session.ts'
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

type LoginForm = Record<'username' | 'password' | 'code' | 'next' | 'language', string>

async function readLogin(c: Context<ApiEnv>): Promise<LoginForm> {
  const reading = await readForm(c.req.raw)
  const text = (name: string): string => {
    const value = reading.ok ? reading.form.get(name) : null
    return typeof value === 'string' ? value : ''
  }
  const next = ownPath(text('next')) ?? '/'
  return {
    username: text('username'),
    password: text('password'),
    code: text('code'),
    next,
    language: text('language'),
  }
}

/** Only in the back office; elsewhere there is no such address. */
const officeOnly =
  (handler: (c: Context<ApiEnv>) => Promise<Response>): StaffHandler =>
  (c, next) =>
    c.var.office ? handler(c) : next()

export const staffLogin = officeOnly(async (c) => {
  const { next, language, username, password } = await readLogin(c)
  const { engines, config, visitorAddress } = c.var
  const device = deviceName(c.req.header('user-agent') ?? '')
  const knownDevice = getCookie(c, cookieName(c, DEVICE))
  const result = await logInStaff(engines, { username, password }, { address: visitorAddress, knownDevice, device })
  if (!result.ok) return c.redirect(loginPathIn(language, { problem: result.reason, next }), 303)
  setCookie(c, cookieName(c, SESSION), result.token, cookie(c))
  const entrant = await findEntrant(engines, result.token, config)
  if (entrant?.missing) return c.redirect(`${entryPaths[entrant.missing]}?${new URLSearchParams({ next })}`, 303)
  if (entrant) rememberDevice(c, entrant)
  return c.redirect(next, 303)
})

/** Only whoever is in: a browser that knows no more than a password is not at home. */
function rememberDevice(c: Context<ApiEnv>, { id }: Entrant): void {
  const options = { ...cookie(c), maxAge: DEVICE_SECONDS }
  setCookie(c, cookieName(c, DEVICE), deviceToken(c.var.engines.vault, id), options)
}

/** After the password, for whoever has a second factor. */
export const staffCode = officeOnly(async (c) => {
  const { next, code } = await readLogin(c)
  const { engines, entrant } = c.var
  if (!entrant) return c.redirect(LOGIN_PATH, 303)
  if (entrant.missing !== 'code') return c.redirect(next, 303)
  const result = await enterWithCode(engines, entrant, { code, knownDevice: getCookie(c, cookieName(c, DEVICE)) })
  if (!result.ok) return c.redirect(`${entryPaths.code}?${new URLSearchParams({ problem: result.reason, next })}`, 303)
  rememberDevice(c, entrant)
  return c.redirect(next, 303)
})

/** The password once more, and a code where there is a second factor; see `isFreshlyAuthenticated`. */
export const staffReauthentication = officeOnly(async (c) => {
  const { next, password, code } = await readLogin(c)
  const { engines, visitorAddress, entrant } = c.var
  if (!entrant || entrant.missing) return c.redirect(LOGIN_PATH, 303)
  const result = await reauthenticateStaff(engines, entrant, { password, code }, visitorAddress)
  if (result.ok) return c.redirect(next, 303)
  return c.redirect(`/reauthenticate?${new URLSearchParams({ problem: result.reason, next })}`, 303)
})

export const staffLogout = officeOnly(async (c) => {
  const token = staffToken(c)
  if (token !== undefined) await logOutStaff(c.var.engines, token)
  deleteCookie(c, cookieName(c, SESSION), cookie(c))
  return c.redirect(loginPathIn(c.var.entrant?.language), 303)
})
