import { Hono } from 'hono'
import * as v from 'valibot'
import { answers, json, words } from './answers.ts'
import type { ApiEnv } from '../api-env.ts'
import { anybody, describeRoute } from './describe-route.ts'
import { describeApi, type ApiDescription } from './api-description.ts'
import { docsPage } from './docs-page.ts'

const openApi = v.object({
  openapi: v.string(),
  info: v.record(v.string(), v.unknown()),
  servers: v.array(v.record(v.string(), v.unknown())),
  tags: v.array(v.object({ name: v.string(), description: v.string() })),
  paths: v.record(v.string(), v.unknown()),
  components: v.record(v.string(), v.unknown()),
})

/** The API's description, for programs and as a page: no script, no third party, nothing to install. */
export function description(app: Hono<ApiEnv>) {
  let known: Promise<ApiDescription> | undefined
  const describe = () => (known ??= describeApi(app))

  return new Hono<ApiEnv>()
    .get(
      '/openapi.json',
      describeRoute({
        tags: ['operations'],
        summary: 'This description',
        security: anybody,
        responses: answers({ 200: json('OpenAPI 3.1', openApi) }),
      }),
      async (c) => c.json(await describe()),
    )
    .get(
      '/docs',
      describeRoute({
        tags: ['operations'],
        summary: 'This description as a page',
        security: anybody,
        responses: answers({ 200: words('The page', 'text/html') }),
      }),
      async (c) =>
        c.html(docsPage(await describe()), 200, {
          'Content-Security-Policy': "default-src 'none'; style-src 'self'; frame-ancestors 'none'",
        }),
    )
}
