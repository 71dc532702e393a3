import { translatorFor } from '#domain/i18n/translator-for.ts'
import type { ApiContext } from '#api/api-env.ts'
import { problem } from '#api/problem.ts'
import { plainPage, plainPagePolicy } from '#server/plain-page.ts'
import { isDataPath } from '#shop/page-data.ts'

const SECONDS = '1'

/** Whoever looks at a page sees it come by itself a little later, so that not all come back at the same moment. */
const refreshSeconds = () => String(2 + Math.floor(Math.random() * 3))

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD'

/** For whom there is no room at this moment. Programs are told when to ask again, and people what happens next. */
export function comeBackLater(c: ApiContext): Response {
  const { path, method } = c.req
  c.header('Retry-After', SECONDS)
  c.header('Cache-Control', 'no-store')
  const isForPeople = !path.startsWith('/api/') && !isDataPath(path) && c.req.header('accept')?.includes('text/html')
  if (!isForPeople) return problem(c, 503, 'not-ready')

  const { country } = c.var.shop
  const t = translatorFor(country)
  const text = isRead(method) ? t('comeBackLater.text') : t('comeBackLater.notSent')
  if (isRead(method)) c.header('Refresh', refreshSeconds())
  c.header('Content-Security-Policy', plainPagePolicy)
  return c.html(plainPage(country, { title: t('comeBackLater.title'), text }), 503)
}
