import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { countries } from '#shop/countries/all.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { startShop } from '#tests/support/services/shops/running-shop.ts'
import type { Crowd, Told } from './overload/crowd.ts'
import { tell } from './row.ts'

/**
 * What is left of the shop when ten times as many come as it can serve: of ten visitors nine look around, at pages that are kept
 * and pages that are not, and one sells. Whoever sells and is asked to come back does so, as browsers do. First comes what the
 * shop can do at best, and last a calm visitor.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } })
const SECONDS = Number(values.seconds)
const PEAK_SECONDS = 15
const AT_ONCE = 16
const TIMES = 10
/** A crowd on the same machine that calls faster would only take the processor from the shop. */
const MAX_PER_SECOND = 4_000

const shop = await startShop({ LOG_LEVEL: 'silent', TRUSTED_PROXIES: '1' })
const { de } = countries

/** Two in ten pages are made anew for whoever asks: what somebody looks for in the shop's own search. */
async function somePages(): Promise<string[]> {
  const { text } = await shop.visit('de.localhost', pathTo(de, 'sellCategory', { category: 'handy' }))
  const products = [...new Set([...text.matchAll(/href="(\/[^"?#]+)"/g)].map(([, path]) => path!))].slice(0, 64)
  return [...products, ...Array.from({ length: products.length / 4 }, (_, number) => `/?q=iphone+${number}`)]
}

const residentMegabytes = (): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${shop.pid}/status`, 'utf8'))?.[1]) / 1024

async function crowdOf(crowd: Crowd): Promise<Told & { seconds: number; most: number }> {
  const child = fork('bench/overload/crowd.ts', { serialization: 'advanced' })
  let most = 0
  const watch = setInterval(() => (most = Math.max(most, residentMegabytes())), 250)
  child.send(crowd)
  const [told] = (await once(child, 'message')) as [Told]
  clearInterval(watch)
  for (const problem of told.problems) console.log(problem)
  return { ...told, seconds: crowd.seconds, most }
}

function quantile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) * part)] ?? 0
}

const pages = await somePages()
const visit = { port: shop.port, pages }
await crowdOf({ ...visit, atOnce: AT_ONCE, seconds: 5 })
const peak = await crowdOf({ ...visit, atOnce: AT_ONCE, seconds: PEAK_SECONDS })
const calmBefore = await crowdOf({ ...visit, perSecond: 20, seconds: 5 })
const peakPerSecond = peak.answered / peak.seconds
// A seller asks three times.
const callers = peakPerSecond / 1.2
const perSecond = Math.min(MAX_PER_SECOND, callers * TIMES)
const flood = await crowdOf({ ...visit, perSecond, seconds: SECONDS })
const calm = await crowdOf({ ...visit, perSecond: 20, seconds: 5 })
await shop.stop()

const goodput = flood.answered / flood.seconds
const under = `${Math.round(perSecond)} visitors a second for ${SECONDS} s (${(perSecond / callers).toFixed(1)} × the most)`
const [answered, refused] = [quantile(flood.answers, 0.99), quantile(flood.refusals, 0.99)]
const [before, after] = [quantile(calmBefore.answers, 0.99), quantile(calm.answers, 0.99)]
const sold = flood.sold / flood.sellers
const kept = flood.sold / flood.priced
const row = { id: 'SP-08', yardstick: '' }
tell(
  {
    ...row,
    measure: `answers a second, ${under}`,
    ours: goodput.toFixed(0),
    yardstick: `${peakPerSecond.toFixed(0)} at best, ${AT_ONCE} at once`,
    ratio: goodput / peakPerSecond,
    bar: '≥ 0.80',
    met: goodput >= 0.8 * peakPerSecond,
  },
  {
    ...row,
    measure: 'p99 of answers meanwhile',
    ours: `${answered.toFixed(0)} ms`,
    bar: '≤ 1 s',
    met: answered <= 1000,
  },
  {
    ...row,
    measure: `p99 of ${flood.refusals.length} refusals, ${flood.refusedWithoutDate} without Retry-After`,
    ours: `${refused.toFixed(0)} ms`,
    bar: '≤ 50 ms',
    met: refused <= 50 && flood.refusedWithoutDate === 0 && flood.failed === 0,
  },
  {
    ...row,
    measure: `sellers who sold, of ${flood.sellers}; p50 ${(quantile(flood.sales, 0.5) / 1000).toFixed(1)} s`,
    ours: `${(sold * 100).toFixed(1)} %`,
    bar: '≥ 99 %',
    met: sold >= 0.99,
  },
  {
    ...row,
    measure: `sellers who sold, of ${flood.priced} who got a price`,
    ours: `${(kept * 100).toFixed(1)} %`,
    bar: '≥ 99 %',
    met: kept >= 0.99,
  },
  {
    ...row,
    measure: 'memory at most',
    ours: `${flood.most.toFixed(0)} MB`,
    yardstick: `${peak.most.toFixed(0)} MB at the peak`,
    ratio: flood.most / peak.most,
    bar: '< 2',
    met: flood.most < 2 * peak.most,
  },
  {
    ...row,
    measure: 'p99 in the five seconds after',
    ours: `${after.toFixed(0)} ms`,
    yardstick: `${before.toFixed(0)} ms before`,
    ratio: after / before,
    bar: '≤ 2',
    met: after <= 2 * before,
  },
)
