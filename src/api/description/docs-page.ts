import { html } from 'hono/html'
import type { ApiDescription, Operation } from './api-description.ts'
import { shapeOf, type Shape } from './shapes.ts'

type Content = Record<string, { schema?: Shape }>
type Answer = { description?: string; content?: Content; $ref?: string }
type Parameter = { name: string; in: string; required?: boolean; description?: string; schema?: Shape }
type Route = { method: string; path: string; operation: Operation }

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

const routesOf = ({ paths }: ApiDescription): Route[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] ? [{ method, path, operation: item[method] }] : [])),
  )

const anchor = ({ operation }: Route) => operation.operationId ?? ''

const name = ({ method, path }: Route) => html`<code><b class="${method}">${method.toUpperCase()}</b> ${path}</code>`

const contentOf = (content: Content = {}) =>
  Object.entries(content).map(
    ([type, { schema }]) => html`<div class="content"><code>${type}</code> ${schema ? shapeOf(schema) : ''}</div>`,
  )

const parametersOf = ({ parameters = [] }: Operation) =>
  parameters.length > 0 &&
  html`<h4>Parameters</h4>
    <ul>
      ${(parameters as Parameter[]).map(
        (one) =>
          html`<li>
            <code>${one.name}</code>${one.required ? '' : '?'} <small>in ${one.in}</small> ${shapeOf(one.schema ?? {})}
            <span class="why">${one.description ?? ''}</span>
          </li>`,
      )}
    </ul>`

const bodyOf = ({ requestBody }: Operation) =>
  requestBody &&
  html`<h4>Body</h4>
    ${contentOf((requestBody as Answer).content)}`

function securityOf({ security = [] }: Operation) {
  const ways = security.flatMap((way) => Object.keys(way))
  if (ways.length === 0) return ''
  // An empty entry says that it also goes without.
  const needed = security.every((way) => Object.keys(way).length > 0)
  return html`<p class="security">
    ${needed ? 'Needs' : 'May bring'}
    ${ways.map((way, at) => html`${at > 0 ? ' or ' : ''}<a href="#security-${way}">${way}</a>`)}
  </p>`
}

function answersOf({ responses = {} }: Operation) {
  const all = Object.entries(responses) as [string, Answer][]
  const own = all.filter(([, { $ref }]) => $ref === undefined)
  const common = all.filter(([, { $ref }]) => $ref !== undefined)

  return html`<h4>Answers</h4>
    ${own.map(
      ([status, { description, content }]) =>
        html`<details class="answer">
          <summary><b class="status-${status[0]}">${status}</b> ${description}</summary>
          ${content ? contentOf(content) : html`<p>No content</p>`}
        </details>`,
    )}
    <p class="common">
      As everywhere:
      ${common.map(([status, { $ref = '' }]) => html` <a href="#${$ref.split('/').at(-1)}">${status}</a>`)}
    </p>`
}

const section = (route: Route) =>
  html`<article id="${anchor(route)}">
    <h3>${name(route)}</h3>
    <p>${route.operation.summary}</p>
    ${route.operation.description && html`<p>${route.operation.description}</p>`} ${securityOf(route.operation)}
    ${parametersOf(route.operation)} ${bodyOf(route.operation)} ${answersOf(route.operation)}
  </article>`

function byTag(description: ApiDescription) {
  const routes = routesOf(description)
  return (description.tags ?? [])
    .map((tag) => ({ tag, routes: routes.filter(({ operation }) => operation.tags?.includes(tag.name)) }))
    .filter((group) => group.routes.length > 0)
}

const table = (groups: ReturnType<typeof byTag>) =>
  html`<nav aria-label="Routes">
    ${groups.map(
      ({ tag, routes }) =>
        html`<p><a href="#tag-${tag.name}">${tag.name}</a></p>
          <ul>
            ${routes.map((route) => html`<li><a href="#${anchor(route)}">${name(route)}</a></li>`)}
          </ul>`,
    )}
  </nav>`

const appendix = ({ components }: ApiDescription) =>
  html`<section>
    <h2>Common to all</h2>
    <h3>Who asks</h3>
    <dl>
      ${Object.entries(components.securitySchemes ?? {}).map(
        ([way, scheme]) =>
          html`<dt id="security-${way}"><code>${way}</code></dt>
            <dd>${(scheme as { description: string }).description}</dd>`,
      )}
    </dl>
    <h3>Answers</h3>
    <dl>
      ${Object.entries(components.responses ?? {}).map(
        ([title, answer]) =>
          html`<dt id="${title}"><code>${title}</code></dt>
            <dd>${(answer as Answer).description} ${contentOf((answer as Answer).content)}</dd>`,
      )}
    </dl>
    <h3>Shapes</h3>
    ${Object.entries(components.schemas ?? {}).map(
      ([title, shape]) =>
        html`<article id="schema-${title}">
          <h4>${title}</h4>
          ${shapeOf(shape as Shape)}
        </article>`,
    )}
  </section>`

export function docsPage(description: ApiDescription) {
  const groups = byTag(description)

  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Umlauf API</title>
        <link rel="stylesheet" href="/api-docs.css" />
      </head>
      <body>
        <header>
          <h1>Umlauf API</h1>
          <p>${description.info.description} As a file: <a href="/api/openapi.json">openapi.json</a></p>
        </header>
        ${table(groups)}
        <main>
          ${groups.map(
            ({ tag, routes }) =>
              html`<section id="tag-${tag.name}">
                <h2>${tag.name}</h2>
                <p>${tag.description ?? ''}</p>
                ${routes.map(section)}
              </section>`,
          )}
          ${appendix(description)}
        </main>
      </body>
    </html>`
}
