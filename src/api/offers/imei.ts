import { Hono } from 'hono'
import * as v from 'valibot'
import { findModelByImei } from '#domain/catalogue/entries/find-models.ts'
import { imeiGuesses, MAX_IMEI_LENGTH } from '#domain/catalogue/identification/imei.ts'
import { linkModels } from '#domain/catalogue/addresses/link-models.ts'
import { answers, json } from '#api/description/answers.ts'
import type { ApiEnv } from '#api/api-env.ts'
import { anybody, describeRoute } from '#api/description/describe-route.ts'
import { rateLimit } from '#api/middleware/rate-limit.ts'
import { modelCard } from '#api/catalogue/model-card.ts'
import { problem } from '#api/problem.ts'
import { valid } from '#api/valid.ts'

const question = v.strictObject({ imei: v.pipe(v.string(), v.maxLength(MAX_IMEI_LENGTH)) })

/** The number tells one phone from all others: it comes in a body, never in an address, and is kept nowhere. */
export const imei = new Hono<ApiEnv>().post(
  '/',
  describeRoute({
    tags: ['storefront'],
    summary: 'Which model a phone is, by its IMEI',
    security: anybody,
    responses: answers({
      200: json('The model', modelCard),
      404: 'An IMEI of a model that the catalogue does not have',
      422: 'Not an IMEI',
    }),
  }),
  rateLimit(imeiGuesses),
  valid('json', question),
  async (c) => {
    const { engines, shop } = c.var
    const result = await findModelByImei(engines, shop.country.locale, c.req.valid('json').imei)
    c.header('Cache-Control', 'no-store')
    if (!result.ok) return problem(c, result.reason === 'not-an-imei' ? 422 : 404, result.reason)

    const [card] = await linkModels(engines, shop, [result.model])
    return c.json(card!)
  },
)
