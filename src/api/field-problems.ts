import type { FieldProblem } from '#domain/accounts/seller.ts'
import { speakerFor } from '#domain/speech/all-words.ts'
import type { ApiContext } from './api-env.ts'
import { problem, type Violation } from './problem.ts'

/** Says of every field what is wrong with it, in words and as codes. */
export function fieldProblems(c: ApiContext, fields: Partial<Record<string, FieldProblem>>): Response {
  const t = speakerFor(c.var.shop.country)
  const violations = Object.entries(fields).flatMap(([propertyPath, code]): Violation[] =>
    code === undefined ? [] : [{ propertyPath, code, message: t(`field.${code}`) }],
  )
  return problem(c, 422, 'invalid-input', { violations })
}
