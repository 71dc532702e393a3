import { Hono } from 'hono'
import * as v from 'valibot'
import { subscribe } from '#domain/newsletter/sign-up/subscribe.ts'
import { unsubscribe } from '#domain/newsletter/unsubscribe.ts'
import { answers, json } from '#api/description/answers.ts'
import type { ApiEnv } from '#api/api-env.ts'
import { anybody, whoHasTheLink, describeRoute } from '#api/description/describe-route.ts'
import { fieldProblems } from '#api/field-problems.ts'
import { rateLimit } from '#api/middleware/rate-limit.ts'
import { isOneClick, oneClickBody } from './one-click.ts'
import { inPath } from '#api/description/parameters.ts'
import { problem } from '#api/problem.ts'
import { valid } from '#api/valid.ts'

/** The newsletter's way in, and the way out that mail programs offer. */
export const newsletter = new Hono<ApiEnv>()
  .post(
    '/',
    describeRoute({
      tags: ['storefront'],
      summary: 'Ask for the newsletter; the mailbox has to confirm it',
      security: anybody,
      responses: answers({
        202: json('Look into the mailbox; the answer is the same whether or not it is known', v.object({})),
        404: 'There is no newsletter in this country',
        422: 'Something about the address',
      }),
    }),
    rateLimit({ name: 'newsletter', points: 20, seconds: 60 * 60 }),
    valid('json', v.strictObject({ email: v.pipe(v.string(), v.maxLength(300)) })),
    async (c) => {
      const { engines, shop, visitorAddress: address } = c.var
      const { email } = c.req.valid('json')
      const result = await subscribe(engines, shop, { email, source: 'api', bait: '', address })
      if (result.ok) return c.json({}, 202)
      if (result.reason === 'email-missing') return fieldProblems(c, { email: 'missing' })
      if (result.reason === 'email-invalid') return fieldProblems(c, { email: 'invalid' })
      if (result.reason !== 'too-many') return problem(c, 404, 'not-found')
      c.header('Retry-After', String(result.retryAfterSeconds))
      return problem(c, 429, 'too-many-requests')
    },
  )
  .post(
    '/unsubscribe/:emailHash',
    describeRoute({
      tags: ['storefront'],
      summary: 'End a newsletter with one click in the mail program (RFC 8058)',
      security: whoHasTheLink,
      description:
        'Named by the headers List-Unsubscribe and List-Unsubscribe-Post of every newsletter. It may come from anywhere: the hash is the secret.',
      parameters: [inPath('emailHash', 'The hash in the links of the newsletter', { pattern: '^[0-9a-fA-F]{1,128}$' })],
      requestBody: oneClickBody,
      responses: answers({
        204: { description: 'No newsletter comes any more' },
        400: 'Not a click of a mail program',
        404: 'Nobody has this link',
      }),
    }),
    rateLimit({ name: 'newsletter-one-click', points: 120, seconds: 60 }),
    async (c) => {
      const { engines, shop, visitorAddress: address } = c.var
      if (!(await isOneClick(c))) return problem(c, 400, 'invalid-input')
      const unsubscription = { emailHash: c.req.param('emailHash'), source: 'one-click', address } as const
      return (await unsubscribe(engines, shop, unsubscription)) ? c.body(null, 204) : problem(c, 404, 'not-found')
    },
  )
