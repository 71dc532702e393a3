import { Hono } from 'hono'
import * as v from 'valibot'
import { payeeFields } from '#domain/accounts/payees/payment-type.ts'
import { accountEmail } from '#domain/accounts/registration/account-email.ts'
import { activate } from '#domain/accounts/registration/activate.ts'
import { addressFields } from '#domain/accounts/profile/customer.ts'
import { register } from '#domain/accounts/registration/register.ts'
import { locales } from '#shop/countries/locales.ts'
import { answers, json } from '#api/description/answers.ts'
import type { ApiEnv } from '#api/api-env.ts'
import { anybody, describeRoute } from '#api/description/describe-route.ts'
import { fieldProblems } from '#api/field-problems.ts'
import { rateLimit } from '#api/middleware/rate-limit.ts'
import { inHeader } from '#api/description/parameters.ts'
import { problem } from '#api/problem.ts'
import { valid } from '#api/valid.ts'

const text = v.pipe(v.string(), v.maxLength(300))

/**
 * The shape of a Keycloak user. What a client says about `enabled`, `groups` and `requiredActions` is read and left aside:
 * the shop decides who may do what.
 */
const registration = v.strictObject({
  enabled: v.optional(v.boolean()),
  firstName: text,
  lastName: text,
  username: text,
  email: text,
  credentials: v.pipe(
    v.array(
      v.strictObject({
        type: v.literal('password'),
        value: v.pipe(v.string(), v.maxLength(1_000)),
        temporary: v.optional(v.literal(false)),
      }),
    ),
    v.length(1),
  ),
  requiredActions: v.optional(v.pipe(v.array(text), v.maxLength(20))),
  groups: v.optional(v.pipe(v.array(text), v.maxLength(20))),
  attributes: v.strictObject({ locale: v.pipe(v.array(v.picklist(locales)), v.length(1)) }),
  Address: v.optional(
    v.nullable(
      v.strictObject({
        ...v.entriesFromList(addressFields, v.optional(text)),
        birthdate: v.optional(text),
        phone: v.optional(text),
      }),
    ),
  ),
  Payment: v.optional(
    v.nullable(
      v.strictObject({
        paymentType: v.pipe(v.string(), v.regex(/^\d{1,3}$/, 'is no code')),
        ...v.entriesFromList(payeeFields, v.optional(text)),
      }),
    ),
  ),
})

const activation = v.object({ token: v.nullable(v.string()), activated: v.boolean() })

/** How somebody becomes a customer with an account. */
export const accountRegistration = new Hono<ApiEnv>()
  .post(
    '/register',
    describeRoute({
      tags: ['account'],
      summary: 'Ask for an account; a letter with a link follows',
      security: anybody,
      description: 'The answer is the same for an address that has an account: its owner is told by letter.',
      responses: answers({
        202: json('Look into your mailbox', v.object({})),
        422: 'Something about the fields',
      }),
    }),
    rateLimit({ name: 'register', points: 20, seconds: 60 * 60 }),
    valid('json', registration),
    async (c) => {
      const { firstName, lastName, username, email, credentials, attributes, Address, Payment } = c.req.valid('json')
      if (accountEmail(username) !== accountEmail(email)) return fieldProblems(c, { email: 'invalid' })
      const { paymentType = '', ...payment } = Payment ?? {}
      const form = {
        firstName,
        lastName,
        email,
        password: credentials[0]!.value,
        address: Address ?? null,
        paymentType,
        payment: Payment ? payment : null,
      }
      const result = await register(c.var.engines, c.var.shop, form, attributes.locale[0]!)
      return result.ok ? c.json({}, 202, { 'Cache-Control': 'no-store' }) : fieldProblems(c, result.problems)
    },
  )
  .post(
    '/activateRegistration',
    describeRoute({
      tags: ['account'],
      summary: 'Confirm a mailbox with the token of a letter',
      security: anybody,
      description: 'What comes back opens the next step: the customer record.',
      parameters: [inHeader('token', 'The token of the letter')],
      responses: answers({
        200: json('Whether it was confirmed', activation),
        400: 'No token',
      }),
    }),
    rateLimit({ name: 'links', points: 60, seconds: 60 }),
    async (c) => {
      const token = c.req.header('token') ?? ''
      if (token === '') return problem(c, 400, 'invalid-input')
      return c.json(await activate(c.var.engines, c.var.shop, token), 200, { 'Cache-Control': 'no-store' })
    },
  )
