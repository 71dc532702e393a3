import { useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type Props = { isOpen: boolean; title: string; text: string; onKeep: () => void; onRemove: () => void }

/** Asked before something that the shop has kept for a customer is forgotten. */
export function RemoveQuestion({ isOpen, title, text, onKeep, onRemove }: Props) {
  const t = useTranslate()

  return (
    <Dialog open={isOpen} onClose={onKeep} title={title} closeLabel={t('site.close')}>
      <div className="stack">
        <p>{text}</p>
        <div className="cluster">
          <Button look="danger" onClick={onRemove}>
            {t('account.removal.confirm')}
          </Button>
          <Button look="quiet" onClick={onKeep}>
            {t('account.removal.keep')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
