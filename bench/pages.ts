import autocannon from 'autocannon'
import { startStatic } from './start-static.ts'
import { startShop } from '#tests/support/services/shops/running-shop.ts'

/**
 * Page throughput of the real build with all its headers, beside a static string from Hono in the same run. Absolute
 * numbers say something about the machine, ratios about the shop.
 */
const SECONDS = 5
const CONNECTIONS = 16

type Measured = { name: string; perSecond: number; p99: number; failed: number }

async function measure(name: string, url: string, headers: Record<string, string>): Promise<Measured> {
  await autocannon({ url, headers, connections: CONNECTIONS, duration: 1 })
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS })
  const { requests, latency, non2xx, errors } = result
  return { name, perSecond: Math.round(requests.average), p99: latency.p99, failed: non2xx + errors }
}

const shop = await startShop({ LOG_LEVEL: 'warn' })
const home = await shop.visit('de.localhost', '/')
const anchor = await startStatic(home.text)
const visitor = { host: 'de.localhost', cookie: 'locale=de_DE' }
const brotli = { ...visitor, 'accept-encoding': 'br' }
const base = `http://127.0.0.1:${shop.port}`

const rows = [
  await measure('static string from Hono', anchor.url, {}),
  await measure('home, kept, brotli', `${base}/`, brotli),
  await measure('home, kept, identity', `${base}/`, visitor),
  await measure('home, rendered every time (?q=)', `${base}/?q=iphone`, brotli),
  await measure('contact payload, kept', `${base}/kontakt.data`, brotli),
]
await Promise.all([shop.stop(), anchor.stop()])

const reference = rows[0]!.perSecond
console.table(rows.map((row) => ({ ...row, 'ratio to static': (row.perSecond / reference).toFixed(2) })))
if (rows.some(({ failed }) => failed > 0)) process.exit(1)
