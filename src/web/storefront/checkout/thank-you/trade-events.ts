import type { CartDevice } from '#domain/cart/checkout-state.ts'
import type { CommerceEvent } from '#domain/tracking/tracked-event.ts'
import { type Cents } from '#shop/money/money.ts'
import { centsFromDecimal } from '#shop/money/line-money.ts'

/** What is told about a trade to those who count: one event for each device in it. */
export const tradeEvents = (
  cart: readonly CartDevice[],
  voucher: { code: string; value: Cents } | undefined,
  transactionId: number,
): CommerceEvent[] =>
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
