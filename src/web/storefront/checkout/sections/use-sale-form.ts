import { useEffect, useEffectEvent } from 'react'
import { NOTHING_TO_PAY } from '#domain/accounts/payees/payment-type.ts'
import type { TradeProblems } from '#domain/trades/sale/read-trade-form.ts'
import { useShop } from '#web/shop-context.tsx'
import {
  formOf,
  saveDraft,
  recallDraft,
  type Choice,
  type Draft,
  type SentForm,
} from '#web/storefront/checkout/form/draft.ts'
import type { Rules } from '#web/storefront/checkout/form/rules.ts'
import { useDraftForm } from '#web/storefront/checkout/form/use-draft-form.ts'

/** The form of the sale: kept letter by letter, checked by the rules of the server. */
export function useSaleForm(choice: Choice, known: Partial<Draft>) {
  const { country } = useShop()
  // An account that the shop knows already was checked when it was saved.
  const checked = choice.paymentAccount === undefined ? choice : { ...choice, paymentType: NOTHING_TO_PAY }

  const judge = (draft: Draft, { readTradeForm }: Rules): TradeProblems => {
    const read = readTradeForm(country, formOf(draft, checked), new Date())
    return read.ok ? {} : read.problems
  }
  const form = useDraftForm(() => recallDraft(known), judge, choice.business)
  const { draft, isFine } = form
  const fill = useEffectEvent(form.fill)

  useEffect(() => saveDraft(draft), [draft])
  useEffect(() => fill(known), [known])

  return {
    ...form,
    /** The form, if there is nothing to complain about. */
    finished: (): SentForm | undefined => {
      if (!isFine()) return undefined
      const { paymentAccount } = choice
      const filledIn = formOf(draft, choice)
      return paymentAccount === undefined ? filledIn : { ...filledIn, payee: { paymentAccount } }
    },
  }
}

export type SaleForm = ReturnType<typeof useSaleForm>
