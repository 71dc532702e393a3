import { every } from 'hono/combine'
import { createMiddleware } from 'hono/factory'
import type { ApiEnv } from '../api-env.ts'
import { problem } from '../problem.ts'
import { customersOnly, provedOnly } from './customers-only.ts'

/** An account whose customer was not switched on yet has no data. */
const withCustomer = createMiddleware<ApiEnv>(async (c, next) => {
  const { customerId } = c.var.caller
  if (customerId === null) return problem(c, 404, 'not-found')
  c.set('customerId', customerId)
  return next()
})

/** Whose data it is follows from the token, never from what a request says. */
export const ownDataOnly = every(customersOnly, withCustomer)

/** The same for what moves money and parcels. */
export const provedDataOnly = every(customersOnly, provedOnly, withCustomer)
