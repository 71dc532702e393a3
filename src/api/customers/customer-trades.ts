import { Hono } from 'hono'
import * as v from 'valibot'
import { findTradesOfCustomer } from '#domain/trades/lists/find-trades-of-customer.ts'
import type { PastTrade } from '#domain/trades/lifecycle/past-trade.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { itemStates, tradeStatuses } from '#domain/trades/lifecycle/trade-status.ts'
import { trackerLabels, trackerLooks, trackerSteps } from '#domain/trades/tracker/trade-tracker.ts'
import type { Country } from '#shop/countries/country.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { amount } from '#api/amount.ts'
import type { ApiEnv } from '#api/api-env.ts'
import { customers, describeRoute } from '#api/description/describe-route.ts'
import { readResponses } from './customer-changes.ts'
import { collectionOf, iriOf, ldJson, node, pagedCollection } from '#api/catalogue/json-ld.ts'
import { ownDataOnly } from '#api/middleware/own-data-only.ts'
import { valid } from '#api/valid.ts'

const moment = v.optional(v.string())

const trackerAnswer = v.pipe(
  v.object({
    step: v.pipe(v.picklist(trackerSteps), v.description('At which of the four steps the trade stands')),
    label: v.pipe(v.picklist(trackerLabels), v.description('What that step is called as things stand')),
    look: v.picklist(trackerLooks),
    reached: v.pipe(
      v.object({ sold: moment, onItsWay: moment, inspected: moment, paid: moment }),
      v.description('When it came to each; a step before that is not named here was left out'),
    ),
  }),
  v.metadata({ ref: 'Tracker' }),
)

const tradeAnswer = v.pipe(
  v.object({
    ...node('Trade'),
    tradeNumber: v.string(),
    transactionId: v.number(),
    createdAt: v.string(),
    segment: v.pipe(v.picklist(['consumer', 'business']), v.description('Companies are paid net amounts')),
    status: v.picklist(tradeStatuses),
    totalCents: amount('What was promised for the devices, without the voucher'),
    voucher: v.nullable(v.string()),
    voucherCents: amount('What the voucher adds as things stand'),
    payoutCents: amount('What the trade pays as things stand; what is not decided counts as promised'),
    currency: v.literal('EUR'),
    priceValidUntil: v.string(),
    tracker: trackerAnswer,
    payBy: v.nullable(v.pipe(v.string(), v.description('By when it is paid, if nothing is left to do but wait'))),
    payeeHint: v.string(),
    page: v.nullable(v.pipe(v.string(), v.description('The page of the trade; after half a year it is closed'))),
    label: v.nullable(v.string()),
    calendar: v.nullable(v.pipe(v.string(), v.description('The last day to hand the parcel in, while there is one'))),
    carrier: v.string(),
    trackingNumber: v.nullable(v.string()),
    items: v.array(
      v.object({
        deviceName: v.string(),
        image: v.string(),
        status: v.picklist(itemStates),
        cents: amount('What was promised'),
        finalCents: v.nullable(amount('What it is worth after we have looked at it')),
        payoutCents: amount('What it pays as things stand: nothing if it goes back'),
      }),
    ),
    events: v.array(
      v.object({ at: v.string(), event: v.string(), from: v.nullable(v.string()), to: v.nullable(v.string()) }),
    ),
  }),
  v.metadata({ ref: 'Trade' }),
)

const isoDates = (dates: Readonly<Record<string, Date>>): Record<string, string> =>
  Object.fromEntries(Object.entries(dates).map(([name, at]) => [name, at.toISOString()]))

const tradeJson = (country: Country, trade: PastTrade): v.InferOutput<typeof tradeAnswer> => ({
  '@id': iriOf('trade_history', trade.id),
  '@type': 'Trade',
  tradeNumber: formatTradeNumber(trade.number),
  transactionId: trade.number,
  createdAt: trade.createdAt.toISOString(),
  segment: trade.segment,
  status: trade.status,
  totalCents: trade.cents,
  voucher: trade.voucher,
  voucherCents: trade.payout.voucher,
  payoutCents: trade.payout.total,
  currency: 'EUR',
  priceValidUntil: trade.priceValidUntil.toISOString(),
  tracker: { ...trade.tracker, reached: isoDates(trade.tracker.reached) },
  payBy: trade.payBy?.toISOString() ?? null,
  payeeHint: trade.payeeHint,
  page: trade.link && pathTo(country, 'trade', { token: trade.link }),
  label: trade.link && trade.hasLabel ? `/api/trades/${trade.link}/label` : null,
  calendar: trade.link && trade.canBeHandedIn ? `/api/trades/${trade.link}/calendar` : null,
  carrier: trade.carrier,
  trackingNumber: trade.trackingNumber,
  items: trade.items,
  events: trade.events.map(({ at, ...event }) => ({ at: at.toISOString(), ...event })),
})

const number = (shape: RegExp, otherwise: number, description: string) =>
  v.optional(
    v.pipe(v.string(), v.regex(shape, 'is no such number'), v.description(description), v.transform(Number)),
    String(otherwise),
  )

const pageWanted = v.object({
  page: number(/^[1-9]\d{0,4}$/, 1, 'Which page'),
  itemsPerPage: number(/^(?:[1-9]|[1-4]\d|50)$/, 10, 'How many trades a page has'),
})

/** What a customer has sold to us, the newest first. */
export const customerTrades = new Hono<ApiEnv>().get(
  '/',
  describeRoute({
    tags: ['customers'],
    summary: 'Your trades, a page at a time',
    security: customers,
    responses: readResponses(collectionOf(tradeAnswer)),
  }),
  ownDataOnly,
  valid('query', pageWanted),
  async (c) => {
    const { engines, shop, customerId } = c.var
    const wanted = c.req.valid('query')
    const { trades, total } = await findTradesOfCustomer(engines, shop, customerId, wanted)
    const member = trades.map((trade) => tradeJson(shop.country, trade))
    return ldJson(c, pagedCollection('trade_history', member, { ...wanted, total }))
  },
)
