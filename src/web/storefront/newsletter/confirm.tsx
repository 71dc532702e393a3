import { useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { NewsletterPage } from './newsletter-page.tsx'

/** Behind the link in the letter: one sentence, one button. */
export function Confirm({ token }: { token: string }) {
  const t = useTranslate()

  return (
    <NewsletterPage title={t('newsletter.confirm.title')} lead={t('newsletter.confirm.consent')}>
      <form method="post">
        <input type="hidden" name="token" value={token} />
        <Button type="submit">{t('newsletter.confirm.submit')}</Button>
      </form>
    </NewsletterPage>
  )
}
