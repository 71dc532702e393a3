import type { FieldProblem } from '#domain/accounts/seller.ts'
import { speakerFor } from '#domain/speech/all-words.ts'
import type { ApiContext } from './api-env.ts'
import type { Violation } from './problem.ts'

/** What is wrong with which field, in words and as codes. */
export function fieldProblems(c: ApiContext, problems: Partial<Record<string, FieldProblem>>): Violation[] {
  const t = speakerFor(c.var.shop.country)
  return Object.entries(problems).flatMap(([propertyPath, code]) =>
    code === undefined ? [] : [{ propertyPath, code, message: t(`field.${code}`) }],
  )
}
