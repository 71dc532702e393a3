import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import type { EntryContext } from 'react-router'

type Page = (routed: EntryContext) => ReactNode

/** React writes so where something was not there yet, or has failed. */
const UNFINISHED = '<!--$!-->'
const START = '<html'
const END = '</body></html>'

const isWhole = (html: string): boolean => html.startsWith(START) && html.endsWith(END) && !html.includes(UNFINISHED)

/**
 * The whole document. What a page consists of is there after its first visit, and is then rendered in one go, which costs half;
 * whatever has to be waited for, or goes wrong, is rendered by the way that waits and tells.
 */
export async function renderDocument(page: Page, routed: EntryContext): Promise<string> {
  const html = tryAtOnce(page, routed)
  if (html === undefined || !isWhole(html)) return renderWhenReady(page(routed))
  return `<!DOCTYPE html>${html.slice(0, -END.length)}<!--$-->${await handedOver(routed)}<!--/$-->${END}`
}

/** Without the data for the browser, which can be read only once. */
export const renderAtOnce = (page: Page, routed: EntryContext): string =>
  renderToString(page({ ...routed, serverHandoffStream: undefined }))

function tryAtOnce(page: Page, routed: EntryContext): string | undefined {
  try {
    return renderAtOnce(page, routed)
  } catch {
    return undefined
  }
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': String.raw`\u0026`,
  '>': String.raw`\u003e`,
  '<': String.raw`\u003c`,
  '\u2028': String.raw`\u2028`,
  '\u2029': String.raw`\u2029`,
}

/** What the router itself writes at the end of a document: the data of its loaders, and that there will be no more. */
async function handedOver({ serverHandoffStream, renderMeta }: EntryContext): Promise<string> {
  if (!serverHandoffStream || !renderMeta?.didRenderScripts) return ''
  const script = (call: string) => `<script>window.__reactRouterContext.streamController.${call};</script>`
  const data = JSON.stringify(await text(serverHandoffStream))
  const quoted = data.replaceAll(/[&><\u2028\u2029]/g, (sign) => SIGNS[sign]!)
  return `${script(`enqueue(${quoted})`)}<!--$-->${script('close()')}<!--/$-->`
}

/** As the router renders by itself. */
export async function renderWhenReady(page: ReactNode): Promise<string> {
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
