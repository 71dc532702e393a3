import { every } from 'hono/combine'
import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import type { ApiEnv } from '../api-env.ts'
import { problem } from '../problem.ts'

const HOUR = 60 * 60

const fromAnyOrigin = cors({
  origin: '*',
  allowMethods: ['GET', 'POST'],
  allowHeaders: ['Content-Type', 'Idempotency-Key'],
  exposeHeaders: ['Retry-After'],
  maxAge: HOUR,
})

/** Partner shops and widgets show the shop of a country in their own way; to programs only that shop itself speaks. */
const onlyOfCountries = createMiddleware<ApiEnv>(async (c, next) =>
  c.var.office || c.var.shop.mode.name !== 'default' ? problem(c, 404, 'not-found') : next(),
)

/** The open protocol: pages and programs of any origin may ask, without cookies. Nothing else of the shop is open so. */
export const forPrograms = every(fromAnyOrigin, onlyOfCountries)
