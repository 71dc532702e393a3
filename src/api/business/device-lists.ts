import { Hono } from 'hono'
import { exampleList } from '#domain/business/lists/files/example-list.ts'
import { writeResult, type ListFile } from '#domain/business/lists/files/write-result.ts'
import { answers, file } from '#api/description/answers.ts'
import type { ApiContext, ApiEnv } from '#api/api-env.ts'
import { anybody, whoHasTheLink, describeRoute } from '#api/description/describe-route.ts'
import { rateLimit } from '#api/middleware/rate-limit.ts'
import { inPath } from '#api/description/parameters.ts'
import { privateFile } from '#api/trades/private-file.ts'
import { problem } from '#api/problem.ts'

const csv = (c: ApiContext, { name, bytes }: ListFile): Response =>
  privateFile(c, { name, bytes, contentType: 'text/csv; charset=utf-8' })

/** The files of device lists. They are sent by a page, which needs no script for it. */
export const deviceLists = new Hono<ApiEnv>()
  .get(
    '/example',
    describeRoute({
      tags: ['sale'],
      summary: 'A list of devices that shows what companies can upload',
      security: anybody,
      responses: answers({
        200: file('Comma-separated values', 'text/csv'),
        404: 'No companies sell in this country',
      }),
    }),
    (c) => {
      const { country } = c.var.shop
      return country.features.business ? csv(c, exampleList(country)) : problem(c, 404, 'not-found')
    },
  )
  .get(
    '/:token/result',
    describeRoute({
      tags: ['sale'],
      summary: 'An uploaded list of devices with a price or a reason beside every row, by its private link',
      security: whoHasTheLink,
      parameters: [inPath('token', 'The secret part of the private link')],
      responses: answers({
        200: file('Comma-separated values', 'text/csv'),
        404: 'No such list, or it is still being looked at',
      }),
    }),
    rateLimit({ name: 'device-list-results', points: 60, seconds: 60 }),
    async (c) => {
      const { engines, shop } = c.var
      const result = await writeResult(engines, shop, c.req.param('token'))
      return result ? csv(c, result) : problem(c, 404, 'not-found')
    },
  )
