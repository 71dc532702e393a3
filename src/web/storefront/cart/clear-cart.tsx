import { useState } from 'react'
import { useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { cartActions } from './cart-actions.ts'

/** Empties the cart, but asks first. */
export function ClearCart({ count }: { count: number }) {
  const t = useTranslate()
  const [isAsking, setAsking] = useState(false)
  const keep = () => setAsking(false)

  return (
    <div>
      <Button look="ghost" size="small" onClick={() => setAsking(true)}>
        {t('cart.clear.open')}
      </Button>
      <Dialog open={isAsking} onClose={keep} title={t('cart.clear.title')} closeLabel={t('site.close')}>
        <div className="stack">
          <p>{t('cart.clear.text', { count })}</p>
          <div className="cluster">
            <Button look="danger" onClick={cartActions.clear}>
              {t('cart.clear.confirm')}
            </Button>
            <Button look="quiet" onClick={keep}>
              {t('cart.clear.cancel')}
            </Button>
          </div>
        </div>
      </Dialog>
    </div>
  )
}
