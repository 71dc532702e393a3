import { usePath, useTranslate } from '#web/shop-context.tsx'

/** Brings the question about tracking back. A page without scripts leads to one that can ask. */
export function ConsentLink() {
  const t = useTranslate()
  const path = usePath()

  return <a href={`${path('privacyChoices')}#consent`}>{t('site.footer.tracking')}</a>
}
