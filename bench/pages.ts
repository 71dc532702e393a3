import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import autocannon from 'autocannon'
import { Hono } from 'hono'
import { startShop } from '#tests/running-shop.ts'

/**
 * Page throughput of the real build with all its headers, beside a static string from Hono in the same run. Absolute
 * numbers say something about the machine, ratios about the shop.
 */
const SECONDS = 5
const CONNECTIONS = 16

type Measured = { name: string; perSecond: number; p99: number; failed: number }

async function measure(name: string, url: string, headers: Record<string, string>): Promise<Measured> {
  await autocannon({ url, headers, connections: CONNECTIONS, duration: 1 })
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    headers,
    connections: CONNECTIONS,
    duration: SECONDS,
  })
  return { name, perSecond: Math.round(requests.average), p99: latency.p99, failed: non2xx + errors }
}

/** What a server could do at best in this process: the same bytes, without asking anybody. */
async function startStatic(body: string) {
  const app = new Hono().get('*', (c) => c.html(body))
  const server = createServer(getRequestListener(app.fetch))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return { url: `http://127.0.0.1:${port}/`, stop: () => new Promise((resolve) => server.close(resolve)) }
}

const shop = await startShop({ LOG_LEVEL: 'warn' })
const home = await shop.visit('de.localhost', '/')
const anchor = await startStatic(home.text)
const brotli = { host: 'de.localhost', 'accept-encoding': 'br' }
const base = `http://127.0.0.1:${shop.port}`

const rows = [
  await measure('static string from Hono', anchor.url, {}),
  await measure('home, kept, brotli', `${base}/`, brotli),
  await measure('home, kept, identity', `${base}/`, { host: 'de.localhost' }),
  await measure('home, rendered every time (?q=)', `${base}/?q=iphone`, brotli),
  await measure('contact payload, kept', `${base}/kontakt.data`, brotli),
]
await Promise.all([shop.stop(), anchor.stop()])

const reference = rows[0]!.perSecond
console.table(
  rows.map(({ perSecond, ...row }) => ({ ...row, perSecond, 'ratio to static': (perSecond / reference).toFixed(2) })),
)
if (rows.some(({ failed }) => failed > 0)) process.exit(1)
