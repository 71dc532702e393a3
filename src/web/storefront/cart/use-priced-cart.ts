import { useEffect, useRef, useState } from 'react'
import { piecesIn, type CartDevice, type CheckoutState } from '#domain/cart/checkout-state.ts'
import { needsBusinessQuote } from '#domain/cart/needs-business-quote.ts'
import { withVoucher } from '#domain/offers/vouchers/with-voucher.ts'
import { businessIn } from '#shop/modes/mode.ts'
import { cents, type Cents } from '#shop/money/money.ts'
import { centsFromDecimal, lineCents, totalCents } from '#shop/money/line-money.ts'
import { useRules, useShop } from '#web/shop-context.tsx'
import { useCheckoutState } from '#web/state/checkout-state.ts'
import { questionOf } from './change-cart.ts'
import { refreshPrices, sellAs, usePricing, type Pricing } from './priced-cart.ts'

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

/** Where nobody is asked who he is, the shop itself says so, whatever the browser remembers. */
function useSellersOfShop({ isRead, B2BMode }: CheckoutState & { isRead: boolean }): void {
  const business = businessIn(useShop())
  const rules = useRules()
  useEffect(() => {
    if (isRead && business !== 'chosen') sellAs(rules, business === 'always')
  }, [business, rules, isRead, B2BMode])
}

/** Whether the prices in the browser may be for the other kind of seller, until the shop has answered. */
function areForOthers({ B2BMode, priceCalculateDone, cart }: CheckoutState, { answer, business = false }: Pricing) {
  if (priceCalculateDone) return false
  if (!B2BMode) return business
  return !business || !cart.every(({ offerId }) => answer?.lines.some((line) => line.offerId === offerId))
}

/** The cart with what it is worth now; whoever shows a price of the cart or sells it takes it from here. */
export function usePricedCart() {
  const state = useCheckoutState()
  const pricing = usePricing()
  const rules = useRules()
  const { status, answer, former, lostVoucher } = pricing
  const [openedAt] = useState(() => Date.now())
  useSellersOfShop(state)
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
  const pieces = piecesIn(state)
  const hasExpired = state.cartExpiry <= openedAt
  const hidesPrices = hasExpired || areForOthers(state, pricing)
  const total = totalCents(lines.filter(({ gone }) => !gone))
  const counted = state.voucher !== null && answer?.voucher?.code === state.voucher ? answer.voucher : undefined
  const voucher = counted && { code: counted.code, value: cents(counted.valueCents) }

  return {
    lines,
    total,
    voucher,
    /** Words about a voucher that was in the cart and does not count any more. */
    voucherProblem: answer?.voucherProblem?.message,
    /** What is paid in the end: the total and the voucher. */
    payout: withVoucher(total, voucher?.value),
    /** The voucher that went when a company said that it is one. */
    lostVoucher: state.B2BMode ? lostVoucher : null,
    /** Old prices are not shown, nor those of others: they would promise what the shop does not. */
    hidesPrices,
    validUntil: new Date(state.cartExpiry),
    /** Whether the cart can be sold as it is. */
    isReady: state.priceCalculateDone && !hasExpired && status !== 'failed',
    status,
    business: state.B2BMode,
    pieces,
    exceedsBusinessCap: state.B2BMode && !hidesPrices && needsBusinessQuote(rules, total, pieces),
    needsIdentityCheck: answer?.needsIdentityCheck ?? false,
  }
}

export type PricedCart = ReturnType<typeof usePricedCart>
