import { emptyAccount, useAccountState } from '#web/state/account-state.ts'
import type { CustomerData } from '#web/state/customer-data.ts'
import { answerTo, refusalIn, unreachable, type Answer, type Refusal } from './account-answer.ts'
import { Reauthenticate, ShopUnreachable } from './account-errors.ts'
import { byCookie, discardToken, exchangeCookie, freshToken } from './login/fresh-token.ts'
import { notifyOtherTabs } from './login/tabs.ts'
import { readPair, usableToken, type TokenPair } from './login/token-pair.ts'

const CUSTOMER = '/api/customers/customers'
const SESSIONS = '/api/account/sessions'

export const json = (body: unknown, more: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...more },
  body: JSON.stringify(body),
})

const withToken = (path: string, init: RequestInit, token: string): Promise<Response> => {
  const headers = new Headers(init.headers)
  headers.set('authorization', `Bearer ${token}`)
  return fetch(path, { ...init, headers })
}

async function askWith(token: string, path: string, init: RequestInit): Promise<Response | undefined> {
  const answer = await withToken(path, init, token)
  if (answer.status !== 401) return answer
  if ((await refusalIn(answer)).code === 'prove-yourself') throw new Reauthenticate()
  discardToken(token)
  return undefined
}

/**
 * Asks the shop as the customer who is logged in. A token that has run out is renewed first; one that the shop refuses
 * although its time is not over is renewed once.
 */
export async function asCustomer(path: string, init: RequestInit = {}): Promise<Response> {
  const answer = (await askWith(await freshToken(), path, init)) ?? (await askWith(await freshToken(), path, init))
  if (!answer) throw new ShopUnreachable('It refuses the tokens that it gives')
  return answer
}

/** While two releases run side by side, the one before tells nothing of several addresses. */
type Told = Omit<CustomerData, 'addresses'> & Partial<Pick<CustomerData, 'addresses'>>

const isCustomer = (data: unknown): data is Told => typeof Object(data).customerNumber === 'string'

async function customerIn(answer: Response): Promise<CustomerData> {
  const data: unknown = answer.ok ? await answer.json() : undefined
  if (!isCustomer(data)) throw new ShopUnreachable(answer.status)
  return { ...data, addresses: data.addresses ?? [] }
}

/** Reads anew what the shop knows about the customer, for example after a change. */
export async function loadCustomer(): Promise<CustomerData> {
  const customerData = await customerIn(await asCustomer(CUSTOMER))
  const { email, customerNumber } = customerData
  useAccountState.setState({ customerData, email, customerNumber })
  return customerData
}

export type Credentials = { username: string; password: string; remember: boolean }

/** Nobody is logged in before both tokens and the customer's number are there. */
async function enter(pair: TokenPair): Promise<void> {
  const customerData = await customerIn(await withToken(CUSTOMER, {}, pair.accessToken))
  const { email, customerNumber } = customerData
  useAccountState.setState({ isLoggedIn: true, ...pair, email, customerNumber, customerData, isRead: true })
  notifyOtherTabs()
  // Browsers tell this to the other tabs only; the header of this one wants to know as well.
  window.dispatchEvent(new Event('storage'))
}

export async function login(credentials: Credentials): Promise<Answer> {
  const no: Answer = { ok: false, ...unreachable }
  try {
    const asked = await fetch('/api/account/login', json(credentials, byCookie))
    if (!asked.ok) return { ok: false, ...(await refusalIn(asked)) }

    const pair = readPair(await asked.json(), Date.now())
    if (!pair) return no
    await enter(pair)
    return { ok: true }
  } catch {
    return no
  }
}

/** Somebody comes back from elsewhere with the cookie alone. */
export const loginByCookie = async (): Promise<void> => enter(await exchangeCookie())

type Session = { id: string; remembered: boolean; current: boolean }

/** How this browser is logged in; if the shop does not say, as one that forgets. */
async function currentSession(): Promise<Session | undefined> {
  const { sessions = [] } = Object(await (await asCustomer(SESSIONS)).json()) as { sessions?: Session[] }
  return sessions.find(({ current }) => current)
}

/** Whether this browser is to stay logged in when it is closed. */
export const isRemembered = async (): Promise<boolean> =>
  (await currentSession().catch(() => undefined))?.remembered ?? false

/** Proves that it is still the customer who sits there. One login takes the place of the other, as long as that one. */
export async function loginAgain(password: string): Promise<Answer> {
  const username = useAccountState.getState().email ?? ''
  const before = await currentSession().catch(() => undefined)
  const answer = await login({ username, password, remember: before?.remembered ?? false })
  if (answer.ok && before) void asCustomer(`${SESSIONS}/${before.id}`, { method: 'DELETE' }).catch(() => undefined)
  return answer
}

/** Ends the login here, in the other tabs and at the shop; here even if the shop cannot be reached. */
export async function logout(): Promise<void> {
  const token = usableToken()
  const headers = token ? { ...byCookie, authorization: `Bearer ${token}` } : byCookie
  useAccountState.setState(emptyAccount)
  await fetch('/api/account/logout', { method: 'POST', headers }).catch(() => undefined)
}

export function changePassword(currentPassword: string, password: string): Promise<Answer> {
  const { customerId, email } = useAccountState.getState()
  const body = { password, userId: customerId, email, currentPassword }
  return answerTo(asCustomer('/api/account/changePassword', json(body)))
}

/** Deletes the customer, then the account. If the first fails the second is not tried; `tell` hears why. */
export async function deleteAccount(tell: (refusal: Refusal) => void = () => {}): Promise<boolean> {
  const { customerId, customerNumber } = useAccountState.getState()
  const body = { ...json({ customerId, customerIdentifier: customerNumber }), method: 'DELETE' }
  for (const path of [CUSTOMER, '/api/account/deleteUser']) {
    const answer = await answerTo(asCustomer(path, body))
    if (!answer.ok) {
      tell(answer)
      return false
    }
  }
  await logout()
  return true
}
