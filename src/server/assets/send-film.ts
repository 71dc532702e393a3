import { readRange } from './byte-range.ts'

type Film = { body: Buffer<ArrayBuffer>; etag: string }

/** Players ask for films in parts: Safari plays none that comes only as a whole. */
export function sendFilm({ body, etag }: Film, request: Request, headers: Headers): Response {
  headers.set('Accept-Ranges', 'bytes')
  headers.set('ETag', etag)
  if (request.headers.get('if-none-match')?.includes(etag)) {
    headers.delete('Content-Length')
    return new Response(null, { status: 304, headers })
  }
  if (request.method === 'HEAD') return new Response(null, { headers })

  const range = isOfSameFilm(request, etag) ? readRange(request.headers.get('range'), body.length) : undefined
  if (range === undefined) return new Response(body, { headers })
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${body.length}`)
    headers.set('Content-Length', '0')
    return new Response(null, { status: 416, headers })
  }

  const { first, last } = range
  headers.set('Content-Range', `bytes ${first}-${last}/${body.length}`)
  headers.set('Content-Length', String(last - first + 1))
  return new Response(body.subarray(first, last + 1), { status: 206, headers })
}

/** Whoever has the first part of an older film must not get the second part of this one. */
function isOfSameFilm({ headers }: Request, etag: string): boolean {
  const known = headers.get('if-range')
  return known === null || known === etag
}
