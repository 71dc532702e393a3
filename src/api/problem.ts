import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { resolver } from 'hono-openapi'
import * as v from 'valibot'
import { translatorFor } from '#domain/i18n/translator-for.ts'
import type { Country } from '#shop/countries/country.ts'
import { errorCodes, type ErrorCode } from '#shop/messages/error-codes.ts'
import type { ApiContext } from './api-env.ts'

/** `code` is for pages that have words of their own. */
export type Violation = { propertyPath: string; message: string; code?: string }

/** The one shape of an error (RFC 9457): a code for programs, words in the visitor's language for people. */
export const problemFields = {
  type: v.pipe(v.string(), v.description('/problems/{code}')),
  title: v.pipe(v.string(), v.description("In the visitor's language")),
  status: v.pipe(v.number(), v.integer()),
  code: v.picklist(errorCodes),
  detail: v.optional(v.string()),
  requestId: v.pipe(v.string(), v.description('By which the line in the log is found')),
  violations: v.optional(
    v.array(v.object({ propertyPath: v.string(), message: v.string(), code: v.optional(v.string()) })),
  ),
}

const problemSchema = v.pipe(v.object(problemFields), v.metadata({ ref: 'Problem' }))

/** For the description of a route that may answer so. */
export const problemJson = { 'application/problem+json': { schema: resolver(problemSchema) } }

/** What else there is to say; `next` are questions that a program asks before it tries again. */
type Details = { detail?: string; violations?: Violation[]; next?: readonly object[] }

export function problem(c: ApiContext, status: ContentfulStatusCode, code: ErrorCode, details: Details = {}): Response {
  const { shop, requestId } = c.var
  return c.body(problemText({ ...shop, requestId, status, code }, details), status, { 'Content-Type': problemType })
}

type Problem = { country: Country; requestId: string; status: number; code: ErrorCode }

export const problemType = 'application/problem+json; charset=utf-8'

export function problemText({ country, requestId, status, code }: Problem, details: Details = {}): string {
  const title = translatorFor(country)(`problem.${code}`)
  return JSON.stringify({ type: `/problems/${code}`, title, status, code, requestId, ...details })
}
