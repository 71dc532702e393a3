import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import type { Answer, VisitOptions } from '#tests/support/drivers/customers/visit.ts'
import { SECRET } from './broken-inputs.ts'
import { FORM } from './inputs.ts'
import type { Operation, Schema } from './operations.ts'

const ajv = new Ajv2020({ strict: false, formats: fullFormats })

/** A field that nobody described is outside of the description, too. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]))
  return 'properties' in inner && !('additionalProperties' in inner) ? { ...inner, additionalProperties: false } : inner
}

const compiled = { asked: new Map<Schema, ValidateFunction>(), answered: new Map<Schema, ValidateFunction>() }

function checkerOf(schema: Schema, side: keyof typeof compiled): ValidateFunction {
  const known = compiled[side].get(schema) ?? ajv.compile(side === 'asked' ? schema : (closed(schema) as Schema))
  compiled[side].set(schema, known)
  return known
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Programs send JSON; mail programs end a newsletter as a form would. */
const readBody = (body: string, type: string | undefined): unknown =>
  type?.startsWith(FORM) ? Object.fromEntries(new URLSearchParams(body)) : fromJson(body)

/** Whether a body is one that the operation says it takes. */
function takes({ requestBody }: Operation, body: string, type: string | undefined): boolean {
  const schemas = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => (schema ? [schema] : []))
  const sent = readBody(body, type)
  return schemas.length === 0 || schemas.some((schema) => checkerOf(schema, 'asked')(sent))
}

/** What is wrong with the answer to a request; nothing, if it is as described. */
export function faultOf(operation: Operation, { body, headers }: VisitOptions, answer: Answer): string | undefined {
  if (answer.status < 400 && body !== undefined && !takes(operation, String(body), headers?.['content-type']))
    return 'took what it says it does not take'
  return faultOfAnswer(operation, answer)
}

function faultOfAnswer({ responses }: Operation, answer: Answer): string | undefined {
  const { status, headers, bytes, text } = answer
  if (status >= 500) return `failed: ${text.slice(0, 200)}`
  const response = responses[status]
  if (!response) return `the status is not described: ${text.slice(0, 200)}`

  const type = (headers['content-type'] ?? '').split(';')[0]!
  if (!response.content) return bytes.length > 0 ? 'has a body where none is described' : undefined
  const content = response.content[type]
  if (!content) return `the content type “${type}” is not described`
  if (status >= 400 && text.includes(SECRET)) return `repeats what was sent: ${text.slice(0, 300)}`
  if (!content.schema) return bytes.length === 0 ? 'is empty' : undefined

  const check = checkerOf(content.schema, 'answered')
  return check(type.includes('json') ? fromJson(text) : text)
    ? undefined
    : `is not as described: ${ajv.errorsText(check.errors)}`
}
