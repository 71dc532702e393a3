/** A device on its way to being sold, as the visitor's browser remembers it. */
export type CartDevice = { deviceId: string; name: string; price: number; quantity: number }

/** What the browser keeps between visits about a sale in the making. Prices in it are for show: the server decides. */
export type CheckoutState = {
  cart: CartDevice[]
  /** Epoch milliseconds until which the cart may be shown without asking for new prices. */
  cartExpiry: number
  offerIds: string[]
  /** The number of the trade just made; 0 everywhere but on the thank-you page. */
  transactionId: number
  voucher: string | null
  B2BMode: boolean
  priceCalculateDone: boolean
  paymentType: number
  isPayPalTransaction: boolean
}

export const emptyCheckout: CheckoutState = {
  cart: [],
  cartExpiry: 0,
  offerIds: [],
  transactionId: 0,
  voucher: null,
  B2BMode: false,
  priceCalculateDone: false,
  paymentType: 0,
  isPayPalTransaction: false,
}

export const piecesIn = ({ cart }: CheckoutState): number => cart.reduce((sum, { quantity }) => sum + quantity, 0)
