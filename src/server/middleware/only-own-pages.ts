import { createMiddleware } from 'hono/factory'
import type { ApiEnv } from '#api/api-env.ts'
import { problem } from '#api/problem.ts'

const changesNothing = /^(?:GET|HEAD|OPTIONS)$/
/** The kinds of body that a form of any foreign page can send without asking. */
const formBody = /^(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i

/** Mail programs come from anywhere, bring no cookie, and prove themselves by the secret in the address (RFC 8058). */
const oneClick = /^\/api\/(?:newsletter\/unsubscribe|price-watch\/end)\/[^/]+$/

/** Programs of any origin may ask for a quote: it needs no cookie, and is nobody's until a page of ours takes it. */
const openToAll = (method: string, path: string): boolean => method === 'POST' && path === '/api/quotes'

type Sender = { site: string | undefined; origin: string | undefined; host: string; body: string }

/** Browsers say where a request comes from; other software says nothing, and then has to send what no form can send. */
export function comesFromOwnPage({ site, origin, host, body }: Sender): boolean {
  if (site !== undefined) return site === 'same-origin'
  // The scheme is not compared: behind a proxy the shop does not know its own.
  if (origin !== undefined) return URL.canParse(origin) && new URL(origin).host === host.toLowerCase()
  return !formBody.test(body)
}

/** Whatever changes something must have been sent by one of our own pages, or by no page at all. */
export const onlyOwnPages = createMiddleware<ApiEnv>(async (c, next) => {
  const { method, path } = c.req
  if (changesNothing.test(method) || oneClick.test(path) || openToAll(method, path)) return next()
  const sender = {
    site: c.req.header('sec-fetch-site'),
    origin: c.req.header('origin'),
    host: c.req.header('host') ?? '',
    body: c.req.header('content-type') ?? 'text/plain',
  }
  return comesFromOwnPage(sender) ? next() : problem(c, 403, 'forbidden-origin')
})
