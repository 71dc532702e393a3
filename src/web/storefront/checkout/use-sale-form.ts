import { useEffect, useState } from 'react'
import { readTradeForm, type TradeForm, type TradeProblems } from '#domain/trades/read-trade-form.ts'
import { useShop } from '#web/shop-context.tsx'
import { formOf, keepDraft, recallDraft, type Choice, type Draft, type DraftField } from './draft.ts'
import { paidOtherwise, typed, type FormState } from './form-state.ts'

export const FORM_ID = 'sale'

/** The form while it is being filled in: kept letter by letter, judged by the rules of the server. */
export function useSaleForm(choice: Choice) {
  const { country } = useShop()
  const [state, setState] = useState<FormState>(() => ({ draft: recallDraft(), problems: {} }))
  const [complaints, setComplaints] = useState(0)

  const judge = (draft: Draft): TradeProblems => {
    const read = readTradeForm(country, formOf(draft, choice), new Date())
    return read.ok ? {} : read.problems
  }
  const show = (problems: TradeProblems) => {
    setState(({ draft }) => ({ draft, problems }))
    setComplaints((count) => count + 1)
  }

  useEffect(() => keepDraft(state.draft), [state.draft])
  useEffect(() => {
    if (complaints > 0) document.querySelector<HTMLElement>(`#${FORM_ID} [aria-invalid="true"]`)?.focus()
  }, [complaints])

  return {
    ...state,
    change: <Field extends DraftField>(field: Field, value: Draft[Field]) =>
      setState((before) => typed(before, field, value, judge)),
    payOtherwise: () => setState(paidOtherwise),
    /** Puts complaints beside their fields, and the visitor into the first of them. */
    show,
    /** The form, if there is nothing to complain about. */
    finished: (): TradeForm | undefined => {
      const problems = judge(state.draft)
      if (Object.keys(problems).length === 0) return formOf(state.draft, choice)
      show(problems)
      return undefined
    },
  }
}

export type SaleForm = ReturnType<typeof useSaleForm>
