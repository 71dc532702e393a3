import { Hono } from 'hono'
import { findCustomerData } from '#domain/accounts/profile/customer-data.ts'
import type { ApiEnv } from '#api/api-env.ts'
import { customers, describeRoute } from '#api/description/describe-route.ts'
import { customerAnswer, customerJson } from './customer-answers.ts'
import { readResponses } from './customer-changes.ts'
import { ldJson } from '#api/catalogue/json-ld.ts'
import { ownDataOnly } from '#api/middleware/own-data-only.ts'
import { problem } from '#api/problem.ts'

/** Everybody finds exactly one customer here: himself. */
export const customerRecord = new Hono<ApiEnv>().get(
  '/',
  describeRoute({
    tags: ['customers'],
    summary: 'Your own record',
    security: customers,
    responses: readResponses(customerAnswer),
  }),
  ownDataOnly,
  async (c) => {
    const { engines, caller, customerId } = c.var
    const customer = await findCustomerData(engines.db, customerId)
    return customer ? ldJson(c, customerJson(caller.email, customer)) : problem(c, 404, 'not-found')
  },
)
