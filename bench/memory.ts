import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { makeTemporaryFolder } from '#engines/database/embedded/temporary-folder.ts'
import { startShop } from '#tests/support/services/shops/running-shop.ts'
import { processorMilliseconds } from './pages/processor-time.ts'
import { tell } from './row.ts'
import { forSeconds, keepDoing, openSeller } from './sales/selling-visitor.ts'

/**
 * What the process needs: when it has started, after two thousand sales and after a walk through the pages of all its hosts. With
 * `--soak 30` it goes on for so many minutes at about half of what it can do, and says by how much memory grows in an hour.
 */
const { values } = parseArgs({
  options: { soak: { type: 'string', default: '0' }, sales: { type: 'string', default: '2000' } },
})
const SOAK_MINUTES = Number(values.soak)
const SALES = Number(values.sales)
const AT_ONCE = 8
const PAGES_OF_EACH_HOST = 250
const SETTLE_MILLISECONDS = 10_000
/** Of one processor: as little as a shop needs that nobody visits. */
const CALM = 0.05
const SOAK_SALES_PER_SECOND = 10

const folder = await makeTemporaryFolder()
const settings = { LOG_LEVEL: 'silent', TRUSTED_PROXIES: '1', DEMO_TRADES: '300', DATA_FOLDER: folder.path }
// The day on which its demo data is made is not like any other.
await (await startShop(settings)).stop()
const shop = await startShop(settings)

const megabytes = (): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${shop.pid}/status`, 'utf8'))?.[1]) / 1024

const sellers = openSeller(shop.port)

/** Breadth first, as search engines go. */
async function walkThrough(host: string): Promise<number> {
  const seen = new Set(['/'])
  let read = 0
  for (const path of seen) {
    if ((read += 1) > PAGES_OF_EACH_HOST) break
    const { text } = await shop.visit(host, path)
    for (const [, next] of text.matchAll(/href="(\/[^"?#]*)"/g)) if (!next!.startsWith('/assets/')) seen.add(next!)
  }
  return read
}

/** Labels and letters of the last sales are load, too: what is needed after it shows when they are done. */
async function settle(): Promise<void> {
  for (let worked = Infinity; worked > CALM * SETTLE_MILLISECONDS;) {
    const before = processorMilliseconds(shop.pid)
    await sleep(SETTLE_MILLISECONDS)
    worked = processorMilliseconds(shop.pid) - before
  }
}

/** In megabytes an hour, by the line that fits best. */
function slope(points: readonly { hours: number; megabytes: number }[]): number {
  const mean = (numbers: number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length
  const [x, y] = [mean(points.map(({ hours }) => hours)), mean(points.map((point) => point.megabytes))]
  const of = (part: (point: { hours: number; megabytes: number }) => number) =>
    points.reduce((sum, point) => sum + part(point), 0)
  return of((point) => (point.hours - x) * (point.megabytes - y)) / of(({ hours }) => (hours - x) ** 2)
}

async function soak(minutes: number): Promise<{ growth: number; last: number }> {
  const points: { hours: number; megabytes: number }[] = []
  const start = performance.now()
  const goOn = forSeconds(minutes * 60)
  const hosts = ['de', 'fr', 'it', 'es', 'at']
  let round = 0
  while (goOn()) {
    const next = performance.now() + 1_000
    await Promise.all(Array.from({ length: SOAK_SALES_PER_SECOND }, () => sellers.sell()))
    const host = `${hosts[(round += 1) % hosts.length]}.localhost`
    await Promise.all(
      Array.from({ length: 20 }, (_, number) => shop.visit(host, `/?q=phone+${(round * 20 + number) % 500}`)),
    )
    points.push({ hours: (performance.now() - start) / 3_600_000, megabytes: megabytes() })
    await sleep(Math.max(0, next - performance.now()))
  }
  // What is filled in the first third stays filled.
  const later = points.slice(points.length / 3)
  return { growth: slope(later), last: later.at(-1)!.megabytes }
}

await settle()
const idle = megabytes()
let left = SALES
await keepDoing(AT_ONCE, () => (left -= 1) >= 0, sellers.sell)
await settle()
const sold = megabytes()
const hosts = ['de', 'at', 'es', 'fr', 'it', 'b2bwidget', 'agan', 'aganwidget'].map((name) => `${name}.localhost`)
let pages = 0
for (const host of hosts) pages += await walkThrough(host)
await settle()
const walked = megabytes()

const row = (measure: string, ours: number, bar: number) => ({
  id: 'SP-05',
  measure,
  ours: `${ours.toFixed(0)} MB`,
  yardstick: 'fixed',
  bar: `≤ ${bar} MB`,
  met: ours <= bar,
})
tell(
  row('memory of the process after its start', idle, 150),
  row(`after ${SALES} sales`, sold, 300),
  row(`and ${pages} pages of ${hosts.length} hosts`, walked, 300),
)
if (SOAK_MINUTES > 0) {
  const { growth, last } = await soak(SOAK_MINUTES)
  tell({
    id: 'SP-05',
    measure: `growth in ${SOAK_MINUTES} minutes at half load, ${last.toFixed(0)} MB at the end`,
    ours: `${growth.toFixed(1)} MB an hour`,
    yardstick: 'fixed',
    bar: '< 5 MB an hour',
    met: growth < 5,
  })
}
sellers.close()
await shop.stop()
await folder.remove()
