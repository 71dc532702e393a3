import * as v from 'valibot'
import type { ChangeRefusal, Saved } from '#domain/accounts/profile/change-customer.ts'
import { answers, json } from '#api/description/answers.ts'
import type { ApiContext } from '#api/api-env.ts'
import { fieldProblems } from '#api/field-problems.ts'
import { idIn, ldJson } from '#api/catalogue/json-ld.ts'
import { LINKED_JSON } from '#api/middleware/only-media-type.ts'
import { problem } from '#api/problem.ts'

/** Something that a customer may say about himself. Null and nothing at all are different things in a merge patch. */
export const field = v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(300))))

/** The name of a thing: an address, a bare id, or nothing for a new one. */
export const iri = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(100))))

const notYours = { 403: 'None of yours, or sent by a page of another site' }

export const readResponses = (schema: v.GenericSchema) => answers({ 200: json('What is known', schema, LINKED_JSON) })

export const changeResponses = (schema: v.GenericSchema) =>
  answers({
    200: json('Changed', schema, LINKED_JSON),
    201: json('Created', schema, LINKED_JSON),
    ...notYours,
    422: 'Something about the fields',
  })

export const removalResponses = answers({ 204: { description: 'Removed' }, ...notYours })

/** Whether a request speaks about the customer who sends it. It may leave that out. */
export const isAboutCaller = (c: ApiContext, customer: string | null | undefined): boolean =>
  ['', c.var.customerId].includes(idIn('customers', customer))

const refusalStatus = {
  'not-yours': 403,
  'not-found': 404,
  'too-many-accounts': 422,
  'too-many-addresses': 422,
} as const

export function refuseChange(c: ApiContext, refused: ChangeRefusal): Response {
  if (refused.reason !== 'invalid-input') return problem(c, refusalStatus[refused.reason], refused.reason)
  return fieldProblems(c, refused.problems)
}

/** The thing as it is now, or why it is not so. */
export const answerChange = <Thing>(
  c: ApiContext,
  result: Saved<Thing> | ChangeRefusal,
  tell: (customerId: string, thing: Thing) => object,
): Response =>
  result.ok ? ldJson(c, tell(c.var.customerId, result.saved), result.isNew ? 201 : 200) : refuseChange(c, result)
