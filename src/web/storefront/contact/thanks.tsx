import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslate } from '#web/shop-context.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Takes the focus, which the form took with it when it went. */
export function Thanks({ children }: { children: ReactNode }) {
  const t = useTranslate()
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => message.current?.focus(), [])

  return (
    <div ref={message} id="form" tabIndex={-1}>
      <Notice look="success" live="status" title={t('contact.device.sent')}>
        {children}
      </Notice>
    </div>
  )
}
