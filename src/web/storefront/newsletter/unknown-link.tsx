import { useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { EmailField } from './email-field.tsx'
import { NewsletterPage } from './newsletter-page.tsx'
import type { EmailProblem } from './send-enrich-form.ts'

export type LinkAnswer = { problem: EmailProblem; email: string }

/** A link of years ago, or of a shop before ours: the right one comes by letter, to whoever it belongs to. */
export function UnknownLink({ asked, answer }: { asked: boolean; answer: LinkAnswer | undefined }) {
  const t = useTranslate()

  return (
    <NewsletterPage title={t('newsletter.unsubscribe.unknown')} lead={t('newsletter.unsubscribe.unknownLead')}>
      {asked && !answer ? (
        <Notice look="success" live="status" title={t('newsletter.unsubscribe.asked')}>
          <p>{t('newsletter.unsubscribe.askedText')}</p>
        </Notice>
      ) : (
        <form method="post" className="stack">
          <EmailField problem={answer?.problem} typed={answer?.email ?? ''} />
          <p>
            <Button type="submit">{t('newsletter.unsubscribe.ask')}</Button>
          </p>
        </form>
      )}
    </NewsletterPage>
  )
}
