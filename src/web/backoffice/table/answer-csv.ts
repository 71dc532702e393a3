import type { MiddlewareFunction } from 'react-router'

type Asked = Parameters<MiddlewareFunction<Response>>[0]

/** Answers `?format=csv` with a file, before a page is thought of: a screen's loader can only hand over data. */
export const answerCsv =
  (make: (asked: Asked, url: URL) => Promise<Response>): MiddlewareFunction<Response> =>
  (asked, next) => {
    const url = new URL(asked.request.url)
    return url.searchParams.get('format') === 'csv' ? make(asked, url) : next()
  }
