import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { TradeProblems } from '#domain/trades/sale/read-trade-form.ts'
import { useProblemFocus } from '#web/ui/use-problem-focus.ts'
import { readDraft, type Draft, type DraftField } from './draft.ts'
import type { Rules } from './rules.ts'
import { left, paidOtherwise, problemsOf, typed, type FormState } from './form-state.ts'

/** A form about a seller while it is being filled in. What was complained about is checked anew with every letter. */
export function useDraftForm(
  start: () => Draft,
  judge: (draft: Draft, rules: Rules) => TradeProblems,
  business = false,
) {
  const passed = useRef<DraftField[]>([])
  const rules = useRules(() => passed.current.splice(0).forEach(leave))
  const validate = (draft: Draft): TradeProblems => (rules ? judge(draft, rules) : {})
  const [state, setState] = useState<FormState>(() => ({ draft: start(), problems: {} }))
  const [complaints, setComplaints] = useState(0)
  const form = useProblemFocus(complaints)

  function leave(field: DraftField): void {
    if (rules) setState((before) => left(before, field, validate))
    else passed.current.push(field)
  }
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
    leave,
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

let known: Rules | undefined

/** They come after the form. What was left before is judged then; if they never come, the server judges alone. */
function useRules(onKnown: () => void): Rules | undefined {
  const [rules, setRules] = useState(known)
  const tell = useEffectEvent(onKnown)

  useEffect(() => {
    const fetchRules = async () => {
      known = (await import('./rules.ts')).rules
      setRules(known)
    }
    fetchRules().catch(() => undefined)
  }, [])
  useEffect(() => {
    if (rules) tell()
  }, [rules])

  return rules
}

export type DraftForm = ReturnType<typeof useDraftForm>
