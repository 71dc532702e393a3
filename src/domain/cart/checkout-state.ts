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

type Known = { [Field in keyof CheckoutState]: (value: unknown) => value is CheckoutState[Field] }

const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => Number.isFinite(value)
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'
const isListOf =
  <Item>(isItem: (value: unknown) => value is Item) =>
  (value: unknown): value is Item[] =>
    Array.isArray(value) && value.every(isItem)

function isCartDevice(value: unknown): value is CartDevice {
  if (typeof value !== 'object' || value === null) return false
  const { deviceId, name, price, quantity } = value as Partial<CartDevice>
  return isText(deviceId) && isText(name) && isNumber(price) && Number.isInteger(quantity) && quantity! > 0
}

const known: Known = {
  cart: isListOf(isCartDevice),
  cartExpiry: isNumber,
  offerIds: isListOf(isText),
  transactionId: isNumber,
  voucher: (value) => value === null || isText(value),
  B2BMode: isFlag,
  priceCalculateDone: isFlag,
  paymentType: isNumber,
  isPayPalTransaction: isFlag,
}

/** What a browser remembers may be damaged or tampered with: a field that does not look right starts afresh. */
export function readCheckout(remembered: unknown): CheckoutState {
  const fields = Object(remembered) as Record<keyof CheckoutState, unknown>
  const names = Object.keys(known) as (keyof CheckoutState)[]
  const good = names.filter((name) => Object.hasOwn(fields, name) && known[name](fields[name]))
  return { ...emptyCheckout, ...Object.fromEntries(good.map((name) => [name, fields[name]])) }
}
