import type { FieldProblem } from '#domain/accounts/profile/seller.ts'
import { translatorFor } from '#domain/i18n/translator-for.ts'
import type { MessageKey } from '#shop/messages/messages.ts'
import type { ApiContext } from './api-env.ts'
import { problem, type Violation } from './problem.ts'

/** What forms say about a field, and what only programs are told. */
type Wrong = `field.${FieldProblem}` | Extract<MessageKey, `violation.${string}`>

/** What is wrong with a field, as a code and in the words of the shop. */
export const violation = (c: ApiContext, propertyPath: string, wrong: Wrong): Violation => ({
  propertyPath,
  code: wrong.slice(wrong.indexOf('.') + 1),
  message: translatorFor(c.var.shop.country)(wrong),
})

export const refusedField = (c: ApiContext, propertyPath: string, wrong: Wrong): Response =>
  problem(c, 400, 'invalid-input', { violations: [violation(c, propertyPath, wrong)] })

/** Says of every field what is wrong with it, in words and as codes. */
export function fieldProblems(c: ApiContext, fields: Partial<Record<string, FieldProblem>>): Response {
  const violations = Object.entries(fields).flatMap(([propertyPath, code]): Violation[] =>
    code === undefined ? [] : [violation(c, propertyPath, `field.${code}`)],
  )
  return problem(c, 422, 'invalid-input', { violations })
}
