import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { go } from '#web/browser/navigation/follow-links.ts'
import { openPage } from '#web/browser/page.ts'
import { track } from '#web/browser/track.ts'
import { usePath } from '#web/shop-context.tsx'
import { problemsIn } from '#web/storefront/account/problems-in.ts'
import { cartActions } from '#web/storefront/cart/cart-actions.ts'
import { acknowledgePrices, refreshPrices } from '#web/storefront/cart/priced-cart.ts'
import type { PricedCart } from '#web/storefront/cart/use-priced-cart.ts'
import { clearDraft } from './form/draft.ts'
import { sendTrade, type TradeAnswer } from './send-trade.ts'
import { keepSentForm } from './thank-you/sent-form.ts'
import { tradeEvents } from './thank-you/trade-events.ts'
import type { SaleForm } from './sections/use-sale-form.ts'
import { clearSubmission, findPendingSubmission, submissionFor, type PendingSubmission } from './pending-submission.ts'

/** Why nothing was sold; the form says for itself what is wrong with its fields. */
export type Refusal =
  | { reason: 'unreachable' }
  | { reason: 'login-ended' }
  | { reason: 'changed' }
  | { reason: 'refused'; message: string }

type Refused = Extract<TradeAnswer, { reason: 'refused' }>

/** Sells the cart: sends the form once, however often the button is pressed, and leads on to the thank-you page. */
export function useSale(priced: PricedCart, form: SaleForm, post?: typeof fetch) {
  const path = usePath()
  const underway = useRef(false)
  const hurried = useRef<string>(undefined)
  const isPriced = priced.isReady && priced.status === 'asked'
  const lines = priced.lines.map(({ offerId, quantity }) => ({ offerId, quantity }))
  const [status, setStatus] = useState<'open' | 'sending' | 'sold'>('open')
  const [refusal, setRefusal] = useState<Refusal>()

  const finish = (transactionId: number, { body }: PendingSubmission) => {
    setStatus('sold')
    clearDraft()
    if (!post) keepSentForm(transactionId, body)
    clearSubmission()
    track({ name: 'trade_created', data: tradeEvents(priced.lines, priced.voucher, transactionId) })
    cartActions.setTransaction(transactionId)
    void go(`${path('thankYou')}?trade=${transactionId}`, openPage().builds)
  }

  const refuse = (refused: Refused) => {
    // It was heard and is not to be heard again; the next one is another submission.
    clearSubmission()
    if (refused.code === 'invalid-input') form.show(problemsIn(refused.violations))
    else setRefusal(refused.code === 'cart-changed' ? { reason: 'changed' } : refused)
    if (refused.code !== 'invalid-input') void refreshPrices()
  }

  const send = async (submission: PendingSubmission) => {
    if (underway.current) return
    underway.current = true
    setStatus('sending')
    setRefusal(undefined)
    const answer = await sendTrade(submission, post)
    underway.current = false
    if (answer.ok) return finish(answer.transactionId, submission)

    setStatus('open')
    if (answer.reason === 'refused') refuse(answer)
    else setRefusal(answer)
  }

  const submit = () => {
    const filledIn = form.finished()
    if (!filledIn || priced.exceedsBusinessCap) return
    // Whoever is ahead of the prices is heard once they are there.
    if (priced.status === 'asking') hurried.current = JSON.stringify(lines)
    if (!isPriced) return
    acknowledgePrices()
    void send(submissionFor(JSON.stringify({ lines, voucher: priced.voucher?.code ?? null, ...filledIn })))
  }

  const submitHurried = useEffectEvent(() => {
    const isNews = priced.lines.some(({ former, gone }) => former !== undefined || gone)
    // Another cart or other prices than he has seen are for the seller to judge first.
    if (hurried.current === JSON.stringify(lines) && !isNews) submit()
  })
  useEffect(() => {
    if (isPriced) submitHurried()
    // Nobody sells later by what he pressed before: not after prices that never came, nor after those that are over.
    hurried.current = undefined
  }, [isPriced, priced.status])

  useAnswerOfLostSubmission(priced, send)
  return { status, refusal, submit }
}

/** Sold in truth, but the answer was lost on its way: the same submission gets the same answer, and cannot sell anything twice. */
function useAnswerOfLostSubmission({ lines }: PricedCart, send: (submission: PendingSubmission) => void): void {
  const sold = lines.find(({ gone }) => gone?.reason === 'sold')?.offerId
  const sendAgain = useEffectEvent(send)

  useEffect(() => {
    const submission = findPendingSubmission()
    if (sold !== undefined && submission?.body.includes(sold)) sendAgain(submission)
  }, [sold])
}
