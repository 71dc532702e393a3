import { eurosFromCents } from '#shop/money/money.ts'
import { track } from '#web/browser/track.ts'
import { openCart } from '#web/layouts/open-cart.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { useCheckoutState } from '#web/state/checkout-state.ts'
import { cartActions } from '#web/storefront/cart/cart-actions.ts'
import type { DeviceInShort } from '#web/storefront/offer/load-device-page.ts'
import type { MadeOfferData } from '#web/storefront/offer/load-made-offer.ts'
import { offerEvent } from '#web/storefront/offer/offer-event.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useScripted } from '#web/ui/use-scripted.ts'

type Props = { device: DeviceInShort; offer: MadeOfferData; replaces: string | undefined }

/** The cart lives in the visitor's browser, so that without scripts there is none. */
export function AddToCart({ device, offer, replaces }: Props) {
  const t = useTranslate()
  const path = usePath()
  const scripted = useScripted()
  const isInCart = useCheckoutState(({ offerIds }) => offerIds.includes(offer.id))

  async function add() {
    if (!isInCart) {
      // Somebody was faster, or it is over: the page itself says so.
      if (offer.quote !== undefined && !(await takeQuote(offer.quote))) return location.reload()
      cartActions.addOffer({
        offerId: offer.id,
        deviceId: offer.deviceId,
        name: device.name,
        price: eurosFromCents(offer.cents),
        url: path('product', { pdp: device.url }),
        image: device.image,
        category: device.categoryCode,
        conditionId: offer.condition,
        validUntil: offer.validUntil,
        ...(replaces !== undefined && { replaces }),
      })
      track({ name: 'offer_add_to_cart', data: offerEvent(device, offer) })
    }
    openCart()
  }

  return (
    <>
      <p className="product__action">
        <Button size="large" look={isInCart ? 'quiet' : 'primary'} disabled={!scripted} onClick={() => void add()}>
          {t(labelOf(isInCart, offer))}
        </Button>
      </p>
      <noscript>
        <Notice look="warning">
          <p>{t('offer.made.withoutScripts')}</p>
        </Notice>
      </noscript>
    </>
  )
}

/** The offer that a program asked for becomes this visitor's. */
async function takeQuote(quote: string): Promise<boolean> {
  const headers = { 'content-type': 'application/json' }
  const request = { method: 'POST', headers, body: JSON.stringify({ quote }) }
  try {
    return (await fetch('/api/offers/from-quote', request)).ok
  } catch {
    return false
  }
}

function labelOf(isInCart: boolean, { cents }: MadeOfferData) {
  if (isInCart) return 'offer.made.inCart'
  return cents === 0 ? 'offer.made.addRecycling' : 'offer.made.add'
}
