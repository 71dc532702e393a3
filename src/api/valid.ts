import { validator } from 'hono-openapi'
import type { GenericSchema } from 'valibot'
import type { ApiContext } from './api-env.ts'
import { problem } from './problem.ts'

type Issue = { message: string; path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined }

const pathOf = ({ path }: Issue): string =>
  (path ?? []).map((step) => String(typeof step === 'object' ? step.key : step)).join('.')

/** Checks a request against its schema. The library's own answer would echo the input, passwords included. */
export const valid = <Schema extends GenericSchema>(target: 'json' | 'query', schema: Schema) =>
  validator(target, schema, (result, c) => {
    if (result.success) return undefined
    const violations = result.error.map((issue) => ({
      propertyPath: pathOf(issue),
      message: issue.message.split(' but ')[0]!,
    }))
    return problem(c as ApiContext, 400, 'invalid-input', { violations })
  })
