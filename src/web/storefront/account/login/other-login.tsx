import { useEffect, useState, type MouseEvent } from 'react'
import { useTranslate } from '#web/shop-context.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { leaveForLogin, type Options } from './login-elsewhere.ts'

/** The login of another house, if the shop has one. */
export function OtherLogin({ options }: { options: () => Promise<Options> }) {
  const t = useTranslate()
  const [name, setName] = useState<string>()

  useEffect(() => {
    fetch('/api/account/providers')
      .then((answer) => answer.json())
      .then(
        ({ sso }) => setName(sso?.name),
        () => undefined,
      )
  }, [])
  if (name === undefined) return null

  const leave = (event: MouseEvent) => {
    event.preventDefault()
    void options().then(leaveForLogin)
  }

  return (
    <div className="stack stack--tight">
      <p className="muted">{t('login.or')}</p>
      <LinkButton href="/api/account/sso" look="quiet" wide onClick={leave}>
        {t('login.sso', { name })}
      </LinkButton>
    </div>
  )
}
