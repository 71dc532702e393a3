import { useState } from 'react'
import type { TradeProblems } from '#domain/trades/sale/read-trade-form.ts'
import { useProblemFocus } from '#web/ui/use-problem-focus.ts'
import { readDraft, type Draft, type DraftField } from './draft.ts'
import type { Rules } from './rules.ts'
import { useRules } from './use-rules.ts'
import { left, paidOtherwise, problemsOf, typed, type FormState } from './form-state.ts'

/** A form about a seller while it is being filled in. What was complained about is checked anew with every letter. */
export function useDraftForm(
  start: () => Draft,
  judge: (draft: Draft, rules: Rules) => TradeProblems,
  business = false,
) {
  const rules = useRules()
  const validate = (draft: Draft): TradeProblems => (rules ? judge(draft, rules) : {})
  const [state, setState] = useState<FormState>(() => ({ draft: start(), problems: {} }))
  const [complaints, setComplaints] = useState(0)
  const form = useProblemFocus(complaints)

  const show = (problems: TradeProblems) => {
    setState(({ draft }) => ({ draft, problems }))
    setComplaints((count) => count + 1)
  }

  return {
    form,
    rules,
    draft: state.draft,
    problems: problemsOf(state.problems, business),
    change: <Field extends DraftField>(field: Field, value: Draft[Field]) =>
      setState((before) => typed(before, field, value, validate, business)),
    leave: (field: DraftField) => setState((before) => left(before, field, validate)),
    /** What becomes known later fills what nobody has typed into. */
    fill: (known: Partial<Draft>) => setState(({ draft, problems }) => ({ draft: readDraft(draft, known), problems })),
    payOtherwise: () => setState(paidOtherwise),
    /** Puts complaints beside their fields, and the visitor into the first of them. */
    show,
    validate: (): TradeProblems => validate(state.draft),
    /** Whether there is nothing to complain about. What there is, is shown. */
    isFine: (): boolean => {
      const problems = validate(state.draft)
      const isFine = Object.keys(problems).length === 0
      if (!isFine) show(problems)
      return isFine
    },
  }
}

export type DraftForm = ReturnType<typeof useDraftForm>
