import { channel } from 'node:diagnostics_channel'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { isRouteErrorResponse, ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { officeLanguageOf } from '#shop/messages/office-language.ts'
import { OfficeLanguageContext } from './backoffice/frame/office-language.ts'
import { pageContext } from './context.ts'
import { ErrorIdContext } from './storefront/error/error-id.ts'

/** For `bench/rendered-pages.ts`, which has the same React render the same once more. */
const rendered = channel('umlauf.render')

/** Renders the whole page before the first byte leaves: a finished page can be hashed, kept and compressed. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { requestId, colleague } = context.get(pageContext)
  const page = (routed: EntryContext) => (
    <ErrorIdContext value={status >= 500 ? requestId : ''}>
      <OfficeLanguageContext value={officeLanguageOf(colleague, new URL(request.url))}>
        <ServerRouter context={routed} url={request.url} />
      </OfficeLanguageContext>
    </ErrorIdContext>
  )
  const html = await renderDocument(page(routerContext))
  // What loaders sent along can be read once.
  const again = () => renderToString(page({ ...routerContext, serverHandoffStream: undefined }))
  if (rendered.hasSubscribers) rendered.publish(again)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(html, { status, headers })
}

async function renderDocument(page: React.ReactNode): Promise<string> {
  const body = new PassThrough()
  let renderingError: unknown
  await new Promise<void>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // Nothing is sent before all is there, so nothing has to be put in its place by scripts.
      progressiveChunkSize: Infinity,
      onAllReady: () => {
        pipe(body)
        resolve()
      },
      onShellError: reject,
      onError: (error) => {
        renderingError = error
      },
    })
  })
  const html = await text(body)
  if (renderingError !== undefined) throw renderingError
  return html
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
