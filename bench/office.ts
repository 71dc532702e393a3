import { parseArgs } from 'node:util'
import { readDemoCatalogue } from '#demo/demo-catalogue.ts'
import { readDemoVouchers } from '#demo/demo-vouchers.ts'
import { fillTrades } from '#demo/fill/fill-trades.ts'
import { seedCatalogue } from '#domain/catalogue/imports/seed-catalogue.ts'
import { seedVouchers } from '#domain/offers/vouchers/seed-vouchers.ts'
import { checkRegister } from '#domain/payouts/register/read-register.ts'
import { makeTemporaryFolder } from '#engines/database/embedded/temporary-folder.ts'
import { silentLog } from '#engines/log/log.ts'
import { openEngines } from '#engines/open-engines.ts'
import { retentionSteps } from '#jobs/retention-steps.ts'
import { officeReads } from './office-reads.ts'

/**
 * How the lists, searches, counts and clocks of the office grow with the number of trades. Each size has a database of its own
 * on the embedded server, at a thousand trades a day: a million are the history of almost three years, and no more wait in queues
 * than with ten thousand. The measure is growth within one run: what takes more than three times as long at the largest size as
 * at the smallest is marked. Below five milliseconds nobody can tell.
 */
const { values } = parseArgs({ options: { sizes: { type: 'string', default: '10000,100000' } } })
const sizes = values.sizes.split(',').map(Number)

const ROUNDS = 7
const PORTION = 500
const MAX_GROWTH = 3
const UNNOTICED_MILLISECONDS = 5

/** The median: what the machine does besides falls on some rounds only. The first one fills the caches. */
async function medianOf(read: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  await read()
  for (let round = 0; round < ROUNDS; round += 1) {
    times.push(await timeOf(read))
  }
  return times.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)]!
}

async function openStocked(dataFolder: string) {
  const options = { dataFolder, secrets: ['bench-bench-bench-bench-bench-bench'], work: false }
  const engines = await openEngines({ ...options, release: 'bench', environment: 'bench' }, silentLog)
  const { db } = engines.background
  await db.transaction().execute(async (tx) => {
    await seedCatalogue(tx, await readDemoCatalogue('seeds'), new Date(), () => undefined)
    await seedVouchers(tx, await readDemoVouchers('seeds'))
  })
  return engines
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

async function measure(size: number): Promise<Map<string, number>> {
  const folder = await makeTemporaryFolder()
  const times = new Map<string, number>()
  {
    await using engines = await openStocked(folder.path)
    const office = engines.background
    const seconds = (await timeOf(() => fillTrades(office, size))) / 1_000
    console.log(`${size} trades written in ${seconds.toFixed(0)} s`)
    for (const { name, read } of await officeReads(office)) times.set(name, await medianOf(read))
    for (const [name, step] of Object.entries(retentionSteps)) {
      if (name !== 'drafts') times.set(`nightly ${name}, one portion`, await timeOf(() => step(office, PORTION)))
    }
    times.set('nightly check of the register', await timeOf(() => checkRegister(office)))
  }
  await folder.remove()
  return times
}

const measured: Map<string, number>[] = []
for (const size of sizes) measured.push(await measure(size))

const cell = (text: string) => text.padStart(12)
console.log(`\n${'median in ms'.padEnd(44)}${sizes.map((size) => cell(String(size))).join('')}${cell('growth')}`)
for (const name of measured[0]!.keys()) {
  const row = measured.map((times) => times.get(name)!)
  const growth = row.at(-1)! / Math.max(row[0]!, UNNOTICED_MILLISECONDS)
  const mark = growth > MAX_GROWTH && !name.startsWith('nightly') ? ' !' : ''
  console.log(
    `${name.padEnd(44)}${row.map((time) => cell(time.toFixed(2))).join('')}${cell(`${growth.toFixed(1)} ×`)}${mark}`,
  )
}
