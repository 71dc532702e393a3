import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import { findQuestionnaires } from '#domain/catalogue/questionnaires/find-questionnaires.ts'
import { listCategories } from '#domain/catalogue/entries/list-categories.ts'
import { priceDay } from '#domain/catalogue/prices/price-day.ts'
import { quoteRequests } from '#domain/offers/quotes/create-quote.ts'
import type { ContentTopic } from '#shop/screens/content-topics.ts'
import type { Country } from '#shop/countries/country.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { answers, json } from '#api/description/answers.ts'
import { answersSchemaOf } from '#api/description/answers-schema.ts'
import type { ApiContext, ApiEnv } from '#api/api-env.ts'
import { anybody, describeRoute } from '#api/description/describe-route.ts'
import { rateLimit } from '#api/middleware/rate-limit.ts'
import { questionJson } from './question-answer.ts'
import { tradeInShape, type TradeIn } from './trade-in-shape.ts'

const FIVE_MINUTES = 5 * 60

const fileRequests = { name: 'trade-in', points: 60, seconds: 60 }

const shopOf = ({ code, sellShopUrl, icuLocale }: Country): TradeIn['countries'][number] => ({
  country: code,
  url: sellShopUrl,
  language: icuLocale,
  currency: 'EUR',
  tradeIn: `${sellShopUrl}/.well-known/trade-in.json`,
})

const pageAbout = (country: Country, topic: ContentTopic): string =>
  country.sellShopUrl + pathTo(country, 'content', { slug: country.contentSlugs[topic] })

/** Who buys, on which terms, and who answers questions. */
const whoBuys = (country: Country) => ({
  merchant: { name: country.merchant.name, country: country.merchant.country, imprint: pageAbout(country, 'imprint') },
  contact: { email: country.contact.recipient, page: country.sellShopUrl + pathTo(country, 'contact') },
  terms: pageAbout(country, 'terms'),
  privacy: pageAbout(country, 'privacy'),
})

/** What is asked about which kind of device. */
async function whatIsAsked({ engines, shop }: ApiContext['var']) {
  const { locale, sellShopUrl } = shop.country
  const [listed, questionnaires] = await Promise.all([
    listCategories(engines, locale),
    findQuestionnaires(engines, locale),
  ])
  const schemaOf = (questionnaire: string) => answersSchemaOf(shop.country, questionnaire)
  return {
    categories: listed.map(({ id, code, name, url, questionnaire }) => ({
      id,
      code,
      name,
      url: sellShopUrl + pathTo(shop.country, 'sellCategory', { category: url }),
      questionnaire,
      answersSchema: schemaOf(questionnaire),
    })),
    questionnaires: Object.fromEntries(
      [...questionnaires].map(([questionnaire, questions]) => [
        questionnaire,
        { answersSchema: schemaOf(questionnaire), questions: questions.map(questionJson) },
      ]),
    ),
  }
}

/** Which addresses to ask, and how. */
const howToAsk = ({ prices }: RuleSet, home: string) => ({
  devices: {
    search: { method: 'GET' as const, url: `${home}/api/quotes/devices{?text}` },
    catalogue: { method: 'GET' as const, url: `${home}/api/catalogue/categories` },
    imei: { method: 'POST' as const, url: `${home}/api/imei`, body: { imei: '15 digits' }, anyOrigin: false as const },
    priceFeeds: {
      csv: `${home}/feeds/prices.csv`,
      json: `${home}/feeds/prices.json`,
      xml: `${home}/feeds/prices.xml`,
    },
  },
  quotes: {
    create: {
      method: 'POST' as const,
      url: `${home}/api/quotes`,
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'optional: a random UUID' },
      body: {
        device: 'id, name in addresses, or address of the page of a device',
        answers: 'object: code of a question to the code of its answer, or to a list of codes',
        partner: 'optional: code of the partner who sends the seller',
      },
    },
    read: { method: 'GET' as const, url: `${home}/api/quotes/{quote}` },
    validDays: prices.offerDays,
    binding: true as const,
  },
  openapi: `${home}/api/openapi.json`,
  documentation: `${home}/api/docs`,
})

const limitsIn = ({ prices, limits }: RuleSet): TradeIn['limits'] => ({
  lowestOfferCents: prices.lowestOffer,
  identityCheckAboveCents: limits.identityAbove,
  mostPiecesOfOneDevice: limits.pieces,
  piecesWindowDays: limits.days,
  sellers: ['consumer'],
})

const rateLimits: TradeIn['rateLimits'] = [
  { requests: quoteRequests.points, seconds: quoteRequests.seconds, of: '/api/quotes and below, per address' },
  { requests: fileRequests.points, seconds: fileRequests.seconds, of: 'this file, per address' },
]

async function tradeIn(c: ApiContext): Promise<TradeIn> {
  const { config, engines, shop } = c.var
  const { country } = shop
  const rules = await findRules(engines)
  return {
    protocol: 'trade-in',
    version: '1.0',
    shop: { ...shopOf(country), priceListDay: priceDay(engines.now()) },
    ...whoBuys(country),
    countries: Object.values(config.storefronts.countries).map(shopOf),
    ...(await whatIsAsked(c.var)),
    ...howToAsk(rules, country.sellShopUrl),
    limits: limitsIn(rules),
    rateLimits,
  }
}

/** Describes the shop to programs: whoever has read this can get a binding offer. */
export const tradeInFile = new Hono<ApiEnv>().get(
  '/',
  describeRoute({
    tags: ['protocol'],
    summary: 'What the shop buys, what it asks, and how a program gets a binding offer',
    security: anybody,
    responses: answers({
      200: json('The description, in the language of the host', tradeInShape),
      304: { description: 'Still as it was (If-None-Match)' },
      404: 'Not on the hosts of partner shops and widgets',
    }),
  }),
  rateLimit(fileRequests),
  etag(),
  async (c) => c.json(await tradeIn(c), 200, { 'Cache-Control': `public, max-age=${FIVE_MINUTES}` }),
)
