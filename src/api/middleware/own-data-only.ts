import { every } from 'hono/combine'
import { createMiddleware } from 'hono/factory'
import { answers, refusing } from '#api/description/answers.ts'
import type { ApiEnv } from '../api-env.ts'
import { problem } from '../problem.ts'
import { customersOnly, forCustomers, forFreshlyAuthenticated, freshlyAuthenticatedOnly } from './customers-only.ts'

/** An account whose customer was not switched on yet has no data. */
const withCustomer = createMiddleware<ApiEnv>(async (c, next) => {
  const { customerId } = c.var.caller
  if (customerId === null) return problem(c, 404, 'not-found')
  c.set('customerId', customerId)
  return next()
})

const none = answers({ 404: 'This account has no customer yet' })

/** Whose data it is follows from the token, never from what a request says. */
export const ownDataOnly = refusing(
  { ...forCustomers, responses: { ...forCustomers.responses, ...none } },
  every(customersOnly, withCustomer),
)

/** The same for what moves money and parcels. */
export const freshDataOnly = refusing(
  { ...forFreshlyAuthenticated, responses: { ...forFreshlyAuthenticated.responses, ...none } },
  every(customersOnly, freshlyAuthenticatedOnly, withCustomer),
)
