import { useTranslate } from '#web/shop-context.tsx'
import { SoonScreen } from '../soon.tsx'

export function NewsletterSoon({ screen }: { screen: 'enrich' | 'unsubscribe' | 'unsubscribeSuccess' }) {
  const t = useTranslate()

  return (
    <SoonScreen
      title={t(`newsletter.${screen}.title`)}
      lead={t(`newsletter.${screen}.lead`)}
      description={t('newsletter.description')}
      soon={t('newsletter.soon')}
    />
  )
}
