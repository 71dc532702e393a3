import { useActionData } from 'react-router'
import { useTranslate } from '#web/shop-context.tsx'
import { PageHead } from '#web/storefront/head/page-head.tsx'
import { DeviceRequestForm } from './device-request-form.tsx'
import type { DeviceAnswer } from './send-device-form.ts'
import { Thanks } from './thanks.tsx'

/** For whoever has not found the own device: a short form, and then what happens next. */
export function DeviceNotListed({ opened }: { opened: number }) {
  const t = useTranslate()
  const answer = useActionData<DeviceAnswer>()
  const sent = answer?.state === 'sent' ? answer : undefined

  return (
    <div className="container container--reading stack stack--loose">
      <PageHead title={t('contact.device.title')} description={t('contact.device.description')} noindex />
      <div className="stack">
        <h1>{t('contact.device.title')}</h1>
        <p className="lead">{t('contact.device.lead')}</p>
      </div>
      {sent ? (
        <Thanks>
          <p>{t('contact.device.sentText', { device: sent.device, email: sent.email })}</p>
        </Thanks>
      ) : (
        <DeviceRequestForm {...{ opened, answer }} />
      )}
    </div>
  )
}
