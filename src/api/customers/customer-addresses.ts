import { Hono } from 'hono'
import * as v from 'valibot'
import { changeAddress, keepAddress, removeAddress } from '#domain/accounts/profile/change-address.ts'
import { addressFields } from '#domain/accounts/profile/customer.ts'
import { findCustomerData } from '#domain/accounts/profile/customer-data.ts'
import type { ApiEnv } from '#api/api-env.ts'
import { customers, describeRoute } from '#api/description/describe-route.ts'
import { addressAnswer, addressJson } from './customer-answers.ts'
import {
  answerChange,
  changeResponses,
  field,
  iri,
  readResponses,
  refuseChange,
  removalResponses,
} from './customer-changes.ts'
import { collection, collectionOf, idIn, ldJson } from '#api/catalogue/json-ld.ts'
import { inPath } from '#api/description/parameters.ts'
import { LINKED_JSON, MERGE_PATCH, onlyJson, onlyMergePatch } from '#api/middleware/only-media-type.ts'
import { ownDataOnly, freshDataOnly } from '#api/middleware/own-data-only.ts'
import { valid } from '#api/valid.ts'

const said = { ...v.entriesFromList(addressFields, field), isPrimary: v.optional(v.boolean(), false) }

const newAddress = v.object({ address: v.object(said) })
const addressChange = v.object({ address: v.object({ id: iri, ...said }) })

/** From where the parcels of a customer come. Exactly one address is the usual one. */
export const customerAddresses = new Hono<ApiEnv>()
  .get(
    '/',
    describeRoute({
      tags: ['customers'],
      summary: 'Your addresses, the usual one first',
      security: customers,
      responses: readResponses(collectionOf(addressAnswer)),
    }),
    ownDataOnly,
    async (c) => {
      const { engines, customerId } = c.var
      const addresses = (await findCustomerData(engines.db, customerId))?.addresses ?? []
      const member = addresses.map((address) => addressJson(customerId, address))
      return ldJson(c, collection('addresses', member))
    },
  )
  .post(
    '/',
    describeRoute({
      tags: ['customers'],
      summary: 'Keep one more address; the first is always the usual one',
      security: customers,
      responses: changeResponses(addressAnswer),
    }),
    freshDataOnly,
    onlyJson,
    valid('json', newAddress, LINKED_JSON),
    async (c) => {
      const { engines, shop, customerId } = c.var
      const { isPrimary, ...changes } = c.req.valid('json').address
      const result = await keepAddress(engines, shop, customerId, { changes, isPrimary })
      return answerChange(c, result, addressJson)
    },
  )
  .patch(
    '/',
    describeRoute({
      tags: ['customers'],
      summary: 'Change an address, the usual one if none is named; what is left out stays',
      security: customers,
      responses: changeResponses(addressAnswer),
    }),
    freshDataOnly,
    onlyMergePatch,
    valid('json', addressChange, MERGE_PATCH),
    async (c) => {
      const { engines, shop, customerId } = c.var
      const { id, isPrimary, ...changes } = c.req.valid('json').address
      const result = await changeAddress(engines, shop, customerId, { id: idIn('addresses', id), changes, isPrimary })
      return answerChange(c, result, addressJson)
    },
  )
  .delete(
    '/:id',
    describeRoute({
      tags: ['customers'],
      summary: 'Forget an address',
      security: customers,
      parameters: [inPath('id', 'The last part of its address', { format: 'uuid' })],
      responses: removalResponses,
    }),
    freshDataOnly,
    async (c) => {
      const { engines, customerId } = c.var
      const result = await removeAddress(engines, customerId, c.req.param('id'))
      return result.ok ? c.body(null, 204) : refuseChange(c, result)
    },
  )
