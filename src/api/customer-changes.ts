import * as v from 'valibot'
import type { ChangeRefusal, Saved } from '#domain/accounts/change-customer.ts'
import type { ApiContext } from './api-env.ts'
import { fieldProblems } from './field-problems.ts'
import { idIn, ldContent, ldJson } from './json-ld.ts'
import { problem, problemJson } from './problem.ts'

/** Something that a customer may say about himself. Null and nothing at all are different things in a merge patch. */
export const field = v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(300))))

/** The name of a thing: an address, a bare id, or nothing for a new one. */
export const iri = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(100))))

const refusals = {
  401: { description: 'Not logged in', content: problemJson },
  404: { description: 'This account has no customer yet', content: problemJson },
}

export const readResponses = (schema: v.GenericSchema) => ({
  200: { description: 'What is known', content: ldContent(schema) },
  ...refusals,
})

export const changeResponses = (schema: v.GenericSchema) => ({
  200: { description: 'Changed', content: ldContent(schema) },
  201: { description: 'Created', content: ldContent(schema) },
  400: { description: 'Not a change', content: problemJson },
  ...refusals,
  401: { description: 'Not logged in, or not recently enough for this', content: problemJson },
  403: { description: 'None of yours', content: problemJson },
  415: { description: 'Neither JSON nor a merge patch', content: problemJson },
  422: { description: 'Something about the fields', content: problemJson },
})

export const removalResponses = {
  204: { description: 'Removed' },
  ...refusals,
  401: { description: 'Not logged in, or not recently enough for this', content: problemJson },
  403: { description: 'None of yours', content: problemJson },
}

/** Whether a request speaks about the customer who sends it. It may leave that out. */
export const isAboutCaller = (c: ApiContext, customer: string | null | undefined): boolean =>
  ['', c.var.customerId].includes(idIn('customers', customer))

const refusalStatus = { 'not-yours': 403, 'not-found': 404, 'too-many-accounts': 422 } as const

export function refuseChange(c: ApiContext, refused: ChangeRefusal): Response {
  if (refused.reason !== 'invalid-input') return problem(c, refusalStatus[refused.reason], refused.reason)
  return fieldProblems(c, refused.problems)
}

/** The thing as it is now, or why it is not so. */
export const answerChange = <Thing>(
  c: ApiContext,
  result: Saved<Thing> | ChangeRefusal,
  json: (customerId: string, thing: Thing) => object,
): Response =>
  result.ok ? ldJson(c, json(c.var.customerId, result.saved), result.isNew ? 201 : 200) : refuseChange(c, result)
