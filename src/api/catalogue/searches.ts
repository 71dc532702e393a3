import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import * as v from 'valibot'
import { noteSearch } from '#domain/catalogue/wanted/note-search.ts'
import { findDevices } from '#domain/search/find-devices.ts'
import { offerDevices } from '#domain/search/offer-devices.ts'
import { parseSearchBody } from '#domain/search/parse-search-body.ts'
import { readMenu } from '#domain/search/read-menu.ts'
import { asksForOffer, MAX_RESULTS, type SearchIntent } from '#domain/search/search-intent.ts'
import { searchAuthorization } from './search-authorization.ts'
import type { SearchIndexes } from '#shop/countries/country.ts'
import { answers, json, refusing } from '#api/description/answers.ts'
import type { ApiContext, ApiEnv } from '#api/api-env.ts'
import { anybody, describeRoute } from '#api/description/describe-route.ts'
import { rateLimit } from '#api/middleware/rate-limit.ts'
import { refusedField } from '#api/field-problems.ts'
import { problem } from '#api/problem.ts'
import { aggregationsAnswer, hitsAnswer, searchAnswer } from './search-answers.ts'
import { valid } from '#api/valid.ts'

const search = v.strictObject({
  search: v.pipe(v.unknown(), v.description('One of the four searches, as an object or as the same in JSON text')),
  application: v.pipe(v.string(), v.maxLength(100)),
  resultSize: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_RESULTS)),
})

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Test systems may stand behind a password: then it is really needed, so that it is noticed when nobody sends it. */
const onlyAuthorized = refusing(
  { security: [{}, { testSystem: [] }], responses: answers({ 401: 'A test system wants its password' }) },
  createMiddleware<ApiEnv>(async (c, next) => {
    const wanted = searchAuthorization(c.var.config)
    const given = c.req.header('authorization') ?? ''
    if (wanted === null || timingSafeEqual(digest(wanted), digest(given))) return next()

    c.header('WWW-Authenticate', 'Basic realm="umlauf search", charset="UTF-8"')
    return problem(c, 401, 'sign-in-needed')
  }),
)

function fromJson(given: unknown): unknown {
  if (typeof given !== 'string') return given
  try {
    return JSON.parse(given)
  } catch {
    return undefined
  }
}

const indexFor = (intent: SearchIntent, { manufacturers, devices }: SearchIndexes): string =>
  intent.kind === 'aggregations' ? manufacturers : devices

/** The search proxy. A body is only read to understand what is wanted; nothing of it reaches the search engine. */
export const searches = new Hono<ApiEnv>().post(
  '/',
  describeRoute({
    tags: ['storefront'],
    summary: 'Search devices: aggregations, by url, by series or by text, in the manner of Elasticsearch',
    security: anybody,
    responses: answers({
      200: json('What was found', searchAnswer),
      204: { description: 'The search does not work at the moment' },
      400: 'None of the four searches, another index, or too many results',
    }),
  }),
  rateLimit({ name: 'searches', points: 120, seconds: 60 }),
  onlyAuthorized,
  valid('json', search),
  async (c) => {
    const { engines, shop, visitorAddress: address } = c.var
    const { search: given, application, resultSize } = c.req.valid('json')
    const parsed = parseSearchBody(fromJson(given))
    if (!parsed.ok) return refusedField(c, ['search', parsed.at].filter(Boolean).join('.'), 'violation.not-a-search')

    const { intent } = parsed
    const { locale, searchIndexes } = shop.country
    if (application !== indexFor(intent, searchIndexes)) return refusedField(c, 'application', 'violation.other-shop')

    if (intent.kind === 'aggregations') {
      const menu = await readMenu(engines, locale)
      return menu.ok ? c.json(aggregationsAnswer(menu.found)) : nothing(c)
    }
    if (resultSize === 0) return refusedField(c, 'resultSize', 'violation.at-least-one')
    const devices = await findDevices(engines, locale, intent, resultSize)
    if (!devices.ok) return nothing(c)
    if (intent.kind === 'by-text')
      noteSearch(engines, shop.country, { typed: intent.text, address, found: devices.found })
    const found = asksForOffer(intent) ? await offerDevices(engines, shop, devices.found) : devices.found
    return c.json(hitsAnswer(found, { intent, index: application, resultSize }))
  },
)

const nothing = (c: ApiContext): Response => c.body(null, 204, { 'Cache-Control': 'no-store' })
