import { useShop, useTranslate } from '#web/shop-context.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Why a form was not sent although every field is right. */
export function Refusal({ state }: { state: string | undefined }) {
  const t = useTranslate()
  const { recipient } = useShop().country.contact
  const reasons: Record<string, string> = {
    again: t('contact.device.again'),
    links: t('contact.mostlyLinks'),
    'too-many': t('contact.device.tooMany', { email: recipient }),
    failed: t('contact.device.failed'),
  }
  const reason = state !== undefined && reasons[state]

  return (
    <div role="status">
      {reason && (
        <Notice look="warning">
          <p>{reason}</p>
        </Notice>
      )}
    </div>
  )
}
