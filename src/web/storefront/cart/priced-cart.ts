import type { CartRules } from '#domain/catalogue/rules/rule-set.ts'
import { create } from 'zustand'
import type { CartAnswer, CartQuestion } from '#domain/cart/cart-answer.ts'
import type { CartDevice, CheckoutState } from '#domain/cart/checkout-state.ts'
import { useCheckoutState } from '#web/state/checkout-state.ts'
import { cartActions } from './cart-actions.ts'
import { isAbout, questionOf } from './change-cart.ts'

export type Pricing = {
  status: 'asked' | 'asking' | 'failed'
  /** What the shop said last; until then nothing. */
  answer?: CartAnswer
  /** Whether it said so to a company. */
  business?: boolean
  /** What a company had to give up when it said that it is one. */
  lostVoucher?: string | null
  /** What a line was worth when the visitor last saw it, by its offer; until he says that he has seen the difference. */
  former: Readonly<Record<string, number>>
}

/** What this page has learned about the prices. Only the prices themselves are kept between visits. */
export const usePricing = create<Pricing>()(() => ({ status: 'asked', former: {} }))

export const acknowledgePrices = (): void => usePricing.setState({ former: {} })

let underway: { question: CartQuestion; done: Promise<void> } | undefined

/** Asks the shop what the cart is worth now. A question that is on its way already is not asked twice. */
export function refreshPrices(): Promise<void> {
  const state = useCheckoutState.getState()
  if (underway && isAbout(state, underway.question)) return underway.done

  const question = questionOf(state)
  const asked = { question, done: ask(question).finally(() => underway === asked && (underway = undefined)) }
  underway = asked
  return asked.done
}

async function ask(question: CartQuestion): Promise<void> {
  if (question.lines.length === 0) return usePricing.setState({ status: 'asked', answer: undefined })

  usePricing.setState({ status: 'asking' })
  const answer = await send(question)
  const state = useCheckoutState.getState()
  // Somebody changed the cart meanwhile, here or in another tab.
  if (!isAbout(state, question)) return refreshPrices()
  if (!answer) return usePricing.setState({ status: 'failed' })

  const news = isExpected(state, question) ? {} : differences(state.cart, answer)
  cartActions.takePrices(question, answer)
  usePricing.setState(({ former }) => ({
    status: 'asked',
    answer,
    business: question.business,
    former: { ...former, ...news },
  }))
}

/** Other prices are no news for who has just said who he is, nor for a company whose pieces reach another tier. */
const isExpected = ({ cartExpiry }: CheckoutState, { business }: CartQuestion): boolean =>
  (business || usePricing.getState().business === true) && cartExpiry > Date.now()

/** Says who sells. Companies have prices of their own, and no vouchers of private people. */
export function sellAs(rules: CartRules, business: boolean): void {
  const { B2BMode, voucher } = useCheckoutState.getState()
  if (B2BMode === business) return
  usePricing.setState({ former: {}, lostVoucher: business ? voucher : null })
  cartActions.setBusiness(rules, business)
}

async function send(question: CartQuestion): Promise<CartAnswer | undefined> {
  const headers = { 'content-type': 'application/json' }
  try {
    const answer = await fetch('/api/cart', { method: 'POST', headers, body: JSON.stringify(question) })
    return answer.ok ? ((await answer.json()) as CartAnswer) : undefined
  } catch {
    return undefined
  }
}

/** The prices that the visitor has seen and that are others now. */
function differences(seen: readonly CartDevice[], { lines }: CartAnswer): Record<string, number> {
  const former = usePricing.getState().former
  return Object.fromEntries(
    lines.flatMap(({ askedFor, offerId, priceCents }) => {
      const price = priceCents / 100
      const before = former[askedFor] ?? seen.find((line) => line.offerId === askedFor)?.price ?? price
      return before === price ? [] : [[offerId, before]]
    }),
  )
}

/** Without words if nobody could be asked. */
export type VoucherResult = { ok: true } | { ok: false; message?: string }

/** Tries a voucher; one that does not count is not kept. */
export async function tryVoucher(code: string): Promise<VoucherResult> {
  cartActions.applyVoucher(code)
  await refreshPrices()
  const { status, answer } = usePricing.getState()
  if (status === 'failed') {
    cartActions.removeVoucher()
    return { ok: false }
  }
  if (!answer?.voucherProblem) return { ok: true }

  // Whoever tried it tells why; the cart need not say so as well.
  usePricing.setState({ answer: { ...answer, voucherProblem: null } })
  return { ok: false, message: answer.voucherProblem.message }
}
