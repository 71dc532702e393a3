import { request, type IncomingHttpHeaders } from 'node:http'

export type VisitOptions = { method?: string; headers?: Record<string, string>; body?: string | Uint8Array }

export type Answer = {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
  text: string
  json<Body = Record<string, unknown>>(): Body
}

/** One request to the shop on this machine, under whatever host name a visitor might use. */
export function visit(port: number, host: string, path: string, options: VisitOptions = {}): Promise<Answer> {
  const { method = 'GET', body } = options
  // Node does not say by itself how much comes with a DELETE.
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const headers = { ...length, ...options.headers }
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, method, path, headers: { host, ...headers } }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.once('error', reject)
      incoming.once('end', () => {
        const bytes = Buffer.concat(chunks)
        const text = bytes.toString('utf8')
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          bytes,
          text,
          json: () => JSON.parse(text),
        })
      })
    })
    outgoing.once('error', reject)
    outgoing.end(body)
  })
}
