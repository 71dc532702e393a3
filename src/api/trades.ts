import { Hono } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import * as v from 'valibot'
import { sellerFields } from '#domain/accounts/seller.ts'
import { speakerFor } from '#domain/speech/all-words.ts'
import { createTrade } from '#domain/trades/create-trade.ts'
import { declarations, taxModes, type NewTrade, type TradeRefusal } from '#domain/trades/new-trade.ts'
import { readLabel } from '#domain/trades/read-label.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { ApiContext, ApiEnv } from './api-env.ts'
import { cartLines, voucherText } from './cart-lines.ts'
import { fieldProblems } from './field-problems.ts'
import { idIn } from './json-ld.ts'
import { bringsToken, callerOf, signInNeeded } from './middleware/customers-only.ts'
import { rateLimit } from './middleware/rate-limit.ts'
import { problem, problemJson } from './problem.ts'
import { valid } from './valid.ts'

const text = v.pipe(v.string(), v.maxLength(300))

const newTrade = v.strictObject({
  lines: cartLines,
  voucher: v.nullable(voucherText),
  business: v.nullable(v.strictObject({ company: text, vatId: text, taxMode: v.picklist(taxModes) })),
  seller: v.strictObject(v.entriesFromList(sellerFields, text)),
  paymentType: v.pipe(v.string(), v.regex(/^\d{1,3}$/, 'is no code')),
  payee: v.union([
    v.strictObject({ paymentAccount: text }),
    v.strictObject({
      holder: v.exactOptional(text),
      iban: v.exactOptional(text),
      bic: v.exactOptional(text),
      paypalEmail: v.exactOptional(text),
    }),
  ]),
  declared: v.strictObject(v.entriesFromList(declarations, v.boolean())),
})

const tradeAnswer = v.object({ transactionId: v.number(), tradeNumber: v.string() })

/** Stored accounts are named by their address. */
const namedPayee = (payee: v.InferOutput<typeof newTrade>['payee']): NewTrade['payee'] =>
  'paymentAccount' in payee ? { paymentAccount: idIn('customer_payment_accounts', payee.paymentAccount) } : payee

/** A key is the browser's word for one wish to sell. */
const keyShape = /^[\w-]{16,64}$/

const tradeContent = { 'application/json': { schema: resolver(tradeAnswer) } }

/** Creates a trade once, however often the request is sent. */
export const trades = new Hono<ApiEnv>()
  .post(
    '/',
    describeRoute({
      tags: ['sale'],
      summary: 'Sell a cart',
      description:
        'The header Idempotency-Key names the wish: the same key always gets the same trade. ' +
        'With an access token the trade belongs to that customer, who may name a stored account to be paid to.',
      responses: {
        200: { description: 'This trade exists already', content: tradeContent },
        201: { description: 'The trade', content: tradeContent },
        400: { description: 'Not a trade, or no key', content: problemJson },
        401: { description: 'The access token is not believed, or a stored account needs one', content: problemJson },
        403: { description: 'A stored account that is none of yours', content: problemJson },
        409: {
          description: 'The cart has changed meanwhile, or the key was used for something else',
          content: problemJson,
        },
        422: { description: 'Something about the seller, the voucher or the size of the trade', content: problemJson },
        429: { description: 'Too many trades', content: problemJson },
      },
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
      responses: {
        200: { description: 'One sheet of A4', content: { 'application/pdf': {} } },
        404: { description: 'No such trade, or no label yet', content: problemJson },
        429: { description: 'Too many labels', content: problemJson },
      },
    }),
    rateLimit({ name: 'labels', points: 60, seconds: 60 }),
    async (c) => {
      const { engines, shop } = c.var
      const label = await readLabel(engines, shop, c.req.param('token'))
      if (!label) return problem(c, 404, 'not-found')

      return c.body(Uint8Array.from(label.bytes), 200, {
        'Content-Type': label.contentType,
        'Content-Disposition': `attachment; filename="${label.name}"`,
        'Cache-Control': 'no-store',
        'Referrer-Policy': 'no-referrer',
        'X-Robots-Tag': 'noindex',
      })
    },
  )

/** Says no with what is to be done about it, field by field where there are fields. */
function refusal(c: ApiContext, refused: TradeRefusal): Response {
  if (refused.reason === 'invalid-seller') {
    return fieldProblems(c, refused.fields)
  }
  if (refused.reason === 'cart-changed') {
    const t = speakerFor(c.var.shop.country)
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
