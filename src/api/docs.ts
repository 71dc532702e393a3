import { Hono } from 'hono'
import { html } from 'hono/html'
import type { generateSpecs } from 'hono-openapi'
import type { ApiEnv } from './api-env.ts'

type ApiDescription = Awaited<ReturnType<typeof generateSpecs>>
type PathItem = NonNullable<NonNullable<ApiDescription['paths']>[string]>
type OperationObject = NonNullable<PathItem['get']>
type Content = { content?: Record<string, { schema?: unknown }>; description?: string }

type Operation = { method: string; path: string; operation: OperationObject }

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

function operationsOf({ paths = {} }: ApiDescription): Operation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) =>
      item?.[method] ? [{ method: method.toUpperCase(), path, operation: item[method] }] : [],
    ),
  )
}

const schemaOf = ({ content }: Content): string =>
  JSON.stringify(Object.values(content ?? {})[0]?.schema, null, 2) ?? ''

function section({ method, path, operation }: Operation) {
  const body = operation.requestBody as Content | undefined
  const answers = Object.entries(operation.responses ?? {}) as [string, Content][]

  return html`<section>
    <h2><code>${method} ${path}</code></h2>
    <p>${operation.summary ?? ''}</p>
    ${
      body
        ? html`<details>
            <summary>Body</summary>
            <pre>${schemaOf(body)}</pre>
          </details>`
        : ''
    }
    ${answers.map(
      ([status, answer]) =>
        html`<details>
          <summary>${status} · ${answer.description}</summary>
          <pre>${schemaOf(answer)}</pre>
        </details>`,
    )}
  </section>`
}

/** The API's description as a page: no script, no third party, nothing to install. */
export const docs = (describe: () => Promise<ApiDescription>) =>
  new Hono<ApiEnv>().get('/', async (c) => {
    const description = await describe()
    const page = html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>Umlauf API</title>
          <link rel="stylesheet" href="/api-docs.css" />
        </head>
        <body>
          <main>
            <h1>Umlauf API</h1>
            <p>${description.info.description ?? ''} As a file: <a href="/api/openapi.json">openapi.json</a></p>
            ${operationsOf(description).map(section)}
          </main>
        </body>
      </html>`
    return c.html(page, 200, {
      'Content-Security-Policy': "default-src 'none'; style-src 'self'; frame-ancestors 'none'",
    })
  })
