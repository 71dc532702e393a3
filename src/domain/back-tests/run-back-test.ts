import { setImmediate as breathe } from 'node:timers/promises'
import { findKnownDevices } from '#domain/catalogue/prices/find-boards.ts'
import { findContent } from '#domain/catalogue/versions/find-content.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import { advanceBackTest, finishBackTest, leftBehind, lockUnfinished } from './back-test-store.ts'
import { RUN_BACK_TEST, type BackTestJob } from './back-test.ts'
import { beginBackTest } from './begin-back-test.ts'
import { compareDevice } from './compare-device.ts'
import { findDeciding, type KnownQuestions } from './deciding.ts'
import { pastAfter } from './past-device-store.ts'
import type { PastDevice } from './past-device.ts'
import { addToTally, type Compared } from './tally.ts'

type Needs = Pick<Engines, 'db' | 'now'>

/** So many offers are looked at together: a crash loses no more than these, and no more are in memory. */
const PORTION = 500

/** After so many devices everybody else who waits for this process has a turn. */
const BREATH = 20

const MINUTE = 60_000

/** Whoever has waited longer than this has stopped waiting; it would only fail again. */
const GIVEN_UP_AFTER = 24 * 60 * MINUTE

/** Portion by portion to the end. Several processes may try: one of them does it. */
export async function runBackTest(engines: Needs, version: number): Promise<void> {
  const known: KnownQuestions = new Map()
  while (await testPortion(engines, version, known));
}

/**
 * Some offers or inspections. What came out and how far we are is one transaction, and one process at a time holds the
 * back-test: whatever dies, it goes on where it stood. A draft that was changed meanwhile is looked at from the beginning.
 * Says whether there is more to do.
 */
export async function testPortion(
  { db, now }: Needs,
  version: number,
  known: KnownQuestions = new Map(),
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const test = await lockUnfinished(tx, version)
    const content = test && (await findContent(tx, version))
    if (!test || !content) return false
    if (content.fingerprint !== test.content) {
      await beginBackTest(tx, { version, content, at: now() })
      return true
    }
    const { startedAt: at, since } = test
    const portion = await pastAfter(tx, { since, until: at }, test.place, PORTION)
    if (!portion) {
      await finishBackTest(tx, version, now())
      return false
    }
    const { devices, place, passed } = portion
    const deciding = await findDeciding(tx, { version, content, at }, devices, known)
    const tally = addToTally(test.tally, await compareAll(tx, devices, deciding), at)
    await advanceBackTest(tx, version, { done: test.done + passed, place, tally, at: now() })
    return true
  })
}

async function compareAll(
  tx: Transaction,
  devices: readonly PastDevice[],
  deciding: Awaited<ReturnType<typeof findDeciding>>,
): Promise<Compared[]> {
  const catalogue = await findKnownDevices(tx, [...new Set(devices.map(({ deviceId }) => deviceId))])
  const compared: Compared[] = []
  for (const [index, device] of devices.entries()) {
    if (index % BREATH === 0) await breathe()
    const known = catalogue.get(device.deviceId)!
    compared.push({ device, category: known.category, result: compareDevice(device, deciding, known) })
  }
  return compared
}

/** Every minute: those that were left behind by a process that died. */
export async function resumeBackTests({ db, jobs, now }: Pick<Engines, 'db' | 'jobs' | 'now'>): Promise<void> {
  const before = (milliseconds: number) => new Date(now().getTime() - milliseconds)
  for (const version of await leftBehind(db, { from: before(GIVEN_UP_AFTER), to: before(MINUTE) }))
    await jobs.enqueue(RUN_BACK_TEST, { version } satisfies BackTestJob, { singletonKey: String(version) })
}
