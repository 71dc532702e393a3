import type { MiddlewareFunction, RouterContextProvider } from 'react-router'
import { sendCsv } from './csv.ts'

type Asked = { context: Readonly<RouterContextProvider>; url: URL }

/**
 * A list as a file, under the address of the list with `?format=csv`. It stands in front of the page, because a page can
 * answer with nothing but itself.
 */
export const csvDoor =
  (filename: string, makeCsv: (asked: Asked) => Promise<string>): MiddlewareFunction<Response> =>
  async ({ context, request }, next) => {
    const url = new URL(request.url)
    if (request.method !== 'GET' || url.searchParams.get('format') !== 'csv') return next()
    return sendCsv(await makeCsv({ context, url }), filename)
  }
