import { payeeFields } from '#domain/accounts/payees/payment-type.ts'
import type { FieldProblem } from '#domain/accounts/profile/seller.ts'
import type { TradeField } from '#domain/trades/sale/new-trade.ts'
import type { TradeProblems } from '#domain/trades/sale/read-trade-form.ts'
import { changeDraft, draftFields, problemField, type Draft, type DraftField } from './draft.ts'

/** What stands in the form, and what is complained about. */
export type FormState = { draft: Draft; problems: TradeProblems }

/** From top to bottom as the page shows them. */
const order: readonly TradeField[] = [...new Set(draftFields.map(problemField))]

export const listProblems = (problems: TradeProblems): [TradeField, FieldProblem][] =>
  order.flatMap((field): [TradeField, FieldProblem][] => (problems[field] ? [[field, problems[field]]] : []))

/** A field that was complained about is checked anew with every letter; others are left in peace while they are typed into. */
export function typed<Field extends DraftField>(
  { draft, problems }: FormState,
  field: Field,
  value: Draft[Field],
  validate: (draft: Draft) => TradeProblems,
  business = false,
): FormState {
  const next = changeDraft(draft, field, value, business)
  const changed: TradeField[] = [problemField(field), ...(next.holder === draft.holder ? [] : ['holder' as const])]
  if (!changed.some((each) => problems[each])) return { draft: next, problems }

  const now = validate(next)
  const kept = listProblems(problems).flatMap(([each, problem]): [TradeField, FieldProblem][] => {
    if (!changed.includes(each)) return [[each, problem]]
    return now[each] ? [[each, now[each]]] : []
  })
  return { draft: next, problems: Object.fromEntries(kept) }
}

/** A field that somebody leaves is judged; one that is still empty is waited for until the end. */
export function left(
  { draft, problems }: FormState,
  field: DraftField,
  validate: (draft: Draft) => TradeProblems,
): FormState {
  if (draft[field] === '') return { draft, problems }
  // In one line the number can be missing where the street is right.
  const judged: TradeField[] = field === 'houseLine' ? ['street', 'houseNumber'] : [problemField(field)]
  const now = listProblems(validate(draft)).filter(([each]) => judged.includes(each))
  const others = listProblems(problems).filter(([each]) => !judged.includes(each))
  return { draft, problems: Object.fromEntries([...others, ...now]) }
}

/** The other way of being paid has other fields. */
export function paidOtherwise({ draft, problems }: FormState): FormState {
  const others = listProblems(problems).filter(([field]) => !payeeFields.some((each) => each === field))
  return { draft, problems: Object.fromEntries(others) }
}

/** Private people and companies are asked some things that the others are not. */
export function problemsOf(problems: TradeProblems, business: boolean): TradeProblems {
  const notAsked: readonly TradeField[] = business ? ['birthdate', 'privateSale'] : ['company', 'vatId']
  return Object.fromEntries(listProblems(problems).filter(([field]) => !notAsked.includes(field)))
}
