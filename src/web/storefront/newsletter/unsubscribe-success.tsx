import type { PageHandle } from '#web/root.tsx'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { NewsletterPage } from './newsletter-page.tsx'

export const handle: PageHandle = { withoutScripts: true }

export default function NewsletterUnsubscribeSuccess() {
  const t = useTranslate()
  const path = usePath()

  return (
    <NewsletterPage title={t('newsletter.unsubscribeSuccess.title')} lead={t('newsletter.unsubscribeSuccess.lead')}>
      <p>
        <LinkButton href={path('home')} look="quiet">
          {t('newsletter.unsubscribeSuccess.sell')}
        </LinkButton>
      </p>
    </NewsletterPage>
  )
}
