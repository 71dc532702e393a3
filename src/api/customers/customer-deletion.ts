import { Hono } from 'hono'
import { eraseCustomer } from '#domain/trades/customer-records/erase-customer.ts'
import { answers } from '#api/description/answers.ts'
import type { ApiEnv } from '#api/api-env.ts'
import { customers, describeRoute } from '#api/description/describe-route.ts'
import { isOwn, accountDeletion } from '#api/account/account-deletion.ts'
import { customersOnly, freshlyAuthenticatedOnly } from '#api/middleware/customers-only.ts'
import { problem } from '#api/problem.ts'
import { valid } from '#api/valid.ts'

/** The first of two steps out: the customer. The second is the login. */
export const customerDeletion = new Hono<ApiEnv>().delete(
  '/customers',
  describeRoute({
    tags: ['customers'],
    summary: 'Erase the customer; what the books need is kept without the person',
    security: customers,
    responses: answers({
      204: { description: 'Erased' },
      403: 'Somebody else, or sent by a page of another site',
      409: 'Something is still on its way',
    }),
  }),
  customersOnly,
  freshlyAuthenticatedOnly,
  valid('json', accountDeletion),
  async (c) => {
    const { engines, caller } = c.var
    if (!(await isOwn(c, c.req.valid('json')))) return problem(c, 403, 'not-yours')
    const result = await eraseCustomer(engines, caller)
    return result.ok ? c.body(null, 204) : problem(c, 409, result.reason)
  },
)
