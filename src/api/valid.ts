import { validator } from 'hono-openapi'
import { parse, type GenericSchema } from 'valibot'
import type { ApiContext } from './api-env.ts'
import { problem } from './problem.ts'
import { isSound } from './sound-input.ts'

type Issue = { message: string; path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined }

const pathOf = ({ path }: Issue): string =>
  (path ?? []).map((step) => String(typeof step === 'object' ? step.key : step)).join('.')

/** `Invalid UUID: Received "…"` and `Invalid type: Expected string but received 5` both end with what was sent. */
const withoutReceived = (message: string): string => message.split(/:? (?:but )?received /i)[0]!

/** Checks a request against its schema. The library's own answer would echo the input, passwords included. */
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
      if (result.success && isSound(result.data, parse(schema, result.data))) return undefined
      if (result.success) return problem(c as ApiContext, 400, 'invalid-input')
      const violations = result.error.map((issue) => ({
        propertyPath: pathOf(issue),
        message: withoutReceived(issue.message),
      }))
      return problem(c as ApiContext, 400, 'invalid-input', { violations })
    },
    { media },
  )
