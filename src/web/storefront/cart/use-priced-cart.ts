import { useEffect, useRef, useState } from 'react'
import type { CartDevice, CheckoutState } from '#domain/cart/checkout-state.ts'
import { sumCents, type Cents } from '#shop/money.ts'
import { centsFromDecimal, lineCents, totalCents } from '#shop/line-money.ts'
import { useCheckoutState } from '#web/state/checkout-state.ts'
import { questionOf } from './change-cart.ts'
import { refreshPrices, usePricing } from './priced-cart.ts'

export type PricedLine = CartDevice & {
  cents: Cents
  /** What the visitor saw before, if it was something else, for one piece. */
  former?: Cents
  /** Why it cannot be sold as it is. */
  gone?: { reason: string; message: string }
}

/** Asks for prices when the screen that needs them opens, and after every change. */
function useFreshPrices(state: CheckoutState): void {
  const question = JSON.stringify(questionOf(state))
  const hasAsked = useRef(false)

  useEffect(() => {
    if (!hasAsked.current || !state.priceCalculateDone) void refreshPrices()
    hasAsked.current = true
  }, [question, state.priceCalculateDone])
}

/** The cart with what it is worth now; whoever shows a price of the cart or sells it takes it from here. */
export function usePricedCart() {
  const state = useCheckoutState()
  const { status, answer, former } = usePricing()
  const [openedAt] = useState(() => Date.now())
  useFreshPrices(state)

  const lines = state.cart.map((line): PricedLine => {
    const gone = answer?.gone.find(({ offerId }) => offerId === line.offerId)
    const before = former[line.offerId]
    return {
      ...line,
      cents: lineCents(line.price, line.quantity),
      ...(before !== undefined && before !== line.price && { former: centsFromDecimal(before) }),
      ...(gone && { gone }),
    }
  })
  const hasExpired = state.cartExpiry <= openedAt
  const total = totalCents(lines.filter(({ gone }) => !gone))
  const counted = state.voucher !== null && answer?.voucher?.code === state.voucher ? answer.voucher : undefined
  const voucher = counted && { code: counted.code, value: centsFromDecimal(counted.value) }

  return {
    lines,
    total,
    voucher,
    /** Words about a voucher that was in the cart and does not count any more. */
    voucherProblem: answer?.voucherProblem?.message,
    /** What is paid in the end: the total and the voucher. */
    payout: voucher ? sumCents([total, voucher.value]) : total,
    /** Old prices are not shown: they would promise what the shop does not. */
    hasExpired,
    validUntil: new Date(state.cartExpiry),
    /** Whether the cart can be sold as it is. */
    isReady: state.priceCalculateDone && !hasExpired && status !== 'failed',
    status,
    business: state.B2BMode,
    exceedsBusinessCap: answer?.exceedsBusinessCap ?? false,
    needsIdentityCheck: answer?.needsIdentityCheck ?? false,
  }
}

export type PricedCart = ReturnType<typeof usePricedCart>
