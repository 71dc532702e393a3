import cluster from 'node:cluster'
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, ListenOptions } from 'node:net'
import { closeUnread } from './close-unread.ts'

/** Visitors who are being served may finish; nobody waits longer than this for the process to end. */
const DRAIN_MILLISECONDS = 10_000

/** So many who have knocked are remembered while the process is busy: whoever is forgotten waits for minutes and hears nothing. */
const BACKLOG = 4_096

/**
 * In every turn of its loop Node lets in one visitor at each listening socket, however many have knocked, and the turns of a busy process
 * are long. Several sockets at one port are known to Linux only; of the processes of a cluster the first one lets in all visitors.
 */
const SOCKETS = process.platform === 'linux' && cluster.isPrimary ? 128 : 1

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
  const serve: RequestListener = (request, response) => {
    // Otherwise a load balancer would go on using the connections that it has.
    if (draining) response.setHeader('Connection', 'close')
    closeUnread(request, response)
    const isVisit = !isWatched(request)
    if (isVisit) visits += 1
    const isAnswered = isReady || isVisit
    return (isAnswered ? answer : comeBackSoon)(request, response)
  }
  const servers = Array.from({ length: SOCKETS }, () => createServer({ requestTimeout: 30_000 }, serve))
  const address = { port: PORT, host: HOST, backlog: BACKLOG }
  if (cluster.isPrimary) await listenTogether(servers, address)

  return {
    async open(listener) {
      answer = listener
      if (cluster.isWorker) await listenTogether(servers, address)
    },
    ready: () => (isReady = true),
    isDraining: () => draining,
    visits: () => visits,
    async close() {
      draining = true
      const force = setTimeout(() => servers.forEach((server) => server.closeAllConnections()), DRAIN_MILLISECONDS)
      await Promise.all(servers.map(close))
      clearTimeout(force)
    },
  }
}

async function listenTogether(servers: readonly Server[], address: ListenOptions): Promise<void> {
  const [first] = servers
  if (servers.length === 1) return listen(first!, address)
  // Whoever shares a port does not hear that somebody else has it: that is asked alone.
  const alone = createServer()
  await listen(alone, address)
  const { port } = alone.address() as AddressInfo
  await close(alone)
  for (const server of servers) await listen(server, { ...address, port, reusePort: true })
}

const listen = (server: Server, address: ListenOptions) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(address, resolve)
  })

const close = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })

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
