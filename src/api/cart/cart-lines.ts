import * as v from 'valibot'
import { MAX_QUANTITY } from '#domain/cart/most-pieces.ts'

const line = v.strictObject({
  offerId: v.pipe(v.string(), v.uuid()),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY)),
})

const MAX_LINES = 50

/** What lies in a cart: offers and how many of each, no prices. */
export const cartLines = v.pipe(
  v.array(line),
  v.maxLength(MAX_LINES),
  v.check((lines) => new Set(lines.map(({ offerId }) => offerId)).size === lines.length, 'names an offer twice'),
)

export const voucherText = v.pipe(v.string(), v.maxLength(60))
