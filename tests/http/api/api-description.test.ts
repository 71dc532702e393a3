import { Ajv2020 } from 'ajv/dist/2020.js'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import { beforeAll, expect, test } from 'vitest'
import {
  operationsOf,
  referencesIn,
  target,
  type Description,
  type Operation,
  type Schema,
} from '../../contract/operations.ts'
import { ask } from '#tests/support/services/shops/shop-under-test.ts'

let description: Description
let operations: Operation[]
beforeAll(async () => {
  description = (await ask('de', '/api/openapi.json')).json<Description>()
  operations = operationsOf(description)
})

const routes = [
  'DELETE /api/account/deleteUser',
  'DELETE /api/account/sessions',
  'DELETE /api/account/sessions/{id}',
  'DELETE /api/client-id',
  'DELETE /api/customers/addresses/{id}',
  'DELETE /api/customers/customer_payment_accounts/{id}',
  'DELETE /api/customers/customers',
  'GET /.well-known/trade-in.json',
  'GET /api/account/export',
  'GET /api/account/providers',
  'GET /api/account/sessions',
  'GET /api/account/sso',
  'GET /api/account/sso/callback',
  'GET /api/activateCustomerByIdentifier',
  'GET /api/business-quotes/{token}',
  'GET /api/business-quotes/{token}/labels',
  'GET /api/catalogue/categories',
  'GET /api/catalogue/categories/{url}',
  'GET /api/catalogue/devices/{url}',
  'GET /api/catalogue/manufacturers/{url}',
  'GET /api/catalogue/series/{url}',
  'GET /api/clarifications/{token}/photos/{photoId}',
  'GET /api/client-id',
  'GET /api/customers/addresses',
  'GET /api/customers/bank_accounts',
  'GET /api/customers/customer_payment_accounts',
  'GET /api/customers/customers',
  'GET /api/customers/paypal_accounts',
  'GET /api/customers/trade_history',
  'GET /api/device-lists/example',
  'GET /api/device-lists/{token}/result',
  'GET /api/docs',
  'GET /api/locale',
  'GET /api/offers/{id}',
  'GET /api/openapi.json',
  'GET /api/quotes/answers/{questionnaire}',
  'GET /api/quotes/devices',
  'GET /api/quotes/{quote}',
  'GET /api/recognition',
  'GET /api/towns',
  'GET /api/trades/{token}/calendar',
  'GET /api/trades/{token}/label',
  'GET /api/trades/{token}/papers/{number}',
  'GET /api/trades/{token}/version',
  'GET /api/visitor',
  'GET /build.json',
  'GET /health/live',
  'GET /health/ready',
  'GET /metrics',
  'PATCH /api/customers/addresses',
  'PATCH /api/customers/bank_accounts',
  'PATCH /api/customers/paypal_accounts',
  'PATCH /api/customers/people',
  'PATCH /api/customers/phone_contacts',
  'POST /api/account/activateRegistration',
  'POST /api/account/changeEmail',
  'POST /api/account/changePassword',
  'POST /api/account/forgotPasswordMail',
  'POST /api/account/login',
  'POST /api/account/loginRefresh',
  'POST /api/account/logout',
  'POST /api/account/register',
  'POST /api/account/resetPassword',
  'POST /api/activateCustomerByIdentifier',
  'POST /api/business-quotes',
  'POST /api/business-quotes/{token}/acceptance',
  'POST /api/business-quotes/{token}/refusal',
  'POST /api/carriers/{carrier}/events',
  'POST /api/cart',
  'POST /api/client-id',
  'POST /api/controlling/controlling',
  'POST /api/customers/addresses',
  'POST /api/customers/customer_payment_accounts',
  'POST /api/customers/guest_account_number',
  'POST /api/customers/phone_contacts',
  'POST /api/errors',
  'POST /api/imei',
  'POST /api/newsletter',
  'POST /api/newsletter/unsubscribe/{emailHash}',
  'POST /api/offers',
  'POST /api/offers/from-quote',
  'POST /api/office/trades/{number}/moves',
  'POST /api/price-watch/end/{token}',
  'POST /api/quotes',
  'POST /api/trades',
  'POST /api/visitor',
  'POST /searches',
  'PUT /api/account/newsletter',
]

test('S7.43 it lists every route of the API', async () => {
  const listed = operations.map(({ name }) => name)

  expect(listed.toSorted()).toEqual(routes)
})

test('S7.43 the description has the shape of OpenAPI 3.1, and every reference leads somewhere', async () => {
  const references = referencesIn(description)

  expect(description.openapi).toMatch(/^3\.1\.\d+$/)
  expect(description.info).toMatchObject({ title: expect.any(String), version: expect.any(String) })
  expect(references.filter((reference) => target(description, reference) === undefined)).toEqual([])
  expect(references).toContain('#/components/schemas/Problem')
})

test('S7.43 every operation has an id of its own, a known tag, words and an answer for when it works', async () => {
  const known = new Set(description.tags.map(({ name }) => name))

  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  for (const { name, operationId, summary, tags, responses } of operations) {
    expect(operationId, name).toMatch(/^[a-z]\w+$/i)
    expect(summary, name).toMatch(/\S/)
    expect(tags.length === 1 && known.has(tags[0]!), `${name} is ${tags.join()}`).toBe(true)
    expect(
      Object.keys(responses).some((status) => /^[23]/.test(status)),
      name,
    ).toBe(true)
    for (const [status, { description: words }] of Object.entries(responses)) {
      expect(status, name).toMatch(/^[1-5]\d\d$/)
      expect(words, name).toMatch(/\S/)
    }
  }
})

test('S7.43 every parameter is described, and every name in braces is one', async () => {
  for (const { name, path, parameters } of operations) {
    const inBraces = [...path.matchAll(/\{(\w+)\}/g)].map(([, word]) => word!)
    const inPath = parameters.filter((parameter) => parameter.in === 'path')

    expect(inPath.map((parameter) => parameter.name).toSorted(), name).toEqual(inBraces.toSorted())
    expect(
      inPath.every(({ required }) => required),
      name,
    ).toBe(true)
    for (const { name: word, description: words, schema } of parameters) {
      expect(words, `${name} ${word}`).toMatch(/\S/)
      expect(schema, `${name} ${word}`).toBeTypeOf('object')
    }
  }
})

const schemasOf = ({ parameters, requestBody, responses }: Operation) => [
  ...parameters.map(({ schema }) => schema),
  ...[requestBody, ...Object.values(responses)].flatMap((one) =>
    Object.values(one?.content ?? {}).flatMap(({ schema }) => (schema ? [schema] : [])),
  ),
]

test('S7.43 every schema is one', async () => {
  const ajv = new Ajv2020({ strict: true, strictTypes: false, formats: fullFormats, keywords: ['example'] })

  for (const schema of new Set(operations.flatMap(schemasOf)))
    expect(() => ajv.compile(schema), JSON.stringify(schema)).not.toThrow()
})

test('S7.43 what somebody has to bring is among the ways that the description explains', async () => {
  const ways = new Set(Object.keys(description.components.securitySchemes))

  for (const { name, security } of operations)
    for (const way of security.flatMap((one) => Object.keys(one))) expect(ways.has(way), `${name} ${way}`).toBe(true)
})

test('F-01 every operation says who may call it', () => {
  for (const { name, security } of operations) expect(security.length, name).toBeGreaterThan(0)
})

/** What is for anybody, or for every visitor, who only has to be known again. */
const isOpen = (security: Operation['security']): boolean =>
  security.some((way) => Object.keys(way).every((scheme) => scheme === 'visitor'))

const inAddress = (path: string): string => path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')

test('F-01 what is not for everybody gives nothing to somebody who proves nothing', async () => {
  const closed = operations.filter(({ security }) => !isOpen(security))
  expect(closed.length).toBeGreaterThan(20)
  for (const { name, method, path } of closed) {
    const headers = { connection: 'close', ...(method !== 'GET' && { 'content-type': 'application/json' }) }
    const { status } = await ask('de', inAddress(path), { method, headers, ...(method !== 'GET' && { body: '{}' }) })
    // Some look at the form of a request first: what cannot be right needs no login.
    expect([400, 401, 404, 415], name).toContain(status)
  }
})

test('S7.43 every refusal has the one shape of an error', async () => {
  for (const { name, responses } of operations) {
    for (const [status, { content = {} }] of Object.entries(responses)) {
      if (Number(status) < 400 || name === 'GET /health/ready') continue
      expect(Object.keys(content), `${name} ${status}`).toEqual(['application/problem+json'])
    }
  }
})

test('S7.43 the page about the API shows every route and needs no script', async () => {
  const { status, text } = await ask('de', '/api/docs')

  expect(status).toBe(200)
  for (const route of routes) {
    const [method = '', path = ''] = route.split(' ')
    expect(text).toContain(`<code><b class="${method.toLowerCase()}">${method}</b> ${path}</code>`)
  }
  expect(text).not.toMatch(/<script/i)
})

test('S7.43 every link within the page about the API leads somewhere', async () => {
  const { text } = await ask('de', '/api/docs')
  const names = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name))
  const links = [...text.matchAll(/ href="#([^"]+)"/g)].map(([, name]) => name)

  expect(links.filter((name) => !names.has(name))).toEqual([])
  expect(links.length).toBeGreaterThan(routes.length)
})

test('S7.43 the page about the API has its style sheet', async () => {
  const { text } = await ask('de', '/api/docs')
  const sheet = /<link rel="stylesheet" href="([^"]+)"/.exec(text)?.[1] ?? ''

  expect((await ask('de', sheet)).headers['content-type']).toContain('text/css')
})

/** Every number in a description, with the name of its field. */
function* numbersIn(value: unknown): Generator<{ name: string; schema: Schema }> {
  if (typeof value !== 'object' || value === null) return
  const { properties } = value as { properties?: Record<string, Schema> }
  for (const [name, schema] of Object.entries(properties ?? {})) {
    const shapes = [schema, ...(schema.anyOf ?? [])].filter((shape): shape is Schema => typeof shape === 'object')
    const shape = shapes.find(({ type }) => type === 'number' || type === 'integer')
    if (shape) yield { name, schema: { ...schema, ...shape } }
  }
  for (const inside of Object.values(value)) yield* numbersIn(inside)
}

test('F-15 every amount in an answer is a whole number of cents, and says so', () => {
  const amounts = [...numbersIn(operations.map(({ responses }) => responses))].filter(
    ({ name }) => /cents$|price|payout|amount|upTo/i.test(name) || name === 'total',
  )
  const unclear = amounts.filter(
    ({ name, schema }) =>
      schema.type !== 'integer' || !(/cents$/i.test(name) || /\bcents\b/.test(String(schema.description))),
  )

  expect(amounts.length).toBeGreaterThan(15)
  expect([...new Set(unclear.map(({ name }) => name))]).toEqual([])
})
