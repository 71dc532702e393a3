import { Hono } from 'hono'
import * as v from 'valibot'
import type { CartAnswer } from '#domain/cart/cart-answer.ts'
import { priceCart, type PricedCart } from '#domain/cart/price-cart.ts'
import { translatorFor } from '#domain/i18n/translator-for.ts'
import { businessIn } from '#shop/modes/mode.ts'
import type { Shop } from '#shop/shop.ts'
import { amount } from '#api/amount.ts'
import { answers, json } from '#api/description/answers.ts'
import type { ApiEnv } from '#api/api-env.ts'
import { describeRoute } from '#api/description/describe-route.ts'
import { cartLines, voucherText } from './cart-lines.ts'
import { rateLimit } from '#api/middleware/rate-limit.ts'
import { problem } from '#api/problem.ts'
import { valid } from '#api/valid.ts'

const cartRequest = v.strictObject({ lines: cartLines, voucher: v.nullable(voucherText), business: v.boolean() })

const cartAnswer = v.object({
  lines: v.array(
    v.object({
      /** As the browser knew it. */
      askedFor: v.string(),
      offerId: v.string(),
      deviceId: v.number(),
      productName: v.string(),
      conditionId: v.string(),
      priceCents: amount('For one piece'),
      formerPriceCents: v.nullable(amount('What it was before; nothing if it is still the same offer')),
      quantity: v.number(),
      lineTotalCents: amount('For all pieces of the line'),
      validUntil: v.number(),
    }),
  ),
  gone: v.array(v.object({ offerId: v.string(), reason: v.string(), message: v.string() })),
  totalCents: amount('Of all lines, without the voucher'),
  voucher: v.nullable(v.object({ code: v.string(), valueCents: amount('What it adds') })),
  voucherProblem: v.nullable(v.object({ code: v.string(), message: v.string() })),
  payoutCents: amount('What is paid in the end: the total and the voucher'),
  cartExpiry: v.number(),
  exceedsBusinessCap: v.boolean(),
  needsIdentityCheck: v.boolean(),
}) satisfies v.GenericSchema<CartAnswer>

function cartJson({ country }: Shop, cart: PricedCart): CartAnswer {
  const t = translatorFor(country)
  const { voucher, voucherRefusal } = cart
  return {
    lines: cart.lines.map(({ askedFor, offer, formerPrice, quantity, cents }) => ({
      askedFor,
      offerId: offer.id,
      deviceId: offer.deviceId,
      productName: offer.deviceName,
      conditionId: offer.condition,
      priceCents: offer.cents,
      formerPriceCents: formerPrice,
      quantity,
      lineTotalCents: cents,
      validUntil: offer.validUntil.getTime(),
    })),
    gone: cart.gone.map(({ offerId, reason }) => ({ offerId, reason, message: t(`problem.${reason}`) })),
    totalCents: cart.total,
    voucher: voucher && { code: voucher.code, valueCents: voucher.value },
    voucherProblem: voucherRefusal && { code: voucherRefusal, message: t(`problem.${voucherRefusal}`) },
    payoutCents: cart.payout,
    cartExpiry: cart.expiry.getTime(),
    exceedsBusinessCap: cart.exceedsBusinessCap,
    needsIdentityCheck: cart.needsIdentityCheck,
  }
}

/** The cart itself lies in the browser; here it learns what it is worth. */
export const cart = new Hono<ApiEnv>().post(
  '/',
  describeRoute({
    tags: ['sale'],
    summary: 'What a cart is worth now; offers that are over are made anew',
    security: [{}, { visitor: [] }],
    responses: answers({
      200: json('The cart with its prices', cartAnswer),
      422: 'Companies cannot sell in this shop',
    }),
  }),
  rateLimit({ name: 'cart', points: 240, seconds: 60 }),
  valid('json', cartRequest),
  async (c) => {
    const { engines, shop, visitor } = c.var
    const asked = c.req.valid('json')
    if (asked.business && businessIn(shop) === 'never') return problem(c, 422, 'no-business-here')

    const priced = await priceCart(engines, shop, { ...asked, visitor: await visitor.open() })
    return c.json(cartJson(shop, priced), 200, { 'Cache-Control': 'no-store' })
  },
)
