import { useEffect, useState, type MouseEvent, type ReactNode } from 'react'
import { Icon } from '#web/art/icons.tsx'
import { visitorStore } from '#web/browser/browser-store.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'

const load = () => import('#web/storefront/account/login/open-login.tsx')

/** Leads to the account. Who is logged out is asked right here; who never logged in loads nothing for it. */
export function AccountLink() {
  const t = useTranslate()
  const href = usePath()('accountOverview')
  const [sign, setSign] = useState<ReactNode>()
  const [dialog, setDialog] = useState<ReactNode>()

  useEffect(() => {
    const look = () => {
      if (visitorStore.read('umlauf.account')) void load().then(({ watchLogin }) => watchLogin(setSign))
    }
    look()
    addEventListener('storage', look)
    return () => removeEventListener('storage', look)
  }, [])

  const open = (event: MouseEvent) => {
    if (sign || event.ctrlKey || event.metaKey || event.shiftKey || location.pathname.startsWith(href)) return
    event.preventDefault()
    load().then(
      ({ openLogin }) => openLogin(setDialog, href),
      () => location.assign(href),
    )
  }

  return (
    <>
      <a href={href} className="icon-link" onClick={open}>
        <Icon name="user" />
        <span className="visually-hidden">{t('site.account')}</span>
        {sign}
      </a>
      {dialog}
    </>
  )
}
