import { Hono } from 'hono'
import * as v from 'valibot'
import { isPostalCode } from '#shop/addresses/postal-codes.ts'
import { findTowns } from '#shop/addresses/towns/find-towns.ts'
import { answers, json } from '#api/description/answers.ts'
import type { ApiEnv } from '#api/api-env.ts'
import { anybody, describeRoute } from '#api/description/describe-route.ts'
import { problem } from '#api/problem.ts'
import { valid } from '#api/valid.ts'

const question = v.strictObject({
  postalCode: v.pipe(v.string(), v.maxLength(12), v.description('As the country writes it, such as 59800')),
})

const found = v.object({
  towns: v.pipe(v.array(v.string()), v.description('The largest first; empty where nobody is known to say it openly')),
  source: v.optional(v.string()),
})

/** What the form of a sale fills in. */
export const towns = new Hono<ApiEnv>().get(
  '/',
  describeRoute({
    tags: ['storefront'],
    summary: 'The towns that have a postal code',
    security: anybody,
    responses: answers({ 200: json('The towns', found), 400: 'Not a postal code of this country' }),
  }),
  valid('query', question),
  async (c) => {
    const { country } = c.var.shop
    const { postalCode } = c.req.valid('query')
    if (!isPostalCode(country, postalCode)) return problem(c, 400, 'invalid-input')

    return c.json(await findTowns(country.code, postalCode), 200, { 'Cache-Control': 'private, max-age=86400' })
  },
)
