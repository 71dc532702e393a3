import { Hono } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import * as v from 'valibot'
import { createOffer, offerRequests } from '#domain/offers/create-offer.ts'
import { findOffers } from '#domain/offers/find-offers.ts'
import type { ApiEnv } from './api-env.ts'
import { rateLimit } from './middleware/rate-limit.ts'
import { offerAnswer, offerJson } from './offer-answer.ts'
import { problem, problemJson } from './problem.ts'
import { valid } from './valid.ts'

const code = v.pipe(v.string(), v.regex(/^[A-Z0-9_]{1,40}$/, 'is no code'))

const offerRequest = v.strictObject({
  /** The id of a device, or the last part of its address. */
  device: v.union([v.pipe(v.number(), v.integer(), v.minValue(1)), v.pipe(v.string(), v.maxLength(120))]),
  answers: v.pipe(v.record(code, v.pipe(v.array(code), v.maxLength(30))), v.maxEntries(40)),
  /** An earlier offer that this one takes the place of. */
  replaces: v.optional(v.pipe(v.string(), v.uuid())),
})

const offerContent = { 'application/json': { schema: resolver(offerAnswer) } }

/** A price is asked for with answers, and found again by its number. Nobody can bring one along. */
export const offers = new Hono<ApiEnv>()
  .post(
    '/',
    describeRoute({
      tags: ['sale'],
      summary: 'What the shop pays for a device in the described condition',
      responses: {
        201: { description: 'The offer, valid for 14 days', content: offerContent },
        400: { description: 'Not a request for an offer', content: problemJson },
        404: { description: 'No such device', content: problemJson },
        422: { description: 'No offer can be made from these answers', content: problemJson },
        429: { description: 'Too many offers', content: problemJson },
      },
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
  .get(
    '/:id',
    describeRoute({
      tags: ['sale'],
      summary: 'An offer of this visitor',
      responses: {
        200: { description: 'The offer', content: offerContent },
        404: { description: 'None of yours', content: problemJson },
      },
    }),
    async (c) => {
      const { engines, shop } = c.var
      const [offer] = await findOffers(engines, shop, await c.var.visitor.read(), [c.req.param('id')])
      if (!offer) return problem(c, 404, 'not-found')

      return c.json(offerJson(shop, offer), 200, { 'Cache-Control': 'no-store' })
    },
  )
