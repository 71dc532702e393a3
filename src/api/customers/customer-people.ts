import { Hono } from 'hono'
import * as v from 'valibot'
import { changePerson } from '#domain/accounts/profile/change-person.ts'
import type { ApiEnv } from '#api/api-env.ts'
import { customers, describeRoute } from '#api/description/describe-route.ts'
import { personAnswer, personJson } from './customer-answers.ts'
import { answerChange, changeResponses, field, iri, isAboutCaller } from './customer-changes.ts'
import { idIn } from '#api/catalogue/json-ld.ts'
import { MERGE_PATCH, onlyMergePatch } from '#api/middleware/only-media-type.ts'
import { freshDataOnly } from '#api/middleware/own-data-only.ts'
import { problem } from '#api/problem.ts'
import { valid } from '#api/valid.ts'

/** The customer service calls the person an address. */
const personChange = v.object({
  address: v.object({ firstName: field, lastName: field, birthdate: field }),
  peopleIri: iri,
  customerIri: iri,
})

/** Who a customer is. */
export const customerPeople = new Hono<ApiEnv>().patch(
  '/',
  describeRoute({
    tags: ['customers'],
    summary: 'Say or change who you are; what is left out stays',
    security: customers,
    responses: changeResponses(personAnswer),
  }),
  freshDataOnly,
  onlyMergePatch,
  valid('json', personChange, MERGE_PATCH),
  async (c) => {
    const { engines, shop, customerId } = c.var
    const { address: changes, peopleIri, customerIri } = c.req.valid('json')
    if (!isAboutCaller(c, customerIri)) return problem(c, 403, 'not-yours')

    const result = await changePerson(engines, shop, customerId, { id: idIn('people', peopleIri), changes })
    return answerChange(c, result, personJson)
  },
)
