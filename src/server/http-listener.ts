import cluster from 'node:cluster'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { closeUnread } from './close-unread.ts'

/** Visitors who are being served may finish; nobody waits longer than this for the process to end. */
const DRAIN_MILLISECONDS = 10_000

/** So many who have knocked are remembered while the process is busy: whoever is forgotten waits for minutes and hears nothing. */
const BACKLOG = 4_096

export type HttpListener = {
  /** From now on visitors are answered; until then they are asked to come back. */
  open(answer: RequestListener): Promise<void>
  /** From now on those who watch hear that the process is whole, and send more of them. */
  ready(): void
  isDraining(): boolean
  /** How many have come so far, without those who watch. */
  visits(): number
  /** No new visitors; those who are here get their answer, idle connections go at once. */
  close(): Promise<void>
}

/**
 * The port is taken before anything else is made, so that a shop that could not be reached makes nothing at all. Of several
 * processes that share one, each takes its part when it can answer: until then the others do.
 */
export async function openListener({ PORT, HOST }: { PORT: number; HOST: string }): Promise<HttpListener> {
  let answer: RequestListener = comeBackSoon
  let draining = false
  let isReady = false
  let visits = 0
  const server = createServer((request, response) => {
    // Otherwise a load balancer would go on using the connections that it has.
    if (draining) response.setHeader('Connection', 'close')
    closeUnread(request, response)
    const isVisit = !isWatched(request)
    if (isVisit) visits += 1
    const isAnswered = isReady || isVisit
    return (isAnswered ? answer : comeBackSoon)(request, response)
  })
  server.requestTimeout = 30_000
  const listen = () =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen({ port: PORT, host: HOST, backlog: BACKLOG }, resolve)
    })
  if (cluster.isPrimary) await listen()

  return {
    async open(listener) {
      answer = listener
      if (cluster.isWorker) await listen()
    },
    ready: () => (isReady = true),
    isDraining: () => draining,
    visits: () => visits,
    async close() {
      draining = true
      const force = setTimeout(() => server.closeAllConnections(), DRAIN_MILLISECONDS)
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
      })
      clearTimeout(force)
    },
  }
}

const SOON_SECONDS = '2'

const isWatched = ({ url }: IncomingMessage): boolean => url?.startsWith('/health/') ?? false

/** The process lives, and will take visitors when everything is there. Browsers come back by themselves. */
function comeBackSoon(request: IncomingMessage, response: ServerResponse): void {
  const { url, method } = request
  const isLive = url === '/health/live'
  const body = isWatched(request)
    ? JSON.stringify(isLive ? { status: 'live' } : { status: 'not-ready', database: 'down', lettersWaiting: null })
    : 'The shop is about to open. Please come back in a moment.\n'
  response.writeHead(isLive ? 200 : 503, {
    'Content-Type': isWatched(request) ? 'application/json' : 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    Connection: 'close',
    ...(!isLive && { 'Retry-After': SOON_SECONDS }),
    ...(!isWatched(request) && { Refresh: SOON_SECONDS }),
  })
  response.end(method === 'HEAD' ? undefined : body)
}
