import { useEffect, useRef } from 'react'
import { useActionData } from 'react-router'
import { useTranslate } from '#web/shop-context.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHead } from '../page-head.tsx'
import { DeviceRequestForm } from './device-request-form.tsx'
import type { DeviceAnswer } from './send-device-form.ts'

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
      {sent ? <Thanks device={sent.device} email={sent.email} /> : <DeviceRequestForm {...{ opened, answer }} />}
    </div>
  )
}

/** Takes the focus, which the form took with it when it went. */
function Thanks({ device, email }: { device: string; email: string }) {
  const t = useTranslate()
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => message.current?.focus(), [])

  return (
    <div ref={message} id="form" tabIndex={-1}>
      <Notice look="success" live="status" title={t('contact.device.sent')}>
        <p>{t('contact.device.sentText', { device, email })}</p>
      </Notice>
    </div>
  )
}
