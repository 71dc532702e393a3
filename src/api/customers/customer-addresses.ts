import { Hono } from 'hono'
import * as v from 'valibot'
import { changeAddress } from '#domain/accounts/profile/change-address.ts'
import { addressFields } from '#domain/accounts/profile/customer.ts'
import { findCustomerData } from '#domain/accounts/profile/customer-data.ts'
import type { ApiEnv } from '#api/api-env.ts'
import { customers, describeRoute } from '#api/description/describe-route.ts'
import { addressAnswer, addressJson } from './customer-answers.ts'
import { answerChange, changeResponses, field, iri, readResponses } from './customer-changes.ts'
import { collection, collectionOf, idIn, ldJson } from '#api/catalogue/json-ld.ts'
import { MERGE_PATCH, onlyMergePatch } from '#api/middleware/only-media-type.ts'
import { ownDataOnly, freshDataOnly } from '#api/middleware/own-data-only.ts'
import { valid } from '#api/valid.ts'

const addressChange = v.object({ address: v.object({ id: iri, ...v.entriesFromList(addressFields, field) }) })

/** Where a customer lives: one address, or none yet. */
export const customerAddresses = new Hono<ApiEnv>()
  .get(
    '/',
    describeRoute({
      tags: ['customers'],
      summary: 'Your address',
      security: customers,
      responses: readResponses(collectionOf(addressAnswer)),
    }),
    ownDataOnly,
    async (c) => {
      const { engines, customerId } = c.var
      const address = (await findCustomerData(engines.db, customerId))?.address
      return ldJson(c, collection('addresses', address ? [addressJson(customerId, address)] : []))
    },
  )
  .patch(
    '/',
    describeRoute({
      tags: ['customers'],
      summary: 'Give or change your address; what is left out stays',
      security: customers,
      responses: changeResponses(addressAnswer),
    }),
    freshDataOnly,
    onlyMergePatch,
    valid('json', addressChange, MERGE_PATCH),
    async (c) => {
      const { engines, shop, customerId } = c.var
      const { id, ...changes } = c.req.valid('json').address
      const result = await changeAddress(engines, shop, customerId, { id: idIn('addresses', id), changes })
      return answerChange(c, result, addressJson)
    },
  )
