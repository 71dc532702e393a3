import { validator } from 'hono-openapi'
import { parse, type GenericSchema } from 'valibot'
import type { FieldProblem } from '#domain/accounts/profile/seller.ts'
import type { ApiContext } from './api-env.ts'
import { violation } from './field-problems.ts'
import { problem } from './problem.ts'
import { isValidInput } from './valid-input.ts'

type Issue = { path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined; type?: string; received?: string }

const pathOf = ({ path }: Issue): string =>
  (path ?? []).map((step) => String(typeof step === 'object' ? step.key : step)).join('.')

/** What is wrong, in the words that forms have for it: the library's own are English and echo the input, passwords included. */
function problemOf({ type = '', received }: Issue): FieldProblem {
  if (received === 'undefined') return 'missing'
  return /^max_(?:length|bytes|graphemes)$/.test(type) ? 'too-long' : 'invalid'
}

/** Checks a request against its schema. */
export const valid = <Schema extends GenericSchema>(
  target: 'json' | 'query',
  schema: Schema,
  media = 'application/json',
) =>
  validator(
    target,
    schema,
    (result, c) => {
      // A second time, since the library tells what was given, not what was taken of it.
      if (result.success && isValidInput(result.data, parse(schema, result.data))) return undefined
      if (result.success) return problem(c as ApiContext, 400, 'invalid-input')
      const violations = result.error.map((issue) =>
        violation(c as ApiContext, pathOf(issue), `field.${problemOf(issue)}`),
      )
      return problem(c as ApiContext, 400, 'invalid-input', { violations })
    },
    { media },
  )
