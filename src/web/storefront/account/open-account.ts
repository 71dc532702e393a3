import { readFromBrowser, shareBetweenTabs, useAccountState } from '#web/state/account-state.ts'
import { loginByCookie } from './account-calls.ts'
import { freshToken } from './login/fresh-token.ts'
import { outcomeElsewhere } from './login/login-elsewhere.ts'
import { listenToOtherTabs } from './login/tabs.ts'

let isOpen = false

/** Reads who is here, once per loaded page, and stays in touch with the other tabs as long as it lives. */
export function openAccount(): void {
  if (isOpen) return
  isOpen = true
  shareBetweenTabs(window)
  listenToOtherTabs()
  // Nobody knows who is here before the shop has said who came back.
  if (outcomeElsewhere(location.search) === 'done') void loginByCookie().catch(readFromBrowser)
  else readFromBrowser()

  const { isLoggedIn, tokenExpiry } = useAccountState.getState()
  // Whether the login has outlived the browser is known to the shop only.
  if (isLoggedIn && Date.now() >= tokenExpiry) freshToken().catch(() => undefined)
}
