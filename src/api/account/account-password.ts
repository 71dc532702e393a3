import { Hono } from 'hono'
import * as v from 'valibot'
import { accountEmail } from '#domain/accounts/registration/account-email.ts'
import { changePassword } from '#domain/accounts/passwords/change-password.ts'
import { forgotPassword } from '#domain/accounts/passwords/forgot-password.ts'
import { resetPassword } from '#domain/accounts/passwords/reset-password.ts'
import { translatorFor } from '#domain/i18n/translator-for.ts'
import { LocaleError } from '#shop/messages/locale.ts'
import { parseLocale } from '#shop/countries/locales.ts'
import { answers, json } from '#api/description/answers.ts'
import type { ApiEnv } from '#api/api-env.ts'
import { anybody, customers, describeRoute } from '#api/description/describe-route.ts'
import { fieldProblems } from '#api/field-problems.ts'
import { customersOnly } from '#api/middleware/customers-only.ts'
import { rateLimit } from '#api/middleware/rate-limit.ts'
import { inHeader } from '#api/description/parameters.ts'
import { problem } from '#api/problem.ts'
import { valid } from '#api/valid.ts'

const text = v.pipe(v.string(), v.maxLength(300))
const password = v.pipe(v.string(), v.maxLength(1_000))

const newPassword = v.strictObject({ password, userId: text, email: text, currentPassword: password })
const forgotten = v.strictObject({ email: text, lang: v.optional(v.pipe(v.string(), v.maxLength(20)), '') })

/** Passwords: changed by those who know theirs, and made anew by those who have forgotten it. */
export const accountPassword = new Hono<ApiEnv>()
  .post(
    '/changePassword',
    describeRoute({
      tags: ['account'],
      summary: 'Change the password; all other sessions end',
      security: customers,
      responses: answers({
        204: { description: 'Changed' },
        403: 'Somebody else’s account, or sent by a page of another site',
        422: 'The current one is wrong, or the new one too weak',
        429: 'Too many guesses',
      }),
    }),
    customersOnly,
    valid('json', newPassword),
    async (c) => {
      const { engines, shop, caller } = c.var
      const { userId, email, ...passwords } = c.req.valid('json')
      if (userId !== caller.id || accountEmail(email) !== caller.email) return problem(c, 403, 'not-yours')

      const result = await changePassword(engines, shop, caller, passwords)
      if (result.ok) return c.body(null, 204)
      if (result.reason === 'bad-password') return fieldProblems(c, { password: result.problem })
      if (result.reason === 'too-many-guesses') {
        c.header('Retry-After', String(result.retryAfterSeconds))
        return problem(c, 429, 'too-many-requests')
      }
      const message = translatorFor(shop.country)('problem.wrong-password')
      const violations = [{ propertyPath: 'currentPassword', code: result.reason, message }]
      return problem(c, 422, 'wrong-password', { violations })
    },
  )
  .post(
    '/forgotPasswordMail',
    describeRoute({
      tags: ['account'],
      summary: 'Send a link for a new password',
      security: anybody,
      description: 'The answer is the same whether the address has an account or not.',
      responses: answers({
        202: json('Look into your mailbox', v.object({})),
        400: 'Not a request, or a language that nobody speaks here',
      }),
    }),
    rateLimit({ name: 'forgot', points: 20, seconds: 60 * 60 }),
    valid('json', forgotten),
    async (c) => {
      const { email, lang } = c.req.valid('json')
      try {
        await forgotPassword(c.var.engines, c.var.shop, email, parseLocale(lang))
      } catch (error) {
        if (error instanceof LocaleError) return problem(c, 400, error.code)
        throw error
      }
      return c.json({}, 202, { 'Cache-Control': 'no-store' })
    },
  )
  .post(
    '/resetPassword',
    describeRoute({
      tags: ['account'],
      summary: 'Set a new password with the token of a letter',
      security: anybody,
      description: 'The token works once. Every session ends.',
      parameters: [inHeader('token', 'The token of the letter')],
      responses: answers({
        204: { description: 'Set' },
        410: 'The link is used, too old or not ours',
        422: 'The password is too weak',
      }),
    }),
    rateLimit({ name: 'links', points: 60, seconds: 60 }),
    valid('json', v.strictObject({ password })),
    async (c) => {
      const { engines, shop } = c.var
      const result = await resetPassword(engines, shop, c.req.header('token') ?? '', c.req.valid('json').password)
      if (result.ok) return c.body(null, 204, { 'Cache-Control': 'no-store' })
      return result.reason === 'bad-password'
        ? fieldProblems(c, { password: result.problem })
        : problem(c, 410, 'link-expired')
    },
  )
