import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { CART_HASH, useCartDrawer } from '#web/layouts/open-cart.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { CartFoot } from './cart-foot.tsx'
import { CartLine } from './cart-line.tsx'
import { CartNotices } from './cart-notices.tsx'
import { ClearCart } from './clear-cart.tsx'
import { acknowledgePrices } from './priced-cart.ts'
import { Removed, useRemoving } from './removed.tsx'
import { SellerKind } from './seller-kind.tsx'
import { usePricedCart } from './use-priced-cart.ts'

function close(): void {
  useCartDrawer.setState({ isOpen: false })
  // Otherwise it would open again with the next reload.
  if (location.hash === CART_HASH) history.replaceState(history.state, '', location.pathname + location.search)
}

/** The cart beside the page, wherever the visitor is. */
export function CartDrawer() {
  const t = useTranslate()
  const { isOpen } = useCartDrawer()
  const { key } = useLocation()
  // Whoever follows one of its links has left it.
  useEffect(() => close, [key])

  return (
    <Dialog open={isOpen} onClose={close} title={t('cart.title')} closeLabel={t('site.close')} look="side">
      {isOpen && <CartContent />}
    </Dialog>
  )
}

function CartContent() {
  const priced = usePricedCart()
  const { taken, remove, undo } = useRemoving()
  const [spoken, speak] = useState('')
  const content = useRef<HTMLDivElement>(null)
  // The button that did it is gone: the focus stays in the cart.
  const focusContent = () => content.current?.focus({ preventScroll: true })
  const isEmpty = priced.lines.length === 0
  useEffect(() => {
    if (isEmpty) content.current?.focus()
  }, [isEmpty])
  // What was changed while it was open has been seen.
  useEffect(() => acknowledgePrices, [])

  return (
    <div ref={content} className="cart" tabIndex={-1}>
      <p role="status" className="visually-hidden">
        {spoken}
      </p>
      {!isEmpty && <SellerKind business={priced.business} />}
      <CartNotices priced={priced} onAnswered={focusContent} />
      <ul>
        {priced.lines.map((line) => (
          <CartLine
            key={line.offerId}
            line={line}
            hasPrice={!priced.hidesPrices}
            onSpoken={speak}
            onRemove={() => {
              remove(line.offerId)
              focusContent()
            }}
          />
        ))}
      </ul>
      {isEmpty && <EmptyCart />}
      <Removed
        taken={taken}
        onUndo={() => {
          undo()
          focusContent()
        }}
      />
      {!isEmpty && <ClearCart count={priced.lines.length} />}
      {!isEmpty && <CartFoot priced={priced} />}
    </div>
  )
}

function EmptyCart() {
  const t = useTranslate()
  const path = usePath()

  return (
    <div className="stack">
      <p className="muted">{t('cart.empty')}</p>
      <p>
        <LinkButton href={`${path('home')}#search`}>{t('cart.search')}</LinkButton>
      </p>
    </div>
  )
}
