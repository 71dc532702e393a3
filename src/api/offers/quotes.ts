import { Hono } from 'hono'
import * as v from 'valibot'
import { findDeviceQuestions, findQuestionnaire } from '#domain/catalogue/questionnaires/find-questionnaires.ts'
import { createQuote, quoteRequests, type QuoteRefusal } from '#domain/offers/quotes/create-quote.ts'
import { findQuote } from '#domain/offers/quotes/find-quote.ts'
import { findPartner } from '#domain/partners/find-partners.ts'
import { findDevices } from '#domain/search/find-devices.ts'
import { MAX_TEXT_LENGTH } from '#domain/search/search-intent.ts'
import { answers, json } from '#api/description/answers.ts'
import { answersSchema, answersSchemaOf } from '#api/description/answers-schema.ts'
import type { ApiContext, ApiEnv } from '#api/api-env.ts'
import { anybody, describeRoute } from '#api/description/describe-route.ts'
import { deviceNamed, MAX_ID } from '#api/catalogue/device-named.ts'
import { rateLimit } from '#api/middleware/rate-limit.ts'
import { inPath, mayBeInHeader } from '#api/description/parameters.ts'
import { refusedField, violation } from '#api/field-problems.ts'
import { problem } from '#api/problem.ts'
import { questionJson } from './question-answer.ts'
import { quoteAnswer, quoteJson, quoteProblem } from './quote-answer.ts'
import { valid } from '#api/valid.ts'

const code = v.pipe(v.string(), v.regex(/^[A-Z0-9_]{1,40}$/, 'is no code'))

const quoteRequest = v.strictObject({
  device: v.pipe(
    v.union([v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_ID)), v.pipe(v.string(), v.maxLength(300))]),
    v.description('The id of a device, the last part of its address, or the address of its page'),
  ),
  answers: v.pipe(
    v.record(code, v.union([code, v.pipe(v.array(code), v.maxLength(30))])),
    v.maxEntries(40),
    v.description('By the code of each question: the code of the answer, or a list of them'),
  ),
  partner: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,39}$/, 'is no code'), v.description('Who sends the seller')),
  ),
})

const found = v.pipe(
  v.array(
    v.object({
      id: v.number(),
      name: v.string(),
      device: v.string(),
      categoryId: v.number(),
      category: v.string(),
      questionnaire: v.pipe(v.string(), v.description('What is asked about it: its name in trade-in.json')),
      answersSchema: v.pipe(v.string(), v.url()),
    }),
  ),
  v.description('Best first; `device` and `id` both name it in a request for a quote'),
)

const wanted = v.strictObject({
  text: v.pipe(
    v.string(),
    v.minLength(1),
    v.maxLength(MAX_TEXT_LENGTH),
    v.description('What people call it, such as “iphone 14 128”'),
  ),
})

const MAX_FOUND = 20
const FIVE_MINUTES = 5 * 60

/** A key is the program's word for one request. Others must not guess it: a random UUID is good. */
const keyShape = /^[\w-]{16,64}$/

/** `PHONE`, or `CONSOLE.HANDHELD` where something is asked otherwise. */
const questionnaireShape = /^[A-Z_]{1,40}(\.[A-Z_]{1,40}){0,4}$/

const shared = { 'Cache-Control': `public, max-age=${FIVE_MINUTES}` }
const kept = { 'Cache-Control': 'no-store' }

const quoteDescription = describeRoute({
  tags: ['protocol'],
  summary: 'A binding offer for a device in the described condition',
  security: anybody,
  description:
    'Needs no cookie and may be asked from any origin. Who does not know the questions sends no answers and is told the first.',
  parameters: [
    mayBeInHeader(
      'Idempotency-Key',
      'Names the submission: the same key always gets the same quote. Take a random UUID',
      {
        pattern: keyShape.source,
      },
    ),
  ],
  responses: answers({
    200: json('This quote exists already', quoteAnswer),
    201: json('The quote, valid for 14 days', quoteAnswer),
    404: 'No such device',
    409: 'Not bought so (not-bought, only-recycling, needs-a-person), or the key was used for something else',
    422: json('Answers are missing or contradict each other', quoteProblem, 'application/problem+json'),
  }),
})

/** Programs and assistants of others get the same offers as visitors of the pages. */
export const quotes = new Hono<ApiEnv>()
  .use(rateLimit(quoteRequests))
  .post('/', quoteDescription, valid('json', quoteRequest), async (c) => {
    const { engines, shop } = c.var
    const { device, answers: given, partner } = c.req.valid('json')
    const key = c.req.header('idempotency-key')
    if (key !== undefined && !keyShape.test(key)) return refusedField(c, 'Idempotency-Key', 'violation.not-a-key')
    const sender = partner === undefined ? undefined : await findPartner(engines, partner)
    if (partner !== undefined && !sender?.active) return refusedField(c, 'partner', 'violation.not-a-partner')

    const result = await createQuote(engines, shop, {
      device: deviceNamed(shop.country, device),
      answers: Object.fromEntries(Object.entries(given).map(([name, chosen]) => [name, [chosen].flat()])),
      ...(sender && { landingPage: sender.landingPage }),
      ...(key !== undefined && { key }),
    })
    if (!result.ok) return refusalOf(c, result.refusal)

    return c.json(quoteJson(shop, result.quote, engines.now()), result.isNew ? 201 : 200, kept)
  })
  .get(
    '/devices',
    describeRoute({
      tags: ['protocol'],
      summary: 'Which devices somebody may mean',
      security: anybody,
      responses: answers({
        200: json('Devices', found),
        204: { description: 'The search does not work at the moment' },
      }),
    }),
    valid('query', wanted),
    async (c) => {
      const { engines, shop } = c.var
      const { text } = c.req.valid('query')
      const result = await findDevices(engines, shop.country.locale, { kind: 'by-text', text }, MAX_FOUND)
      if (!result.ok) return c.body(null, 204, kept)

      const asked = await findDeviceQuestions(
        engines,
        shop.country.locale,
        result.found.map(({ id }) => id),
      )
      const devices = result.found.flatMap(({ id, manufacturer, name, url, categoryId, category }) => {
        const questionnaire = asked.get(id)?.name
        if (questionnaire === undefined) return []
        const schema = { questionnaire, answersSchema: answersSchemaOf(shop.country, questionnaire) }
        return [{ id, name: `${manufacturer} ${name}`, device: url, categoryId, category, ...schema }]
      })
      return c.json(devices, 200, shared)
    },
  )
  .get(
    '/answers/:questionnaire',
    describeRoute({
      tags: ['protocol'],
      summary: 'What the answers about devices of one kind look like',
      security: anybody,
      parameters: [inPath('questionnaire', 'Its name in trade-in.json', {}, 'PHONE')],
      responses: answers({
        200: json('A JSON Schema (2020-12)', v.record(v.string(), v.unknown()), 'application/schema+json'),
        404: 'No such questionnaire',
      }),
    }),
    async (c) => {
      const { engines, shop } = c.var
      const name = c.req.param('questionnaire')
      const questions = questionnaireShape.test(name)
        ? await findQuestionnaire(engines, shop.country.locale, name)
        : undefined
      if (!questions) return problem(c, 404, 'not-found')

      const schema = JSON.stringify(answersSchema(name, questions))
      return c.body(schema, 200, { ...shared, 'Content-Type': 'application/schema+json; charset=utf-8' })
    },
  )
  .get(
    '/:quote',
    describeRoute({
      tags: ['protocol'],
      summary: 'A quote, and what has become of it',
      security: anybody,
      parameters: [inPath('quote', 'Its name')],
      responses: answers({ 200: json('The quote', quoteAnswer), 404: 'No such quote in this country' }),
    }),
    async (c) => {
      const { engines, shop } = c.var
      const quote = await findQuote(engines, shop, c.req.param('quote'))
      if (!quote) return problem(c, 404, 'not-found')

      return c.json(quoteJson(shop, quote, engines.now()), 200, kept)
    },
  )

/** Says no with what is to be asked next, or with the answer that ended it. */
function refusalOf(c: ApiContext, refusal: QuoteRefusal): Response {
  const { reason } = refusal
  if ('next' in refusal) {
    const violations = refusal.wrong.map(({ question, why }) => violation(c, `answers.${question}`, `violation.${why}`))
    return problem(c, 422, reason, { violations, next: refusal.next.map(questionJson) })
  }
  if (reason === 'unknown-device') return problem(c, 404, reason)
  if (!('gate' in refusal)) return problem(c, 409, reason)

  const { question, answer } = refusal.gate
  return problem(c, 409, reason, {
    violations: [{ propertyPath: `answers.${question.code}`, message: answer.text, code: answer.code }],
  })
}
