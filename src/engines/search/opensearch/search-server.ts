import { Client, errors } from '@opensearch-project/opensearch'
import { SearchDown } from '#engines/search/search-down.ts'

/** The few requests that the shop makes to the server. What is not there is `undefined`. */
export interface SearchServer {
  ask<Answer>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Answer | undefined>
  /** Writes documents; these may take their time. */
  write(path: string, lines: readonly object[]): Promise<void>
  close(): Promise<void>
}

/** No visitor waits longer for the server; then the search in memory takes over. */
const MAX_WAIT = 2_000
const MAX_WRITE_WAIT = 30_000

export function openSearchServer(url: string, longestWait = MAX_WAIT): SearchServer {
  // One address, so there is no other node to turn to, and waiting to try again is not the driver's business.
  const client = new Client({ node: url, maxRetries: 0, resurrectStrategy: 'none', requestTimeout: longestWait })

  return {
    async ask(method, path, body) {
      // Whoever changes an index is no visitor.
      const requestTimeout = method === 'GET' || path.endsWith('/_search') ? longestWait : MAX_WRITE_WAIT
      const asked = client.transport.request({ method, path, ...(body && { body }) }, { requestTimeout })
      const answer = await asked.catch(translate)
      return answer?.body
    },
    async write(path, lines) {
      const request = { method: 'POST', path, bulkBody: lines.map((line) => `${JSON.stringify(line)}\n`).join('') }
      const answer = await client.transport.request(request, { requestTimeout: MAX_WRITE_WAIT }).catch(translate)
      const refused = answer?.body.items?.find(({ index }: { index: { error?: object } }) => index.error)
      if (!answer || refused) throw new Error(`The search server refused a device: ${JSON.stringify(refused)}`)
    },
    close: () => client.close(),
  }
}

/** Nothing is an answer; a question that the server does not understand is our mistake; all else means that it is down. */
function translate(error: unknown): undefined {
  if (!(error instanceof errors.ResponseError)) throw new SearchDown(error)
  const { statusCode } = error
  if (statusCode === 404) return undefined
  throw statusCode === 429 || statusCode >= 500 ? new SearchDown(error) : error
}
