import { Hono } from 'hono'
import { endWatch } from '#domain/price-watch/end-watch.ts'
import { answers } from '#api/description/answers.ts'
import type { ApiEnv } from '#api/api-env.ts'
import { whoHasTheLink, describeRoute } from '#api/description/describe-route.ts'
import { rateLimit } from '#api/middleware/rate-limit.ts'
import { isOneClick, oneClickBody } from './one-click.ts'
import { inPath } from '#api/description/parameters.ts'
import { problem } from '#api/problem.ts'

/** The way out of a price watch that mail programs offer. */
export const priceWatch = new Hono<ApiEnv>().post(
  '/end/:token',
  describeRoute({
    tags: ['storefront'],
    summary: 'End a price watch with one click in the mail program (RFC 8058)',
    security: whoHasTheLink,
    description:
      'Named by the headers List-Unsubscribe and List-Unsubscribe-Post of every letter about a price. It may come from anywhere: the token is the secret.',
    parameters: [inPath('token', 'The word in the links of the letter', { pattern: '^[\\w-]{1,200}$' })],
    requestBody: oneClickBody,
    responses: answers({
      204: { description: 'No letter about this price comes any more' },
      400: 'Not a click of a mail program',
      404: 'Nobody has this link',
    }),
  }),
  rateLimit({ name: 'price-watch-one-click', points: 120, seconds: 60 }),
  async (c) => {
    const { engines, shop } = c.var
    if (!(await isOneClick(c))) return problem(c, 400, 'invalid-input')
    return (await endWatch(engines, shop, c.req.param('token'))) ? c.body(null, 204) : problem(c, 404, 'not-found')
  },
)
