import { Hono } from 'hono'
import * as v from 'valibot'
import { readIdentifier } from '#domain/accounts/registration/activate.ts'
import { activateCustomer } from '#domain/trades/customer-records/activate-customer.ts'
import { answers, json } from '#api/description/answers.ts'
import type { ApiContext, ApiEnv } from '#api/api-env.ts'
import { anybody, describeRoute } from '#api/description/describe-route.ts'
import { rateLimit } from '#api/middleware/rate-limit.ts'
import { inHeader } from '#api/description/parameters.ts'
import { problem } from '#api/problem.ts'

const answer = v.object({ activated: v.literal(true), customerNumber: v.string() })

const described = describeRoute({
  tags: ['account'],
  summary: 'Switch the customer on whose mailbox was confirmed',
  security: anybody,
  description: 'Asking twice changes nothing.',
  parameters: [inHeader('identifier', 'The token that activateRegistration gave')],
  responses: answers({
    200: json('The customer', answer),
    401: 'Not a token of a confirmed mailbox',
  }),
})

async function switchOn(c: ApiContext): Promise<Response> {
  const { engines, shop } = c.var
  const accountId = await readIdentifier(engines, shop, c.req.header('identifier') ?? '')
  const customer = accountId === undefined ? undefined : await activateCustomer(engines, accountId)
  c.header('Cache-Control', 'no-store')
  if (!customer) return problem(c, 401, 'link-expired')
  return c.json({ activated: true, customerNumber: String(customer.number) })
}

const limit = rateLimit({ name: 'links', points: 60, seconds: 60 })

/** GET changes something here because older clients ask so; it needs a header that no link and no picture can send. */
export const customerActivation = new Hono<ApiEnv>()
  .get('/', described, limit, (c) => switchOn(c))
  .post('/', described, limit, (c) => switchOn(c))
