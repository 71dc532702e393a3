import { Hono } from 'hono'
import * as v from 'valibot'
import { createOffer, offerRequests } from '#domain/offers/create-offer.ts'
import { findOffers } from '#domain/offers/find-offers.ts'
import { takeQuote } from '#domain/offers/quotes/take-quote.ts'
import { answers, json } from '#api/description/answers.ts'
import type { ApiEnv } from '#api/api-env.ts'
import { describeRoute } from '#api/description/describe-route.ts'
import { MAX_ID } from '#api/catalogue/device-named.ts'
import { rateLimit } from '#api/middleware/rate-limit.ts'
import { offerAnswer, offerJson } from './offer-answer.ts'
import { inPath } from '#api/description/parameters.ts'
import { problem } from '#api/problem.ts'
import { valid } from '#api/valid.ts'

const code = v.pipe(v.string(), v.regex(/^[A-Z0-9_]{1,40}$/, 'is no code'))

const offerRequest = v.strictObject({
  device: v.pipe(
    v.union([v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_ID)), v.pipe(v.string(), v.maxLength(120))]),
    v.description('The id of a device, or the last part of its address'),
  ),
  answers: v.pipe(v.record(code, v.pipe(v.array(code), v.maxLength(30))), v.maxEntries(40)),
  replaces: v.optional(
    v.pipe(v.string(), v.uuid(), v.description('An earlier offer that this one takes the place of')),
  ),
})

/** A price is asked for with answers, and found again by its number. Nobody can bring one along. */
export const offers = new Hono<ApiEnv>()
  .post(
    '/',
    describeRoute({
      tags: ['sale'],
      summary: 'What the shop pays for a device in the described condition',
      security: [{}, { visitor: [] }],
      responses: answers({
        201: json('The offer, valid for 14 days', offerAnswer),
        404: 'No such device',
        422: 'No offer can be made from these answers',
      }),
    }),
    rateLimit(offerRequests),
    valid('json', offerRequest),
    async (c) => {
      const { engines, shop } = c.var
      const { replaces, ...asked } = c.req.valid('json')
      const result = await createOffer(engines, shop, {
        ...asked,
        visitor: await c.var.visitor.open(),
        ...(replaces !== undefined && { replaces }),
      })
      if (!result.ok) return problem(c, result.reason === 'unknown-device' ? 404 : 422, result.reason)

      return c.json(offerJson(shop, result.offer), 201, { 'Cache-Control': 'no-store' })
    },
  )
  .post(
    '/from-quote',
    describeRoute({
      tags: ['sale'],
      summary: 'Take over an offer that a program has asked for',
      description: 'From now on it belongs to this visitor, with the price and the end that were promised.',
      security: [{}, { visitor: [] }],
      responses: answers({
        200: json('The offer', offerAnswer),
        404: 'No such quote in this country',
        409: 'It was sold by already (sold), or is over (price-changed)',
      }),
    }),
    rateLimit(offerRequests),
    valid('json', v.strictObject({ quote: v.pipe(v.string(), v.maxLength(200)) })),
    async (c) => {
      const { engines, shop, visitor } = c.var
      const result = await takeQuote(engines, shop, c.req.valid('json').quote, await visitor.open())
      if (!result.ok) return problem(c, result.reason === 'not-found' ? 404 : 409, result.reason)

      return c.json(offerJson(shop, result.offer), 200, { 'Cache-Control': 'no-store' })
    },
  )
  .get(
    '/:id',
    describeRoute({
      tags: ['sale'],
      summary: 'An offer of this visitor',
      parameters: [inPath('id', 'The number of the offer', { format: 'uuid' })],
      security: [{ visitor: [] }],
      responses: answers({ 200: json('The offer', offerAnswer), 404: 'None of yours' }),
    }),
    async (c) => {
      const { engines, shop } = c.var
      const [offer] = await findOffers(engines, shop, await c.var.visitor.read(), [c.req.param('id')])
      if (!offer) return problem(c, 404, 'not-found')

      return c.json(offerJson(shop, offer), 200, { 'Cache-Control': 'no-store' })
    },
  )
