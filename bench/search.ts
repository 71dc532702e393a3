import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parseArgs } from 'node:util'
import type { FoundDevice } from '#engines/search/search.ts'
import { locales } from '#shop/countries/locales.ts'
import { demoDevices } from './devices/demo-devices.ts'
import { isMeant, judgedQueries, type JudgedSet } from './devices/judged-queries.ts'
import { tell } from './row.ts'
import { searchEngines, type Ask } from './devices/search-engines.ts'
import { searchRows, type Described } from './devices/search-rows.ts'
import { withSyntheticDevices } from './devices/synthetic-devices.ts'

/**
 * How good and how fast device search is, beside four libraries on the same devices and questions, in the same run. Quality
 * is the share of questions whose device comes first, or among the first five. Times are of every keystroke on the way to
 * each finished question, one after the other on one core.
 */
const options = parseArgs({ options: { devices: { type: 'string', default: '20000,200000' } } })
const sizes = options.values.devices.split(',').map(Number)

/** Some peers take minutes to index more. */
const MAX_DEVICES_OF_PEERS = 20_000

/** A slow engine does not get to all questions and keystrokes: its numbers are those of a mixed part. */
const MAX_SECONDS = 20

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

const sets = ['tune', 'held-out', 'unfinished', 'unfinished-held-out'] as const satisfies readonly JudgedSet[]

interface Measured {
  first: Record<JudgedSet, boolean[]>
  amongFive: boolean[]
  keystrokes: number[]
  build: number[]
  heap: number[]
}

async function measure(build: (devices: readonly FoundDevice[]) => Promise<Ask>, wanted: number): Promise<Measured> {
  const first = { tune: [], 'held-out': [], unfinished: [], 'unfinished-held-out': [] }
  const measured: Measured = { first, amongFive: [], keystrokes: [], build: [], heap: [] }
  for (const locale of locales) {
    const devices = withSyntheticDevices(demoDevices(locale), wanted)
    const before = usedMegabytes()
    const start = performance.now()
    const ask = await build(devices)
    measured.build.push(performance.now() - start)
    // Later ones also pay back what the one before leaves.
    if (measured.heap.length === 0) measured.heap.push(usedMegabytes() - before)

    const questions = sets.flatMap((set) =>
      judgedQueries(set)
        .filter((judged) => judged.locale === locale)
        .map((judged) => ({ ...judged, set })),
    )
    for (const { set, query, expected } of inMixedOrder(questions)) {
      const place = (await ask(query, 5)).findIndex((device) => isMeant(device, expected))
      measured.first[set].push(place === 0)
      measured.amongFive.push(place >= 0)
    }

    const finished = questions.filter(({ set }) => set === 'tune' || set === 'held-out')
    const typed = finished.flatMap(({ query }) => Array.from(query, (_, last) => query.slice(0, last + 1)))
    measured.keystrokes.push(...(await timeKeystrokes(ask, typed)))
  }
  return measured
}

/** The best of three rounds for each: what the machine does besides only ever makes an answer later. */
async function timeKeystrokes(ask: Ask, typed: readonly string[]): Promise<number[]> {
  const best = new Map<number, number>()
  for (let round = 1; round <= 3; round += 1) {
    for (const keystroke of inMixedOrder([...typed.keys()])) {
      const start = performance.now()
      await ask(typed[keystroke]!, 10)
      best.set(keystroke, Math.min(best.get(keystroke) ?? Infinity, performance.now() - start))
    }
  }
  return [...best.values()]
}

/** All, in steps that share no factor with their number, until the time is over. */
function* inMixedOrder<T>(all: readonly T[]): Generator<T> {
  const end = performance.now() + (MAX_SECONDS * 1000) / locales.length
  const step = [7919, 7907, 7901].find((prime) => all.length % prime !== 0)!
  for (let tx = 0; tx < all.length && performance.now() < end; tx += 1) yield all[(tx * step) % all.length]!
}

function usedMegabytes(): number {
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1_000_000
}

const share = (hits: readonly boolean[]) => Number((hits.filter(Boolean).length / hits.length).toFixed(3))
const mean = (numbers: readonly number[]) => Math.round(sum(numbers) / numbers.length)
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

function describe(engine: string, { first, amongFive, keystrokes, build, heap }: Measured): Described {
  const sorted = keystrokes.toSorted((a, b) => a - b)
  const quantile = (part: number) => Number(sorted[Math.floor(sorted.length * part)]!.toFixed(3))
  return {
    engine,
    '@1 tune': share(first.tune),
    '@1 held-out': share(first['held-out']),
    '@1 unfinished': share(first.unfinished),
    '@1 unfinished-held-out': share(first['unfinished-held-out']),
    'success@5': share(amongFive),
    'p50 ms': quantile(0.5),
    'p99 ms': quantile(0.99),
    'queries/s': Math.round((1000 * keystrokes.length) / sum(keystrokes)),
    'build ms': mean(build),
    'heap MB': mean(heap),
  }
}

for (const wanted of sizes) {
  const described: Described[] = []
  for (const [name, build] of Object.entries(searchEngines)) {
    if (name !== 'ours' && wanted > MAX_DEVICES_OF_PEERS) continue
    console.log(`${name} …`)
    described.push(describe(name, await measure(build, wanted)))
  }
  console.log(`${wanted} devices`)
  console.table(described)
  const [ours, ...peers] = described
  tell(...searchRows(wanted, ours!, peers))
}
