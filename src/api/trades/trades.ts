import { Hono } from 'hono'
import * as v from 'valibot'
import { readDocument } from '#domain/payouts/receipts/read-documents.ts'
import { translatorFor } from '#domain/i18n/translator-for.ts'
import { createTrade } from '#domain/trades/sale/create-trade.ts'
import { taxModes, type TradeRefusal } from '#domain/trades/sale/new-trade.ts'
import { readLabel } from '#domain/trades/parcels/read-label.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { answers, file, json } from '#api/description/answers.ts'
import type { ApiContext, ApiEnv } from '#api/api-env.ts'
import { whoHasTheLink, describeRoute } from '#api/description/describe-route.ts'
import { cartLines, voucherText } from '#api/cart/cart-lines.ts'
import { fieldProblems } from '#api/field-problems.ts'
import { bringsToken, callerOf, signInNeeded } from '#api/middleware/customers-only.ts'
import { rateLimit } from '#api/middleware/rate-limit.ts'
import { inHeader, inPath } from '#api/description/parameters.ts'
import { privateFile } from './private-file.ts'
import { problem } from '#api/problem.ts'
import { namedPayee, sellerForm, text } from './seller-form.ts'
import { valid } from '#api/valid.ts'

const newTrade = v.strictObject({
  lines: cartLines,
  voucher: v.nullable(voucherText),
  business: v.nullable(v.strictObject({ company: text, vatId: text, taxMode: v.picklist(taxModes) })),
  ...sellerForm,
})

const tradeAnswer = v.object({ transactionId: v.pipe(v.number(), v.integer()), tradeNumber: v.string() })

/** A key is the browser's word for one submission. */
const keyShape = /^[\w-]{16,64}$/

/** Creates a trade once, however often the request is sent. */
export const trades = new Hono<ApiEnv>()
  .post(
    '/',
    describeRoute({
      tags: ['sale'],
      summary: 'Sell a cart',
      description:
        'With an access token the trade belongs to that customer, who may name a stored account to be paid to.',
      parameters: [
        inHeader('Idempotency-Key', 'Names the submission: the same key always gets the same trade', {
          pattern: keyShape.source,
        }),
      ],
      security: [{ visitor: [] }, { customer: [] }],
      responses: answers({
        200: json('This trade exists already', tradeAnswer),
        201: json('The trade', tradeAnswer),
        400: 'Not a trade, or no key',
        401: 'The access token is not believed, or a stored account needs one',
        403: 'A stored account that is none of yours, or sent by a page of another site',
        409: 'The cart has changed meanwhile, or the key was used for something else',
        422: 'Something about the seller, the voucher or the size of the trade',
      }),
    }),
    rateLimit({ name: 'trades', points: 60, seconds: 60 }),
    valid('json', newTrade),
    async (c) => {
      const { engines, shop, visitor } = c.var
      const key = c.req.header('idempotency-key') ?? ''
      if (!keyShape.test(key)) return problem(c, 400, 'missing-key')

      const { payee, ...trade } = c.req.valid('json')
      const caller = await callerOf(c)
      if (!caller && (bringsToken(c) || 'paymentAccount' in payee)) return signInNeeded(c)

      const sender = { visitor: await visitor.open(), key, customerId: caller?.customerId ?? null }
      const result = await createTrade(engines, shop, sender, { ...trade, payee: namedPayee(payee) })
      if (!result.ok) return refusal(c, result)

      const answer = { transactionId: result.number, tradeNumber: formatTradeNumber(result.number) }
      return c.json(answer, result.isNew ? 201 : 200, { 'Cache-Control': 'no-store' })
    },
  )
  .get(
    '/:token/label',
    describeRoute({
      tags: ['sale'],
      summary: 'The shipping label of a trade, by its private link',
      security: whoHasTheLink,
      parameters: [inPath('token', 'The secret part of the private link')],
      responses: answers({
        200: file('One sheet of A4', 'application/pdf'),
        404: 'No such trade, or no label yet',
      }),
    }),
    rateLimit({ name: 'labels', points: 60, seconds: 60 }),
    async (c) => {
      const { engines, shop } = c.var
      const label = await readLabel(engines, shop, c.req.param('token'))
      return label ? privateFile(c, label) : problem(c, 404, 'not-found')
    },
  )
  .get(
    '/:token/papers/:number',
    describeRoute({
      tags: ['sale'],
      summary: 'A receipt or a certificate of erased data, by the private link of its trade',
      security: whoHasTheLink,
      parameters: [
        inPath('token', 'The secret part of the private link'),
        inPath('number', 'The number of the receipt, or of the device', {}, 'B-26-001016'),
      ],
      responses: answers({
        200: file('Sheets of A4', 'application/pdf'),
        404: 'No such trade, or no such paper of it',
      }),
    }),
    rateLimit({ name: 'papers', points: 60, seconds: 60 }),
    async (c) => {
      const { engines, shop } = c.var
      const document = await readDocument(engines, shop, c.req.param('token'), c.req.param('number'))
      return document ? privateFile(c, document) : problem(c, 404, 'not-found')
    },
  )

/** Says no with what is to be done about it, field by field where there are fields. */
function refusal(c: ApiContext, refused: TradeRefusal): Response {
  if (refused.reason === 'invalid-seller') {
    return fieldProblems(c, refused.fields)
  }
  if (refused.reason === 'cart-changed') {
    const t = translatorFor(c.var.shop.country)
    const violations = refused.gone.map(({ offerId, why }) => ({
      propertyPath: offerId,
      code: why,
      message: t(`problem.${why}`),
    }))
    return problem(c, 409, 'cart-changed', { violations })
  }
  if (refused.reason === 'not-yours') return problem(c, 403, 'not-yours')
  return problem(c, refused.reason === 'key-used-otherwise' ? 409 : 422, refused.reason)
}
