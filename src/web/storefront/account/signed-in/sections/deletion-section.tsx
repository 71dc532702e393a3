import { useState } from 'react'
import { useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { unreachable, type Refusal } from '#web/storefront/account/account-answer.ts'
import { deleteAccount } from '#web/storefront/account/account-calls.ts'
import type { Refused } from '#web/storefront/account/signed-in/ask-shop.ts'
import { ActionNotice } from '#web/storefront/account/signed-in/action-notice.tsx'
import { useAction } from '#web/storefront/account/signed-in/use-action.ts'

/** The way out, or why there is none yet. */
async function leave(): Promise<{ ok: true } | Refused> {
  let why: Refusal = unreachable
  const hasLeft = await deleteAccount((refusal) => (why = refusal))
  return hasLeft ? { ok: true } : { ok: false, ...why }
}

type Props = {
  /** Called when the customer is about to be gone, and with `false` if he stays after all. */
  onLeaving: (isLeaving: boolean) => void
}

/** Deletes the account, but asks first. */
export function DeletionSection({ onLeaving }: Props) {
  const t = useTranslate()
  const action = useAction()
  const [isAsking, setAsking] = useState(false)
  const stay = () => setAsking(false)

  const confirm = async () => {
    onLeaving(true)
    if (await action.run(leave)) return
    onLeaving(false)
  }

  return (
    <Card as="section">
      <h2>{t('account.deletion.title')}</h2>
      <p>{t('account.deletion.text')}</p>
      <p>
        <Button look="danger" onClick={() => setAsking(true)}>
          {t('account.deletion.open')}
        </Button>
      </p>
      <Dialog open={isAsking} onClose={stay} title={t('account.deletion.question')} closeLabel={t('site.close')}>
        <div className="stack">
          <p>{t('account.deletion.text')}</p>
          <p>{t('account.deletion.kept')}</p>
          <ActionNotice action={action} />
          <div className="cluster">
            <Button look="danger" busy={action.isBusy} onClick={() => void confirm()}>
              {t('account.deletion.confirm')}
            </Button>
            <Button look="quiet" onClick={stay}>
              {t('account.deletion.cancel')}
            </Button>
          </div>
        </div>
      </Dialog>
    </Card>
  )
}
