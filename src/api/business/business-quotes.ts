import { Hono } from 'hono'
import * as v from 'valibot'
import {
  acceptBusinessQuote,
  type AcceptQuoteResult,
} from '#domain/business/quotes/acceptance/accept-business-quote.ts'
import { declineBusinessQuote } from '#domain/business/quotes/acceptance/decline-business-quote.ts'
import { findQuoteByLink } from '#domain/business/quotes/find-business-quotes.ts'
import { linesOfRequest } from '#domain/business/quotes/request/lines-of-request.ts'
import { contactFields } from '#domain/business/quotes/request/quote-contact.ts'
import { readQuoteLabels } from '#domain/business/quotes/acceptance/read-quote-labels.ts'
import {
  requestBusinessQuote,
  type RequestQuoteResult,
} from '#domain/business/quotes/request/request-business-quote.ts'
import { taxModes } from '#domain/trades/sale/new-trade.ts'
import { businessIn } from '#shop/modes/mode.ts'
import { answers, file, json } from '#api/description/answers.ts'
import type { ApiContext, ApiEnv } from '#api/api-env.ts'
import { whoHasTheLink, describeRoute } from '#api/description/describe-route.ts'
import { businessQuoteAnswer, businessQuoteJson, requestedAnswer } from './business-quote-answer.ts'
import { cartLines } from '#api/cart/cart-lines.ts'
import { fieldProblems } from '#api/field-problems.ts'
import { bringsToken, callerOf, signInNeeded } from '#api/middleware/customers-only.ts'
import { rateLimit } from '#api/middleware/rate-limit.ts'
import { inHeader, inPath } from '#api/description/parameters.ts'
import { privateFile } from '#api/trades/private-file.ts'
import { problem } from '#api/problem.ts'
import { namedPayee, sellerForm, text } from '#api/trades/seller-form.ts'
import { valid } from '#api/valid.ts'

const contact = v.strictObject({ ...v.entriesFromList(contactFields, text), taxMode: v.picklist(taxModes) })

const quoteRequest = v.strictObject({
  contact,
  devices: v.union([
    v.strictObject({ list: v.pipe(text, v.description('The secret part of the link to a device list')) }),
    v.strictObject({ cart: v.pipe(cartLines, v.description('Offers of this session')) }),
  ]),
})

const acceptance = v.strictObject({
  boxes: v.pipe(v.number(), v.integer(), v.minValue(1), v.description('In how many parcels the devices come')),
  ...sellerForm,
})

/** A key is the browser's word for one request. */
const keyShape = /^[\w-]{16,64}$/

const byToken = inPath('token', 'The secret part of the link to the quote')

const privately = { 'Cache-Control': 'no-store' }

/** Companies ask for a quote, look at it, and say yes or no. In Germany only. */
export const businessQuotes = new Hono<ApiEnv>()
  .use(rateLimit({ name: 'business-quotes', points: 120, seconds: 60 }))
  .post(
    '/',
    describeRoute({
      tags: ['sale'],
      summary: 'Ask for a quote for many devices',
      parameters: [
        inHeader('Idempotency-Key', 'The same key with the same content is the same request', {
          pattern: keyShape.source,
        }),
      ],
      security: [{ visitor: [] }],
      responses: answers({
        200: json('This quote was asked for already', requestedAnswer),
        201: json('The request is taken', requestedAnswer),
        400: 'Not a request, or no key',
        409: 'The devices have changed, or are none of yours',
        422: 'Something about the company, or no business here',
      }),
    }),
    valid('json', quoteRequest),
    async (c) => {
      const { engines, shop, visitor: session, visitorAddress: address } = c.var
      const key = c.req.header('idempotency-key') ?? ''
      if (!keyShape.test(key)) return problem(c, 400, 'missing-key')
      if (businessIn(shop) === 'never') return problem(c, 422, 'no-business-here')

      const { devices, contact: typed } = c.req.valid('json')
      const visitor = await session.open()
      const lines = await linesOfRequest(engines, shop, 'list' in devices ? devices : { ...devices, visitor })
      if (!lines) return problem(c, 409, 'devices-changed')
      const result = await requestBusinessQuote(engines, shop, { visitor, key, address, contact: typed, lines })
      if (!result.ok) return requestRefusal(c, result)
      return c.json({ quote: result.token, number: result.number }, result.isNew ? 201 : 200, privately)
    },
  )
  .get(
    '/:token',
    describeRoute({
      tags: ['sale'],
      summary: 'A quote, by its private link',
      security: whoHasTheLink,
      parameters: [byToken],
      responses: answers({ 200: json('The quote', businessQuoteAnswer), 404: 'No such quote, or its link is too old' }),
    }),
    async (c) => {
      const { engines, shop } = c.var
      const found = await findQuoteByLink(engines, shop, c.req.param('token'))
      return found.ok ? c.json(businessQuoteJson(found, engines.now()), 200, privately) : problem(c, 404, 'not-found')
    },
  )
  .post(
    '/:token/acceptance',
    describeRoute({
      tags: ['sale'],
      summary: 'Sell by a quote: one trade per box',
      description: 'However often it is sent, the boxes are sold once.',
      parameters: [byToken],
      security: [{ visitor: [] }, { customer: [] }],
      responses: answers({
        204: { description: 'Sold; the labels follow in a moment' },
        401: 'The access token is not believed, or a stored account needs one',
        403: 'A stored account that is none of yours',
        404: 'No such quote, or its link is too old',
        409: 'It is not open, or not any more',
        422: 'Something about the seller, or the number of boxes',
      }),
    }),
    valid('json', acceptance),
    async (c) => {
      const { engines, shop, visitor } = c.var
      const { payee, boxes, ...form } = c.req.valid('json')
      const caller = await callerOf(c)
      if (!caller && (bringsToken(c) || 'paymentAccount' in payee)) return signInNeeded(c)

      const result = await acceptBusinessQuote(engines, shop, {
        token: c.req.param('token'),
        visitor: await visitor.open(),
        customerId: caller?.customerId ?? null,
        boxes,
        form: { ...form, payee: namedPayee(payee) },
      })
      return result.ok ? c.body(null, 204) : acceptRefusal(c, result)
    },
  )
  .post(
    '/:token/refusal',
    describeRoute({
      tags: ['sale'],
      summary: 'Say no to a quote',
      security: whoHasTheLink,
      parameters: [byToken],
      responses: answers({
        204: { description: 'Noted' },
        404: 'No such quote, or its link is too old',
        409: 'It is not open, or not any more',
      }),
    }),
    async (c) => {
      const { engines, shop } = c.var
      const result = await declineBusinessQuote(engines, shop, c.req.param('token'))
      if (result.ok) return c.body(null, 204)
      return result.reason === 'not-found' ? problem(c, 404, 'not-found') : problem(c, 409, result.reason)
    },
  )
  .get(
    '/:token/labels',
    describeRoute({
      tags: ['sale'],
      summary: 'All shipping labels of a quote in one file',
      security: whoHasTheLink,
      parameters: [byToken],
      responses: answers({
        200: file('Sheets of A4, one per box', 'application/pdf'),
        404: 'No such quote, or labels are missing yet',
      }),
    }),
    async (c) => {
      const { engines, shop } = c.var
      const labels = await readQuoteLabels(engines, shop, c.req.param('token'))
      return labels ? privateFile(c, labels) : problem(c, 404, 'not-found')
    },
  )

function requestRefusal(c: ApiContext, refused: Extract<RequestQuoteResult, { ok: false }>): Response {
  if (refused.reason === 'invalid-contact') return fieldProblems(c, refused.problems)
  if (refused.reason === 'too-many') {
    c.header('Retry-After', String(refused.retryAfterSeconds))
    return problem(c, 429, 'too-many-requests')
  }
  if (refused.reason === 'devices-changed') return problem(c, 409, 'devices-changed')
  return problem(c, 422, refused.reason === 'no-devices' ? 'cart-empty' : refused.reason)
}

function acceptRefusal(c: ApiContext, refused: Extract<AcceptQuoteResult, { ok: false }>): Response {
  const { reason } = refused
  if (reason === 'invalid-seller') return fieldProblems(c, refused.fields)
  if (reason === 'not-found') return problem(c, 404, reason)
  if (reason === 'not-yours') return problem(c, 403, reason)
  return problem(c, reason === 'wrong-boxes' ? 422 : 409, reason)
}
