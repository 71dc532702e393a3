import { isId } from '#shop/ids.ts'
import { MAX_QUANTITY } from './most-pieces.ts'

/** A device on its way to being sold, as the visitor's browser remembers it. */
export type CartDevice = {
  offerId: string
  deviceId: number
  name: string
  /** In euros, for one piece. */
  price: number
  quantity: number
  /** The page on which it can be described anew. */
  url: string
  image: string
  category: string
  conditionId: string
}

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
  /** Whether the shop has confirmed the price of every line as it is now. */
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

export const offerIdsOf = (cart: readonly CartDevice[]): string[] => cart.map(({ offerId }) => offerId)

const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => Number.isFinite(value)
const isWithin = (value: unknown, least: number, most: number) => isNumber(value) && value >= least && value <= most
const isOwnAddress = (value: unknown) => isText(value) && /^\/(?!\/)/.test(value)

/** No device is worth more; what claims so would break the arithmetic. */
const DEAREST_EUROS = 100_000

function isCartDevice(value: unknown): value is CartDevice {
  const line = Object(value) as Record<keyof CartDevice, unknown>
  return (
    isText(line.offerId) &&
    isId(line.offerId) &&
    [line.name, line.category, line.conditionId].every(isText) &&
    [line.url, line.image].every(isOwnAddress) &&
    isNumber(line.deviceId) &&
    isWithin(line.price, 0, DEAREST_EUROS) &&
    Number.isInteger(line.quantity) &&
    isWithin(line.quantity, 1, MAX_QUANTITY)
  )
}

/** Every field has the kind of its empty self, save the voucher, of which there may be none. */
function looksRight(name: keyof CheckoutState, value: unknown): boolean {
  if (name === 'voucher') return value === null || isText(value)
  return typeof value === typeof emptyCheckout[name] && Array.isArray(value) === Array.isArray(emptyCheckout[name])
}

/** Every offer once, and only lines that look like one. */
function goodLines(cart: readonly unknown[]): CartDevice[] {
  const lines = cart.filter(isCartDevice)
  return lines.filter(({ offerId }, index) => offerIdsOf(lines).indexOf(offerId) === index)
}

/**
 * What a browser remembers may be damaged or tampered with: a field that does not look right starts afresh, a line that
 * does not is left out. Prices whose time is over are not confirmed any more.
 */
export function readCheckout(remembered: unknown, now: number): CheckoutState {
  const fields = Object(remembered) as Record<keyof CheckoutState, unknown>
  const names = Object.keys(emptyCheckout) as (keyof CheckoutState)[]
  const good = names.filter((name) => Object.hasOwn(fields, name) && looksRight(name, fields[name]))
  const state: CheckoutState = { ...emptyCheckout, ...Object.fromEntries(good.map((name) => [name, fields[name]])) }
  const cart = goodLines(state.cart)
  const isWhole = cart.length > 0 && cart.length === state.cart.length
  const priceCalculateDone = state.priceCalculateDone && isWhole && state.cartExpiry > now

  return { ...state, cart, offerIds: offerIdsOf(cart), priceCalculateDone }
}
