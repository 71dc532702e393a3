import * as v from 'valibot'
import { clientIdPattern } from './client-id.ts'
import { eventUrl } from './event-url.ts'
import { MAX_PARAMETER_LENGTH, marketingParameters, type MarketingParameter } from './touchpoint.ts'

const MAX_URL_LENGTH = 2000

const text = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most))

/** Whatever the sender left in it, query, hash and tokens end here. */
const url = v.pipe(
  v.string(),
  v.maxLength(MAX_URL_LENGTH),
  v.check((address) => eventUrl(address) !== '', 'is not the address of a page'),
  v.transform(eventUrl),
)

const referrer = v.union([v.literal(''), url])

const amount = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(1_000_000_00),
  v.description('Whole cents of the currency of the event'),
)

const value = v.optional(v.pipe(v.string(), v.maxLength(MAX_PARAMETER_LENGTH)))
const parameters = Object.fromEntries(marketingParameters.map((name) => [name, value])) as Record<
  MarketingParameter,
  typeof value
>

const sender = {
  clientId: v.nullable(v.pipe(v.string(), v.regex(clientIdPattern))),
  applicationId: text(100),
  url,
}

const offer = {
  ...sender,
  conditionId: text(100),
  currency: v.literal('EUR'),
  deviceId: text(100),
  offerId: text(100),
  revenue: amount,
  productName: text(200),
  category: text(100),
  voucherCode: v.nullable(text(100)),
  voucherValue: v.nullable(amount),
}

/** The four events that the shop counts. Parameters of an advertisement that nobody knows are left out unread. */
export const controllingEvent = v.variant('eventName', [
  v.strictObject({
    ...sender,
    eventName: v.literal('marketing_touchpoint'),
    referrer,
    getParameter: v.object(parameters),
  }),
  v.strictObject({ ...offer, eventName: v.literal('offer_generated') }),
  v.strictObject({ ...offer, eventName: v.literal('offer_add_to_cart') }),
  v.strictObject({ ...offer, eventName: v.literal('trade_created'), tradeId: text(100) }),
])

export type ControllingEvent = v.InferOutput<typeof controllingEvent>
