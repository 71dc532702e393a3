import { parseArgs } from 'node:util'
import { readDemoCatalogue } from '#demo/demo-catalogue.ts'
import { demoColleagues } from '#demo/people/demo-colleagues.ts'
import { findBackTest } from '#domain/back-tests/find-back-test.ts'
import { runBackTest } from '#domain/back-tests/run-back-test.ts'
import { startBackTest } from '#domain/back-tests/start-back-test.ts'
import { seedCatalogue } from '#domain/catalogue/imports/seed-catalogue.ts'
import type { Rules } from '#domain/catalogue/rules/rule-fields.ts'
import { findVersion } from '#domain/catalogue/versions/find-versions.ts'
import { changeVersion, startRules } from '#domain/catalogue/versions/write-version.ts'
import { addStaff, addStaffTogether } from '#domain/staff/add-staff.ts'
import { makeTemporaryFolder } from '#engines/database/embedded/temporary-folder.ts'
import type { Engines } from '#engines/engines.ts'
import { silentLog } from '#engines/log/log.ts'
import { openEngines } from '#engines/open-engines.ts'
import { sellForMonths } from './past-sales.ts'

/**
 * How long a draft takes to be tried on the past: invented sales of three months, of which each comes with some offers that
 * nobody took and most with an inspection. The number to look at is the time for ten thousand devices; how it grows with their number
 * shows in the smaller run before.
 */
const { values } = parseArgs({ options: { trades: { type: 'string', default: '250,2700' } } })

const DEVICES = 10_000

async function openStocked(dataFolder: string) {
  const options = { dataFolder, secrets: ['bench-bench-bench-bench-bench-bench'], work: false }
  const engines = await openEngines({ ...options, release: 'bench', environment: 'bench' }, silentLog)
  await addStaffTogether(engines.background, demoColleagues, 'a password of the bench')
  await engines.background.db
    .transaction()
    .execute(async (tx) => seedCatalogue(tx, await readDemoCatalogue('seeds'), new Date(), () => undefined))
  return engines
}

/** A draft in which every grade and the most that may be deducted are otherwise. */
async function writeDraft(engines: Engines) {
  const login = { username: 'ana', password: 'a password of the bench' }
  const id = await addStaff(engines, login, ['pricing'])
  const ana = { id, username: 'ana', roles: ['pricing' as const], authenticatedAt: engines.now() }
  const started = await startRules(engines, ana)
  if (!started.ok) throw new Error(started.reason)
  const { body } = (await findVersion<Rules>(engines, 'rules', started.id))!
  const prices = { ...body.prices, grades: { ...body.prices.grades, B: 9_000, C: 7_700 }, maxDeduction: 8_000 }
  const change = { id: started.id, body: { ...body, prices }, note: 'bench', liveFrom: null }
  await changeVersion(engines, ana, 'rules', change)
  await startBackTest(engines, ana, started.id)
  return started.id
}

async function measure(trades: number) {
  const folder = await makeTemporaryFolder()
  try {
    await using opened = await openStocked(folder.path)
    const engines = opened.background
    await sellForMonths(engines, trades)
    const version = await writeDraft(engines)
    const start = performance.now()
    await runBackTest(engines, version)
    const seconds = (performance.now() - start) / 1_000
    const { kinds, rises, falls } = (await findBackTest(engines, version))!.tally
    const devices = kinds.offered + kinds.sold + kinds.inspected
    return { devices, inspected: kinds.inspected, changed: rises + falls, seconds }
  } finally {
    await folder.remove()
  }
}

for (const trades of values.trades.split(',').map(Number)) {
  const { devices, inspected, changed, seconds } = await measure(trades)
  const each = (seconds * 1_000) / devices
  console.log(
    `${devices} devices, ${inspected} of them inspected, ${changed} with another price: ${seconds.toFixed(1)} s, ` +
      `${each.toFixed(2)} ms each, ${((each * DEVICES) / 1_000).toFixed(1)} s for ${DEVICES}`,
  )
}
