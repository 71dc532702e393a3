import { setInterval as every } from 'node:timers/promises'
import autocannon from 'autocannon'
import { startShop } from '#tests/support/services/shops/running-shop.ts'

/**
 * What visitors who only look around feel while somebody tries passwords, two hundred a second from as many addresses:
 * the slowest percent of pages beside the same in calm, in one run.
 */
const SECONDS = 8
const PAGES_PER_SECOND = 60
const GUESS_MILLISECONDS = 5

const shop = await startShop({ LOG_LEVEL: 'silent', TRUSTED_PROXIES: '1' })

/** Somebody else every time: the shop counts requests by address. */
const from = (number: number): string => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`

async function slowestPercent(): Promise<number> {
  const { latency, non2xx, errors } = await autocannon({
    url: `http://127.0.0.1:${shop.port}/`,
    connections: 2,
    // Whoever measures must not wait for those who guess.
    workers: 1,
    duration: SECONDS,
    overallRate: PAGES_PER_SECOND,
    headers: { host: 'de.localhost' },
    requests: Array.from({ length: 50 }, (_, number) => ({
      path: '/',
      headers: { host: 'de.localhost', 'x-forwarded-for': from(number) },
    })),
  })
  if (non2xx + errors > 0) throw new Error('Pages failed')
  return latency.p99
}

const answers: Record<number, number> = {}

async function guess(number: number): Promise<void> {
  const { status } = await shop.visit('de.localhost', '/api/account/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from(number + 1000) },
    body: JSON.stringify({ username: `nobody.${number}@example.com`, password: 'wrong password' }),
  })
  answers[status] = (answers[status] ?? 0) + 1
}

async function flood(until: AbortSignal): Promise<void> {
  let number = 0
  for await (const _ of every(GUESS_MILLISECONDS)) {
    if (until.aborted) return
    void guess((number += 1)).catch(() => undefined)
  }
}

await slowestPercent()
const calm = await slowestPercent()
const end = new AbortController()
const flooding = flood(end.signal)
const flooded = await slowestPercent()
end.abort()
await flooding
await shop.stop()

console.table([{ 'p99 in calm': calm, 'p99 in the flood': flooded, ratio: (flooded / calm).toFixed(2), ...answers }])
