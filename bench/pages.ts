import { startShop } from '#tests/support/services/shops/running-shop.ts'
import { load } from './pages/load.ts'
import { processorMilliseconds } from './pages/processor-time.ts'
import { tell } from './row.ts'
import { startStatic } from './pages/start-static.ts'

/**
 * A cached page of the real build, with all its headers, beside a Hono server that sends the same bytes and headers from a
 * Buffer. They take turns, and of each the best turn counts: what else the machine does can only make one worse.
 */
const ROUNDS = 15
const MILLISECONDS = 1_000
/** Until then V8 has compiled what is asked for most. */
const WARM_UP_MILLISECONDS = 6_000
const CONNECTIONS = 16
const LEAST_RATIO = 0.9
const MAX_PROCESSOR_RATIO = 1.5

/** What Node puts on by itself. */
const ofNode = new Set(['connection', 'keep-alive', 'date'])

type Server = { pid: number; port: number }
type Speed = { perSecond: number; microseconds: number }

const shop = await startShop({ LOG_LEVEL: 'warn' })
const ours: Server = { pid: shop.pid, port: shop.port }

async function measure({ pid, port }: Server, headers: Record<string, string>): Promise<Speed> {
  const before = processorMilliseconds(pid)
  const answered = await load({ port, headers }, CONNECTIONS, MILLISECONDS)
  const milliseconds = processorMilliseconds(pid) - before
  return { perSecond: (answered * 1000) / MILLISECONDS, microseconds: (milliseconds * 1000) / answered }
}

const bestOf = (turns: readonly Speed[]): Speed => ({
  perSecond: Math.max(...turns.map(({ perSecond }) => perSecond)),
  microseconds: Math.min(...turns.map(({ microseconds }) => microseconds)),
})

async function compare(encoding: string): Promise<void> {
  const headers = { host: 'de.localhost', cookie: 'locale=de_DE', 'accept-encoding': encoding }
  const { bytes, headers: sent } = await shop.visit('de.localhost', '/', { headers })
  const own = Object.entries(sent).filter((entry): entry is [string, string] => !ofNode.has(entry[0]))
  const yardstick = await startStatic(bytes, Object.fromEntries(own))
  for (const server of [ours, yardstick]) await load({ port: server.port, headers }, CONNECTIONS, WARM_UP_MILLISECONDS)

  const turns: { shop: Speed[]; buffer: Speed[] } = { shop: [], buffer: [] }
  for (let round = 0; round < ROUNDS; round++) {
    turns.shop.push(await measure(ours, headers))
    turns.buffer.push(await measure(yardstick, headers))
  }
  await yardstick.stop()

  const [best, buffer] = [bestOf(turns.shop), bestOf(turns.buffer)]
  const ratio = best.perSecond / buffer.perSecond
  const processorRatio = best.microseconds / buffer.microseconds
  tell(
    {
      id: 'SP-01',
      measure: `cached page, ${encoding}: requests/s`,
      ours: String(Math.round(best.perSecond)),
      yardstick: `${Math.round(buffer.perSecond)} of a Buffer from Hono`,
      ratio,
      bar: `≥ ${LEAST_RATIO}`,
      met: ratio >= LEAST_RATIO,
    },
    {
      id: 'SP-01',
      measure: `cached page, ${encoding}: processor per request`,
      ours: `${Math.round(best.microseconds)} µs`,
      yardstick: `${Math.round(buffer.microseconds)} µs of a Buffer from Hono`,
      ratio: processorRatio,
      bar: `≤ ${MAX_PROCESSOR_RATIO}`,
      met: processorRatio <= MAX_PROCESSOR_RATIO,
    },
  )
}

for (const encoding of ['br', 'gzip', 'identity']) await compare(encoding)
await shop.stop()
