import type { CartAnswer } from '#domain/cart/cart-answer.ts'
import type { CartOffer } from '#web/storefront/cart/change-cart.ts'
import { emptyCheckout, type CartDevice, type CheckoutState } from '#domain/cart/checkout-state.ts'

/** Later than any test will run. */
export const FAR_AWAY = Date.UTC(2100, 0, 1)

export const offerIds = [
  '01890a5d-ac96-774b-bcce-b302099a8057',
  '01890a5d-ac96-774b-bcce-b302099a8058',
  '01890a5d-ac96-774b-bcce-b302099a8059',
] as const

const page = { url: '/produkte/apple-iphone-14-128-gb', image: '/assets/phone.svg' }

export const iphone: CartDevice = {
  offerId: offerIds[0],
  deviceId: 14,
  name: 'Apple iPhone 14 128 GB',
  price: 215.5,
  quantity: 2,
  ...page,
  category: 'iphone',
  conditionId: 'B',
}

export const galaxy: CartDevice = {
  ...iphone,
  offerId: offerIds[1],
  deviceId: 24,
  name: 'Samsung Galaxy S24',
  price: 19.99,
  quantity: 1,
  category: 'smartphone',
}

/** Two kinds of devices, three pieces, priced and in time. */
export const fullCheckout: CheckoutState = {
  ...emptyCheckout,
  cart: [iphone, galaxy],
  cartExpiry: FAR_AWAY,
  offerIds: [iphone.offerId, galaxy.offerId],
  voucher: 'UMLAUF5',
  priceCalculateDone: true,
  paymentType: 13,
}

export const offerFor = ({ quantity: _, ...line }: CartDevice, validUntil = FAR_AWAY): CartOffer => ({
  ...line,
  validUntil,
})

/** What the shop says when nothing has changed. */
export const answerTo = ({ cart }: Pick<CheckoutState, 'cart'>, change: Partial<CartAnswer> = {}): CartAnswer => ({
  lines: cart.map(({ offerId, deviceId, name, conditionId, price, quantity }) => ({
    askedFor: offerId,
    offerId,
    deviceId,
    productName: name,
    conditionId,
    priceCents: Math.round(price * 100),
    formerPriceCents: null,
    quantity,
    lineTotalCents: Math.round(price * 100) * quantity,
    validUntil: FAR_AWAY,
  })),
  gone: [],
  totalCents: 0,
  voucher: null,
  voucherProblem: null,
  payoutCents: 0,
  cartExpiry: FAR_AWAY,
  exceedsBusinessCap: false,
  needsIdentityCheck: false,
  ...change,
})
