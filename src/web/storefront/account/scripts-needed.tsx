import { useTranslate } from '#web/shop-context.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Logins live in scripts: tokens are kept in their memory and nowhere else. */
export function ScriptsNeeded() {
  const t = useTranslate()

  return (
    <noscript>
      <Notice look="warning">
        <p>{t('login.noScript')}</p>
      </Notice>
    </noscript>
  )
}
