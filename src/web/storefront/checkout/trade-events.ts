import type { CartDevice } from '#domain/cart/checkout-state.ts'
import { centsFromDecimal, type Cents } from '#shop/money.ts'

export type TradeEvent = {
  conditionId: string
  currency: 'EUR'
  deviceId: string
  offerId: string
  revenue: Cents
  tradeId: string
  productName: string
  category: string
  voucherCode: string | null
  voucherValue: Cents | null
}

/** What is told about a trade to those who count: one event for each device in it. */
export const tradeEvents = (
  cart: readonly CartDevice[],
  voucher: { code: string; value: Cents } | undefined,
  transactionId: number,
): TradeEvent[] =>
  cart.flatMap(({ conditionId, deviceId, offerId, price, name, category, quantity }) =>
    Array.from({ length: quantity }, () => ({
      conditionId,
      currency: 'EUR' as const,
      deviceId: String(deviceId),
      offerId,
      revenue: centsFromDecimal(price),
      tradeId: String(transactionId),
      productName: name,
      category,
      voucherCode: voucher?.code ?? null,
      voucherValue: voucher?.value ?? null,
    })),
  )
