import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ask } from '../shop-under-test.ts'

type Operation = { summary?: string; responses: Record<string, { description: string }> }
type Description = {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
}

const describeApi = async () => (await ask('de', '/api/openapi.json')).json<Description>()

const routes = [
  'DELETE /api/account/deleteUser',
  'DELETE /api/account/sessions',
  'DELETE /api/account/sessions/{id}',
  'DELETE /api/client-id',
  'DELETE /api/customers/customer_payment_accounts/{id}',
  'DELETE /api/customers/customers',
  'GET /api/account/export',
  'GET /api/account/providers',
  'GET /api/account/sessions',
  'GET /api/account/sso',
  'GET /api/account/sso/callback',
  'GET /api/activateCustomerByIdentifier',
  'GET /api/catalogue/categories',
  'GET /api/catalogue/categories/{url}',
  'GET /api/catalogue/devices/{url}',
  'GET /api/catalogue/manufacturers/{url}',
  'GET /api/catalogue/series/{url}',
  'GET /api/client-id',
  'GET /api/customers/addresses',
  'GET /api/customers/bank_accounts',
  'GET /api/customers/customer_payment_accounts',
  'GET /api/customers/customers',
  'GET /api/customers/paypal_accounts',
  'GET /api/customers/trade_history',
  'GET /api/locale',
  'GET /api/offers/{id}',
  'GET /api/recognition',
  'GET /api/trades/{token}/label',
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
  'POST /api/cart',
  'POST /api/client-id',
  'POST /api/controlling/controlling',
  'POST /api/customers/customer_payment_accounts',
  'POST /api/customers/guest_account_number',
  'POST /api/customers/phone_contacts',
  'POST /api/errors',
  'POST /api/imei',
  'POST /api/offers',
  'POST /api/trades',
  'POST /api/visitor',
  'POST /searches',
  'PUT /api/account/newsletter',
]

const listed = ({ paths }: Description) =>
  Object.entries(paths)
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
    .toSorted()

test('S7.43 the description has the shape of OpenAPI 3.1', async () => {
  const description = await describeApi()

  expect(description.openapi).toMatch(/^3\.1\.\d+$/)
  expect(description.info).toMatchObject({ title: expect.any(String), version: expect.any(String) })
  for (const [path, methods] of Object.entries(description.paths)) {
    expect(path).toMatch(/^\//)
    for (const { summary, responses } of Object.values(methods)) {
      expect(summary, path).toMatch(/\S/)
      expect(Object.keys(responses), path).not.toHaveLength(0)
      for (const [status, { description: words }] of Object.entries(responses)) {
        expect(status, path).toMatch(/^[1-5]\d\d$/)
        expect(words, path).toMatch(/\S/)
      }
    }
  }
})

test('S7.43 it lists every route of the API', async () => {
  expect(listed(await describeApi())).toEqual(routes)
})

test('S7.43 no route of the API is left undescribed', () => {
  // These two put the others together and show them.
  const doors = readdirSync('src/api').filter(
    (file) => !/^(app|docs)\.ts$|\.test\.ts$/.test(file) && file.endsWith('.ts'),
  )
  for (const file of doors) {
    const source = readFileSync(join('src/api', file), 'utf8')
    // Two methods of one path may share what is said about them.
    const shared = [...source.matchAll(/const (\w+) = describeRoute\(/g)].map(([, name]) => `${name},`)
    const registered = [...source.matchAll(/\.(?:get|post|put|patch|delete)\(\s*'\/[^']*',\s*(describeRoute\(|\w+,)?/g)]
    for (const [line, described] of registered)
      expect(['describeRoute(', ...shared], `${file} ${line}`).toContain(described)
  }
  expect(doors).toContain('visitor.ts')
})

test('S7.43 every route that can be read answers with a status that it names', async () => {
  const { paths } = await describeApi()
  for (const [path, { get }] of Object.entries(paths)) {
    if (!get) continue
    const { status } = await ask('de', path)
    expect(Object.keys(get.responses), path).toContain(String(status))
  }
})

test('S7.43 the page about the API shows every route and needs no script', async () => {
  const { status, text, headers } = await ask('de', '/api/docs')

  expect(status).toBe(200)
  for (const route of routes) expect(text).toContain(`<code>${route}</code>`)
  expect(text).not.toMatch(/<script/i)
  expect(headers['content-security-policy']).toContain("default-src 'none'")
})

test('S7.43 the page about the API has its style sheet', async () => {
  const { text } = await ask('de', '/api/docs')
  const sheet = /<link rel="stylesheet" href="([^"]+)"/.exec(text)?.[1] ?? ''

  expect((await ask('de', sheet)).headers['content-type']).toContain('text/css')
})
