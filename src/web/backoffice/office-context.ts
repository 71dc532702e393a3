import type { RouterContextProvider } from 'react-router'
import type { Colleague } from '#domain/staff/colleague.ts'
import { pageContext, type PageContext } from '#web/context.ts'

/** What every screen of the back office is handed. The door has let nobody in without a login. */
export function officeContext(context: Readonly<RouterContextProvider>): PageContext & { colleague: Colleague } {
  const page = context.get(pageContext)
  if (!page.colleague) throw new Error('Nobody is logged in')
  return { ...page, colleague: page.colleague }
}
