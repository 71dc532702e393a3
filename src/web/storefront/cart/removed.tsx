import { useState } from 'react'
import { useTranslate } from '#web/shop-context.tsx'
import { useCheckoutState } from '#web/state/checkout-state.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { cartActions } from './cart-actions.ts'
import type { Taken } from './change-cart.ts'

/** Takes lines out of the cart and knows the last one, for who did not mean it. */
export function useRemoving() {
  const [taken, setTaken] = useState<Taken>()

  const remove = (offerId: string) => {
    const { cart, voucher } = useCheckoutState.getState()
    const position = cart.findIndex((line) => line.offerId === offerId)
    if (position < 0) return
    setTaken({ line: cart[position]!, position, voucher })
    cartActions.remove(offerId)
  }
  const undo = () => {
    if (taken) cartActions.putBack(taken)
    setTaken(undefined)
  }
  return { taken, remove, undo }
}

type Props = { taken: Taken | undefined; onUndo: () => void }

/** Stands in the cart also when empty: a screen reader only hears what changes in a region it already knows. */
export function Removed({ taken, onUndo }: Props) {
  const t = useTranslate()

  return (
    <div role="status">
      {taken && (
        <Notice>
          <div className="cluster cluster--apart">
            <span>{t('cart.removed', { name: taken.line.name })}</span>
            <Button look="quiet" size="small" onClick={onUndo}>
              {t('cart.undo')}
            </Button>
          </div>
        </Notice>
      )}
    </div>
  )
}
