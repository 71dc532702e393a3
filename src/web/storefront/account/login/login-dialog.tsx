import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslate } from '#web/shop-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LoginForm } from './login-form.tsx'

/** The way in from any page, without leaving it. */
export function LoginDialog({ onClose }: { onClose: (isIn: boolean) => void }) {
  const t = useTranslate()
  const { key } = useLocation()
  const [isIn, setIn] = useState(false)
  const leave = useEffectEvent(() => onClose(false))
  // Whoever follows one of its links has left it.
  useEffect(() => () => leave(), [key])

  return (
    <Dialog open={!isIn} onClose={() => onClose(isIn)} title={t('login.title')} closeLabel={t('site.close')}>
      <LoginForm onDone={() => setIn(true)} takesFocus />
    </Dialog>
  )
}
