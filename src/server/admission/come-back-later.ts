import { translatorFor } from '#domain/i18n/translator-for.ts'
import type { ApiContext } from '#api/api-env.ts'
import { problemText, problemType } from '#api/problem.ts'
import { plainPage, plainPagePolicy } from '#server/plain-page.ts'
import type { Country } from '#shop/countries/country.ts'
import { isDataPath } from '#shop/page-data.ts'

type Asked = { method: string; path: string; accept: string | undefined; country: Country; requestId: string }

/** In the order in which people wait: each a little longer, so that not all come back at the same moment. */
const refreshAfter = (seconds: number) => String(seconds + 1 + Math.floor(Math.random() * (seconds + 2)))

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD'

/** For whom there is no room at this moment. Programs are told when to ask again, and people what happens next. */
export function comeBackAfter(seconds: number, { method, path, accept, country, requestId }: Asked) {
  const headers: Record<string, string> = { 'retry-after': String(seconds), 'cache-control': 'no-store' }
  const isForPeople = !path.startsWith('/api/') && !isDataPath(path) && accept?.includes('text/html')
  if (!isForPeople) {
    headers['content-type'] = problemType
    return { headers, body: problemText({ country, requestId, status: 503, code: 'not-ready' }) }
  }
  const t = translatorFor(country)
  const text = isRead(method) ? t('comeBackLater.text') : t('comeBackLater.notSent')
  if (isRead(method)) headers['refresh'] = refreshAfter(seconds)
  headers['content-type'] = 'text/html; charset=utf-8'
  headers['content-security-policy'] = plainPagePolicy
  return { headers, body: plainPage(country, { title: t('comeBackLater.title'), text }) }
}

export function comeBackLater(c: ApiContext): Response {
  const { path, method } = c.req
  const { shop, requestId } = c.var
  const { headers, body } = comeBackAfter(1, { method, path, accept: c.req.header('accept'), ...shop, requestId })
  return c.body(body, 503, headers)
}
