import { readFromBrowser, useAccountState } from '#web/state/account-state.ts'
import { LoginEnded, ShopUnreachable } from '#web/storefront/account/account-errors.ts'
import { askOtherTabs, oneTabAtATime, notifyOtherTabs } from './tabs.ts'
import { readPair, usableToken } from './token-pair.ts'

/** Says that the refresh token lies in the cookie. */
export const byCookie = { 'refresh-token': 'cookie' }

/** The login has ended: what belongs to it is forgotten, the address stays for the next one. */
function endLogin(): void {
  const gone = { customerId: null, accessToken: null, refreshToken: null, customerData: null }
  useAccountState.setState({ isLoggedIn: false, tokenExpiry: 0, ...gone })
}

const throwUnreachable = (cause: unknown): never => {
  throw new ShopUnreachable(cause)
}

/** Exchanges the cookie for a new token. Only a clear no of the shop ends the login, never a bad line. */
export async function exchangeCookie() {
  const answer = await fetch('/api/account/loginRefresh', { method: 'POST', headers: byCookie }).catch(throwUnreachable)
  if (answer.status === 401) {
    endLogin()
    throw new LoginEnded()
  }
  const pair = answer.ok ? readPair(await answer.json().catch(() => undefined), Date.now()) : undefined
  return pair ?? throwUnreachable(answer.status)
}

/** Another tab may have one, or may have got one while this one waited for its turn. */
async function tokenOfAnotherTab(): Promise<string | undefined> {
  readFromBrowser()
  const isOutdated = Date.now() >= useAccountState.getState().tokenExpiry
  return usableToken() ?? (isOutdated ? undefined : askOtherTabs())
}

async function refresh(): Promise<string> {
  const lent = await tokenOfAnotherTab()
  if (lent) return lent
  if (!useAccountState.getState().isLoggedIn) throw new LoginEnded()

  const pair = await exchangeCookie()
  const { isLoggedIn, customerId } = useAccountState.getState()
  // Who logged out meanwhile stays so.
  if (!isLoggedIn) throw new LoginEnded()
  useAccountState.setState(pair.customerId === customerId ? pair : { ...pair, customerData: null })
  notifyOtherTabs()
  return pair.accessToken
}

let refreshing: Promise<string> | undefined

/** A token that is worth something. However many ask at once, one exchange gives it to all of them. */
export async function freshToken(): Promise<string> {
  if (!useAccountState.getState().isLoggedIn) throw new LoginEnded()
  return usableToken() ?? (refreshing ??= oneTabAtATime(refresh).finally(() => (refreshing = undefined)))
}

/** The shop has refused this token: nobody may use it again. */
export function discardToken(token: string): void {
  if (useAccountState.getState().accessToken === token) useAccountState.setState({ accessToken: null, tokenExpiry: 0 })
}
