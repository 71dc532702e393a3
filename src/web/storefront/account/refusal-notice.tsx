import { useTranslate } from '#web/shop-context.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Refusal } from './account-answer.ts'

/** Why nothing happened although every field is right. */
export function RefusalNotice({ refusal }: { refusal: Refusal | undefined }) {
  const t = useTranslate()
  if (!refusal) return null

  return (
    <div tabIndex={-1} data-refusal>
      <Notice look="danger" live="alert">
        <p>{refusal.message || t('login.unreachable')}</p>
      </Notice>
    </div>
  )
}
