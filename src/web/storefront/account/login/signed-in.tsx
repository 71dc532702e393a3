import { useTranslate } from '#web/shop-context.tsx'

/** A dot for those who see it, a word for those who do not. */
export function SignedIn() {
  const t = useTranslate()

  return (
    <span className="icon-link__dot">
      <span className="visually-hidden">{` (${t('login.signedIn')})`}</span>
    </span>
  )
}
