import type { Problems } from '#domain/accounts/profile/seller.ts'
import type { TradeField } from '#domain/trades/sale/new-trade.ts'

/** What the shop complained about, for the form that can say it beside its fields. */
export const problemsIn = <Field extends string = TradeField>(
  violations: readonly { propertyPath: string; code?: string }[],
): Problems<Field> =>
  Object.fromEntries(violations.map(({ propertyPath, code }) => [propertyPath, code ?? 'invalid'])) as Problems<Field>
