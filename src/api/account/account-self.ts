import { Hono } from 'hono'
import * as v from 'valibot'
import { changeEmail } from '#domain/accounts/registration/change-email.ts'
import { deleteAccount } from '#domain/accounts/privacy/delete-account.ts'
import { endOtherSessions, endSession, findSessions } from '#domain/accounts/login/sessions.ts'
import { switchNewsletter } from '#domain/newsletter/switch-newsletter.ts'
import { exportCustomer } from '#domain/trades/customer-records/export-customer.ts'
import { answers, json } from '#api/description/answers.ts'
import type { ApiContext, ApiEnv } from '#api/api-env.ts'
import { customers, describeRoute } from '#api/description/describe-route.ts'
import { fieldProblems } from '#api/field-problems.ts'
import { customersOnly, freshlyAuthenticatedOnly } from '#api/middleware/customers-only.ts'
import { rateLimit } from '#api/middleware/rate-limit.ts'
import { accountDeletion, isOwn } from './account-deletion.ts'
import { inPath } from '#api/description/parameters.ts'
import { problem } from '#api/problem.ts'
import { clearRefreshToken } from './refresh-cookie.ts'
import { valid } from '#api/valid.ts'

const sessionList = v.object({
  sessions: v.array(
    v.object({
      id: v.string(),
      device: v.string(),
      createdAt: v.string(),
      lastUsedAt: v.string(),
      remembered: v.boolean(),
      current: v.boolean(),
    }),
  ),
})

async function listSessions(c: ApiContext): Promise<Response> {
  const { engines, caller } = c.var
  const sessions = (await findSessions(engines, caller.id)).map((session) => ({
    id: session.id,
    device: session.device,
    createdAt: session.createdAt.toISOString(),
    lastUsedAt: session.rotatedAt.toISOString(),
    remembered: session.remembered,
    current: session.id === caller.sessionId,
  }))
  return c.json({ sessions })
}

/** What somebody who is logged in does with the account itself. */
export const accountSelf = new Hono<ApiEnv>()
  .post(
    '/changeEmail',
    describeRoute({
      tags: ['account'],
      summary: 'Ask a new mailbox whether it is yours; until it answers the old address counts',
      security: customers,
      responses: answers({
        202: json('Look into the new mailbox', v.object({})),
        422: 'Something about the address',
      }),
    }),
    customersOnly,
    freshlyAuthenticatedOnly,
    rateLimit({ name: 'change-email', points: 20, seconds: 60 * 60 }),
    valid('json', v.strictObject({ email: v.pipe(v.string(), v.maxLength(300)) })),
    async (c) => {
      const result = await changeEmail(c.var.engines, c.var.caller, c.req.valid('json').email)
      return result.ok ? c.json({}, 202) : fieldProblems(c, { email: result.problem })
    },
  )
  .get(
    '/sessions',
    describeRoute({
      tags: ['account'],
      summary: 'Where the account is logged in',
      security: customers,
      responses: answers({
        200: json('The last used first', sessionList),
      }),
    }),
    customersOnly,
    (c) => listSessions(c),
  )
  .delete(
    '/sessions',
    describeRoute({
      tags: ['account'],
      summary: 'Log out everywhere else',
      security: customers,
      responses: answers({ 204: { description: 'Only this session is left' } }),
    }),
    customersOnly,
    async (c) => {
      const { engines, caller } = c.var
      await endOtherSessions(engines.db, caller.id, caller.sessionId)
      return c.body(null, 204)
    },
  )
  .delete(
    '/sessions/:id',
    describeRoute({
      tags: ['account'],
      summary: 'Log out in one place',
      security: customers,
      parameters: [inPath('id', 'The id in the list of sessions', { format: 'uuid' })],
      responses: answers({
        204: { description: 'Ended' },
        404: 'No session of yours',
      }),
    }),
    customersOnly,
    async (c) => {
      const { engines, caller } = c.var
      const ended = await endSession(engines.db, caller.id, c.req.param('id'))
      return ended ? c.body(null, 204) : problem(c, 404, 'not-found')
    },
  )
  .put(
    '/newsletter',
    describeRoute({
      tags: ['account'],
      summary: 'Get the newsletter to the mailbox of the account, or none any more',
      security: customers,
      responses: answers({
        204: { description: 'Written down' },
        404: 'There is no newsletter here',
      }),
    }),
    customersOnly,
    valid('json', v.strictObject({ newsletter: v.boolean() })),
    async (c) => {
      const { engines, shop, caller, visitorAddress } = c.var
      const { newsletter: wanted } = c.req.valid('json')
      // Whoever has it must always be able to end it.
      if (wanted && !shop.country.features.newsletter) return problem(c, 404, 'not-found')
      await switchNewsletter(engines, shop, { email: caller.email, wanted, address: visitorAddress })
      return c.body(null, 204)
    },
  )
  .get(
    '/export',
    describeRoute({
      tags: ['account'],
      summary: 'Everything that the shop knows about the customer, as a file',
      security: customers,
      responses: answers({
        200: json('The data', v.record(v.string(), v.unknown())),
      }),
    }),
    customersOnly,
    freshlyAuthenticatedOnly,
    rateLimit({ name: 'export', points: 20, seconds: 60 }),
    async (c) => {
      const data = await exportCustomer(c.var.engines, c.var.caller)
      return c.json(data, 200, { 'Content-Disposition': 'attachment; filename="umlauf.json"' })
    },
  )
  .delete(
    '/deleteUser',
    describeRoute({
      tags: ['account'],
      summary: 'Delete the login, after the customer was deleted',
      security: customers,
      responses: answers({
        204: { description: 'Deleted' },
        403: 'Somebody else’s account, or sent by a page of another site',
        409: 'The customer was not deleted yet',
      }),
    }),
    customersOnly,
    freshlyAuthenticatedOnly,
    valid('json', accountDeletion),
    async (c) => {
      const { engines, shop, caller } = c.var
      if (!(await isOwn(c, c.req.valid('json')))) return problem(c, 403, 'not-yours')
      if (!(await deleteAccount(engines, shop, caller.id))) return problem(c, 409, 'customer-remains')

      clearRefreshToken(c)
      return c.body(null, 204)
    },
  )
