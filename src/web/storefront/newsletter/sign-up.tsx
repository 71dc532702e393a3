import { usePath, useShop, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { EmailField } from './email-field.tsx'
import type { EnrichView } from './enrich-views.ts'
import { NewsletterPage } from './newsletter-page.tsx'
import type { EnrichAnswer } from './send-enrich-form.ts'

type Props = {
  seen: Extract<EnrichView, { view: 'sign-up' }>
  answer: Extract<EnrichAnswer, { view: 'sign-up' }> | undefined
}

/** For whoever has no newsletter yet: the address first, everything else when the mailbox is confirmed. */
export function SignUp({ seen: { offered, sent, expired }, answer }: Props) {
  const t = useTranslate()
  if (!offered) {
    return (
      <NewsletterPage title={t('site.footer.newsletter')}>
        <Notice title={t('newsletter.signUp.none')} />
      </NewsletterPage>
    )
  }

  return (
    <NewsletterPage title={t('newsletter.signUp.title')} lead={t('newsletter.signUp.lead')}>
      {sent && !answer ? (
        <Notice look="success" live="status" title={t('newsletter.signUp.sent')}>
          <p>{t('newsletter.signUp.sentText')}</p>
        </Notice>
      ) : (
        <>
          {expired && <Notice look="warning" live="status" title={t('newsletter.signUp.expired')} />}
          <SignUpForm answer={answer} />
        </>
      )}
    </NewsletterPage>
  )
}

function SignUpForm({ answer }: Pick<Props, 'answer'>) {
  const t = useTranslate()
  const path = usePath()
  const { contentSlugs } = useShop().country

  return (
    <form method="post" action={path('newsletterEnrich')} className="stack">
      <EmailField problem={answer?.problem} typed={answer?.email ?? ''} />
      <input name="website" hidden autoComplete="off" />
      <p>{t('newsletter.signUp.consent')}</p>
      <p className="field__hint">
        <a href={path('content', { slug: contentSlugs.privacy })}>{t('newsletter.signUp.privacy')}</a>
      </p>
      <p>
        <Button type="submit">{t('newsletter.signUp.submit')}</Button>
      </p>
    </form>
  )
}
