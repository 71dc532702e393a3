import { MIN_PERCENT, WATCH_DAYS } from '#domain/price-watch/price-watch.ts'
import { usePath, useShop, useTranslate } from '#web/shop-context.tsx'
import { EmailField } from '#web/storefront/newsletter/email-field.tsx'
import type { EmailProblem } from '#web/storefront/newsletter/send-enrich-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { PriceWatchView } from './price-watch-views.ts'
import { ToDevice, WatchPage } from './watch-page.tsx'

/** What was wrong with the form, and what stood in it. */
export type AskAnswer = { problem: EmailProblem; email: string }

type Props = { seen: Extract<PriceWatchView, { view: 'ask' }>; answer: AskAnswer | undefined }

/** For whoever watches nothing yet: one sentence, the price of today, the address. */
export function AskForWatch({ seen: { device, price, sent, expired }, answer }: Props) {
  const t = useTranslate()
  const title = t('priceWatch.title', { device: device.name })
  if (price === null) {
    return (
      <WatchPage title={title} lead={t('priceWatch.unpriced')}>
        <ToDevice url={device.url} />
      </WatchPage>
    )
  }
  if (sent && !answer) {
    return (
      <WatchPage title={title}>
        <Notice look="success" live="status" title={t('newsletter.signUp.sent')}>
          <p>{t('priceWatch.sentText')}</p>
        </Notice>
        <ToDevice url={device.url} />
      </WatchPage>
    )
  }

  return (
    <WatchPage title={title} lead={t('priceWatch.lead', { price, percent: MIN_PERCENT })}>
      {expired && <Notice look="warning" live="status" title={t('priceWatch.expired')} />}
      <AskForm url={device.url} answer={answer} />
    </WatchPage>
  )
}

function AskForm({ url, answer }: { url: string; answer: AskAnswer | undefined }) {
  const t = useTranslate()
  const path = usePath()
  const { contentSlugs } = useShop().country

  return (
    <form method="post" action={path('priceWatch', { pdp: url })} className="stack">
      <EmailField problem={answer?.problem} typed={answer?.email ?? ''} />
      <input name="website" hidden autoComplete="off" />
      <p>{t('priceWatch.consent', { days: WATCH_DAYS })}</p>
      <p className="field__hint">
        <a href={path('content', { slug: contentSlugs.privacy })}>{t('newsletter.signUp.privacy')}</a>
      </p>
      <p>
        <Button type="submit">{t('priceWatch.submit')}</Button>
      </p>
    </form>
  )
}
