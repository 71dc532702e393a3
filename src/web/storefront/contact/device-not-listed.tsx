import { useActionData } from 'react-router'
import { useTranslate } from '#web/shop-context.tsx'
import { ReadingPage } from '#web/storefront/reading-page.tsx'
import { DeviceRequestForm } from './device-request-form.tsx'
import type { DeviceAnswer } from './send-device-form.ts'
import { Thanks } from './thanks.tsx'

/** For whoever has not found the own device: a short form, and then what happens next. */
export function DeviceNotListed({ opened }: { opened: number }) {
  const t = useTranslate()
  const answer = useActionData<DeviceAnswer>()
  const sent = answer?.state === 'sent' ? answer : undefined

  return (
    <ReadingPage
      title={t('contact.device.title')}
      description={t('contact.device.description')}
      lead={t('contact.device.lead')}
      noindex
    >
      {sent ? (
        <Thanks>
          <p>{t('contact.device.sentText', { device: sent.device, email: sent.email })}</p>
        </Thanks>
      ) : (
        <DeviceRequestForm {...{ opened, answer }} />
      )}
    </ReadingPage>
  )
}
