import { useState, type MouseEvent, type ReactNode } from 'react'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { useAccountState } from '#web/state/account-state.ts'

/** For customers who are not logged in yet: what the shop knows does not have to be typed. */
export function LoginHint() {
  const t = useTranslate()
  const href = usePath()('accountOverview')
  const isLoggedIn = useAccountState((state) => state.isLoggedIn)
  const [dialog, setDialog] = useState<ReactNode>()

  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    import('#web/storefront/account/open-login.tsx').then(
      ({ openLogin }) => openLogin(setDialog),
      () => location.assign(href),
    )
  }

  return (
    <>
      {!isLoggedIn && (
        <p>
          {t('login.already')}{' '}
          <a href={href} onClick={open}>
            {t('login.title')}
          </a>
        </p>
      )}
      {dialog}
    </>
  )
}
