import { useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'

/** A letter is on its way. */
export function SentHints({ onAgain }: { onAgain: () => void }) {
  const t = useTranslate()

  return (
    <div className="stack">
      <p>{t('loginLetters.sent.spam')}</p>
      <p>
        <Button look="quiet" onClick={onAgain}>
          {t('loginLetters.sent.again')}
        </Button>
      </p>
    </div>
  )
}
