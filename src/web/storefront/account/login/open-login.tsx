import type { ReactNode } from 'react'
import messagesIn from 'virtual:login-messages'
import { go } from '#web/browser/navigation/follow-links.ts'
import { openPage } from '#web/browser/page.ts'
import { MessagesProvider, useTranslate } from '#web/shop-context.tsx'
import { useAccountState } from '#web/state/account-state.ts'
import { focusPage } from '#web/storefront/account/focus-page.ts'
import { LoginDialog } from './login-dialog.tsx'
import { openAccount } from '#web/storefront/account/open-account.ts'

/** A dot for those who see it, a word for those who do not. */
function SignedIn() {
  const t = useTranslate()

  return (
    <span className="icon-link__dot">
      <span className="visually-hidden">{` (${t('login.signedIn')})`}</span>
    </span>
  )
}

type Show = (part: ReactNode) => void

/** Logging in is spoken about on every page, but few visitors do it: its words come when they are said. */
async function spoken(part: ReactNode): Promise<ReactNode> {
  const messages = await messagesIn(document.documentElement.lang)
  return <MessagesProvider messages={messages}>{part}</MessagesProvider>
}

let stopWatching = () => {}

/** Shows a sign in the header as long as somebody is logged in. */
export async function watchLogin(show: Show): Promise<void> {
  const sign = await spoken(<SignedIn />)
  const tell = () => show(useAccountState.getState().isLoggedIn && sign)
  stopWatching()
  stopWatching = useAccountState.subscribe(tell)
  openAccount()
  tell()
}

/** Asks who is there, then leads on, or lets him stay where he is. Who is known already does not have to answer. */
export async function openLogin(show: Show, target?: string): Promise<void> {
  openAccount()
  const close = (isIn: boolean) => {
    show(undefined)
    if (!isIn) return
    if (target === undefined) focusPage()
    else void go(target, openPage().builds)
  }
  if (useAccountState.getState().isLoggedIn) close(true)
  else show(await spoken(<LoginDialog onClose={close} />))
}
