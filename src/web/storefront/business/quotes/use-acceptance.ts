import { useRef, useState } from 'react'
import type { TradeProblems } from '#domain/trades/sale/read-trade-form.ts'
import { runningRouter } from '#web/browser/react-router-internals.ts'
import { useShop } from '#web/shop-context.tsx'
import { formOf, readDraft, type Draft } from '#web/storefront/checkout/form/draft.ts'
import type { Rules } from '#web/storefront/checkout/form/rules.ts'
import { useDraftForm } from '#web/storefront/checkout/form/use-draft-form.ts'
import { sendAcceptance } from './send-acceptance.ts'
import type { ShownQuote } from './show-quote.ts'

/** The form for saying yes: checked by the rules of the server, sent once however often the button is pressed. */
export function useAcceptance({ token, acceptance }: ShownQuote) {
  const { country } = useShop()
  const { known, boxes: range } = acceptance!
  const [paymentType, setPaymentType] = useState<string>(country.selectedPaymentType)
  const [typed, setTyped] = useState(String(range.usual))
  const [areBoxesWrong, setBoxesWrong] = useState(false)
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const underway = useRef(false)

  const formNow = (draft: Draft) => formOf(draft, { paymentType, business: true })
  const judge = (draft: Draft, { readTradeForm }: Rules): TradeProblems => {
    const read = readTradeForm(country, formNow(draft), new Date())
    return read.ok ? {} : read.problems
  }
  const start = () => readDraft({}, { ...known, holder: known.company })
  const form = useDraftForm(start, judge)

  const boxesOf = (text: string): number | undefined => {
    const count = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0
    return count >= 1 && count <= range.most ? count : undefined
  }

  const send = async () => {
    const boxes = boxesOf(typed)
    setBoxesWrong(boxes === undefined)
    if (!form.isFine() || boxes === undefined || underway.current) return
    underway.current = true
    setSending(true)
    setRefusal(undefined)
    const { business: _, ...sent } = formNow(form.draft)
    const answer = await sendAcceptance(token, { boxes, ...sent })
    underway.current = false
    setSending(false)
    if (answer.ok || answer.reason === 'closed') return void showWhatBecame()
    if (answer.reason === 'fields') form.show(answer.problems)
    else setRefusal(answer.message)
  }

  return {
    form,
    send: () => void send(),
    isSending,
    refusal,
    payment: {
      type: paymentType,
      choose: (code: string) => {
        setPaymentType(code)
        form.payOtherwise()
      },
    },
    boxes: {
      typed,
      most: range.most,
      isWrong: areBoxesWrong,
      type: (text: string) => {
        setTyped(text)
        if (areBoxesWrong) setBoxesWrong(boxesOf(text) === undefined)
      },
    },
  }
}

/** The page is another one now: it begins at its beginning. */
async function showWhatBecame(): Promise<void> {
  await runningRouter().revalidate()
  scrollTo(0, 0)
}
