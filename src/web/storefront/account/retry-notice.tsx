import { useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** The shop did not answer; it may the next time. */
export function RetryNotice({ onAgain }: { onAgain: () => void }) {
  const t = useTranslate()

  return (
    <Notice look="danger" live="alert">
      <div className="cluster">
        <p>{t('account.failed')}</p>
        <Button look="quiet" size="small" onClick={onAgain}>
          {t('account.retry')}
        </Button>
      </div>
    </Notice>
  )
}
