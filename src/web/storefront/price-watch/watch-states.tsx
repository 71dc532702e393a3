import { MAX_WATCHES } from '#domain/price-watch/price-watch.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { PriceWatchView } from './price-watch-views.ts'
import { ToDevice, WatchPage } from './watch-page.tsx'

type Seen<View extends PriceWatchView['view']> = Extract<PriceWatchView, { view: View }>

/** Behind the link in the first letter: one sentence, one button. */
export function ConfirmWatch({ device, token, full }: Seen<'confirm'>) {
  const t = useTranslate()

  return (
    <WatchPage title={t('priceWatch.confirm.title')} lead={t('priceWatch.confirm.consent', { device: device.name })}>
      {full && (
        <Notice look="warning" live="alert" title={t('priceWatch.confirm.full', { most: MAX_WATCHES })}>
          <p>{t('priceWatch.confirm.fullText')}</p>
        </Notice>
      )}
      <Decision token={token} intent="confirm" label={t('priceWatch.confirm.submit')} />
    </WatchPage>
  )
}

/** Behind the same link afterwards, and behind that of every other letter: the way out. */
export function RunningWatch({ device, token, until }: Seen<'active'>) {
  const t = useTranslate()

  return (
    <WatchPage
      title={t('priceWatch.active.title')}
      lead={t('priceWatch.active.lead', { device: device.name, date: until })}
    >
      <Decision token={token} intent="end" label={t('priceWatch.active.end')} />
    </WatchPage>
  )
}

export function EndedWatch({ device }: Seen<'ended'>) {
  const t = useTranslate()

  return (
    <WatchPage title={t('priceWatch.ended.title')} lead={t('priceWatch.ended.lead', { device: device.name })}>
      <ToDevice url={device.url} />
    </WatchPage>
  )
}

function Decision({ token, intent, label }: { token: string; intent: 'confirm' | 'end'; label: string }) {
  return (
    <form method="post">
      <input type="hidden" name="token" value={token} />
      <Button type="submit" name="intent" value={intent} look={intent === 'end' ? 'quiet' : 'primary'}>
        {label}
      </Button>
    </form>
  )
}
