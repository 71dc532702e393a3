import { Hono } from 'hono'
import * as v from 'valibot'
import { recordTrackingEvent } from '#domain/trades/parcels/record-tracking-event.ts'
import { answers, json } from '#api/description/answers.ts'
import type { ApiEnv } from '#api/api-env.ts'
import { describeRoute, signingCarriers } from '#api/description/describe-route.ts'
import { inHeader, inPath } from '#api/description/parameters.ts'
import { problem } from '#api/problem.ts'

const count = v.pipe(v.number(), v.integer())

const recorded = v.object({ news: count, known: count, unknown: count })

const names = ['dhl', 'ups'] as const

/** Carriers tell us here what happened to parcels. They sign what they say. */
export const carriers = new Hono<ApiEnv>().post(
  '/:carrier/events',
  describeRoute({
    tags: ['operations'],
    summary: 'What happened to parcels on their way',
    security: signingCarriers,
    description: 'Each event counts once, however often it is told.',
    parameters: [
      inPath('carrier', 'Who tells it', { enum: [...names] }),
      inHeader('Carrier-Signature', 'HMAC-SHA-256 of the body, in hexadecimal digits'),
    ],
    responses: answers({
      200: json('How many were new, known before, or about a parcel that is none of ours', recorded),
      401: 'Not signed by this carrier, or not readable',
      404: 'There is no such carrier',
    }),
  }),
  async (c) => {
    const name = names.find((each) => each === c.req.param('carrier'))
    if (name === undefined) return problem(c, 404, 'not-found')
    const { engines, config } = c.var
    const signature = c.req.header('carrier-signature') ?? ''
    const events = engines.carriers.for(name).readEvents(await c.req.text(), signature)
    if (!events) return problem(c, 401, 'sign-in-needed')

    return c.json(await recordTrackingEvent(engines, config.storefronts, name, events))
  },
)
