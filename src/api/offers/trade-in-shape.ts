import * as v from 'valibot'
import { categories } from '#shop/devices/categories.ts'
import { countryCodes } from '#shop/countries/all.ts'
import { questionShape } from './question-answer.ts'

const text = v.string()
const url = v.pipe(v.string(), v.url())
const template = v.pipe(v.string(), v.description('A URI template (RFC 6570)'))
const cents = v.pipe(v.number(), v.integer())
const count = v.pipe(v.number(), v.integer())

const shop = v.object({
  country: v.picklist(countryCodes),
  url,
  language: text,
  currency: v.literal('EUR'),
  tradeIn: v.pipe(url, v.description('This file of that country')),
})

const rate = v.object({ requests: count, seconds: count, of: text })

const call = <Url extends v.GenericSchema>(address: Url) => ({ method: v.picklist(['GET', 'POST']), url: address })

/** What a shop tells to programs that never heard of it. */
export const tradeInShape = v.pipe(
  v.object({
    protocol: v.literal('trade-in'),
    version: v.pipe(
      v.literal('1.0'),
      v.description('The first number changes when older programs would misunderstand'),
    ),
    shop: v.object({ ...shop.entries, priceListDay: v.pipe(text, v.isoDate()) }),
    merchant: v.object({ name: text, country: text, imprint: url }),
    contact: v.object({ email: text, page: url }),
    terms: url,
    privacy: url,
    countries: v.array(shop),
    categories: v.array(
      v.object({
        id: v.number(),
        code: v.picklist(categories),
        name: text,
        url,
        questionnaire: text,
        answersSchema: url,
      }),
    ),
    questionnaires: v.record(text, v.object({ answersSchema: url, questions: v.array(questionShape) })),
    devices: v.object({
      search: v.object(call(template)),
      catalogue: v.object(call(url)),
      imei: v.object({ ...call(url), body: v.object({ imei: text }), anyOrigin: v.literal(false) }),
      priceFeeds: v.object({ csv: url, json: url, xml: url }),
    }),
    quotes: v.object({
      create: v.object({
        ...call(url),
        headers: v.record(text, text),
        body: v.object({ device: text, answers: text, partner: text }),
      }),
      read: v.object(call(template)),
      validDays: count,
      binding: v.literal(true),
    }),
    limits: v.object({
      lowestOfferCents: v.pipe(cents, v.description('What is worth less is recycled for free')),
      identityCheckAboveCents: v.pipe(cents, v.description('Above this a private seller shows who he is')),
      mostPiecesOfOneDevice: count,
      piecesWindowDays: count,
      sellers: v.array(v.literal('consumer')),
    }),
    rateLimits: v.array(rate),
    openapi: url,
    documentation: url,
  }),
  v.metadata({ ref: 'TradeIn' }),
)

export type TradeIn = v.InferOutput<typeof tradeInShape>
