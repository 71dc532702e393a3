import { channel } from 'node:diagnostics_channel'
import { isRouteErrorResponse, ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { officeLanguageOf } from '#shop/messages/office-language.ts'
import { OfficeLanguageContext } from './backoffice/frame/office-language.ts'
import { pageContext } from './context.ts'
import { renderAtOnce, renderDocument } from './render-document.ts'
import { ErrorIdContext } from './storefront/error/error-id.ts'

/** For `bench/rendered-pages.ts`, which has the same React render the same once more. */
const rendered = channel('umlauf.render')

/** Renders the whole page before the first byte leaves: a finished page can be hashed, kept and compressed. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routed: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { requestId, entrant, keepDocument } = context.get(pageContext)
  const page = (handedOn: EntryContext) => (
    <ErrorIdContext value={status >= 500 ? requestId : ''}>
      <OfficeLanguageContext value={officeLanguageOf(entrant, new URL(request.url))}>
        <ServerRouter context={handedOn} url={request.url} />
      </OfficeLanguageContext>
    </ErrorIdContext>
  )
  const html = await renderDocument(page, routed)
  if (rendered.hasSubscribers) rendered.publish(() => renderAtOnce(page, routed))
  keepDocument(html)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

/** Everything that nobody expected, once, with the request's id to quote. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  const { engines, shop, requestId, failedForNow } = context.get(pageContext)
  // Nobody has made a mistake that could be mended, and the report would have to wait for the same database.
  if (failedForNow(error)) return
  void engines.errors.report(error, {
    side: 'server',
    url: request.url,
    requestId,
    application: shop.country.application,
  })
}
