import { eurosFromCents } from '#shop/money/money.ts'
import type { Purchase } from './tracked-event.ts'

/** A trade as analytics programs read it. We buy: there is no tax on it, and the parcel costs nothing. */
export const purchaseEvent = ({ transactionId, value, currency, voucher, items }: Purchase) => ({
  event: 'purchase',
  ecommerce: {
    transaction_id: String(transactionId),
    value: eurosFromCents(value),
    tax: 0,
    shipping: 0,
    currency,
    coupon: voucher,
    items: items.map(({ deviceId, productName, category, price, quantity }) => ({
      item_id: deviceId,
      item_name: productName,
      item_category: category,
      price: eurosFromCents(price),
      quantity,
    })),
  },
})
