import { useState, type MouseEvent, type ReactNode } from 'react'
import { usePath, useTranslate } from '#web/shop-context.tsx'

type Props = { isGuest: boolean; onOpen: () => void }

/** For customers who are not logged in yet: what the shop knows does not have to be typed. */
export function LoginHint({ isGuest, onOpen }: Props) {
  const t = useTranslate()
  const href = usePath()('accountOverview')
  const [dialog, setDialog] = useState<ReactNode>()

  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onOpen()
    import('#web/storefront/account/login/open-login.tsx').then(
      (login) => login.openLogin(setDialog),
      () => location.assign(href),
    )
  }

  return (
    <>
      {isGuest && (
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
