import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** A shop that is open and would not open today. */
export function RedPoints({ count }: { count: number }) {
  const t = useOfficeTranslate()
  if (count === 0) return null

  return (
    <Notice look="warning" title={t('office.settings.readiness.warning', { count })}>
      <a href="/readiness">{t('office.settings.readiness.warningLink')}</a>
    </Notice>
  )
}
