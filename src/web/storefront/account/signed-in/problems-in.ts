import type { FieldProblem } from '#domain/accounts/profile/seller.ts'
import type { TradeProblems } from '#domain/trades/sale/read-trade-form.ts'
import type { Refusal } from '#web/storefront/account/account-answer.ts'

/** What the shop complained about, for the form that can say it beside its fields. */
export const problemsIn = ({ violations }: Pick<Refusal, 'violations'>): TradeProblems =>
  Object.fromEntries(violations.map(({ propertyPath, code }) => [propertyPath, (code ?? 'invalid') as FieldProblem]))
