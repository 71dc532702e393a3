import { data } from 'react-router'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { officeKey } from '#web/backoffice/frame/office-key.ts'
import { Notice } from '#web/ui/notice.tsx'

export type Refused = { reason: string; payouts?: string }

const statuses: Record<string, number> = { invalid: 422, unreadable: 422, 'too-much-work': 422, busy: 503 }

/** Says no on the same page, so that nothing that was typed is lost. */
export const refuse = (reason: string, more: { payouts?: string } = {}) =>
  data<Refused>({ reason, ...more }, { status: statuses[reason] ?? 409 })

export function Refusal({ refused }: { refused: Refused | undefined }) {
  const t = useOfficeTranslate()
  if (!refused) return null

  return (
    <Notice look="danger" title={t('office.frame.failed')} live="alert">
      <p>{t(officeKey(`office.payouts.refused.${refused.reason}`), { payouts: refused.payouts ?? '' })}</p>
    </Notice>
  )
}
