import { beforeAll, expect, test } from 'vitest'
import type { Rules } from '#domain/catalogue/rules/rule-fields.ts'
import { decideVersion } from '#domain/offers/measuring/decide-version.ts'
import { findVersion } from '#domain/catalogue/versions/find-versions.ts'
import { changeVersion, startRules } from '#domain/catalogue/versions/write-version.ts'
import { movableClock } from '#engines/clock/movable-clock.ts'
import { hireColleague } from '#tests/support/drivers/office/colleagues.ts'
import { sellForMonths } from '#tests/support/drivers/office/past-sales.ts'
import { pastDevicesUntil, priceToday } from '#tests/support/readers/database/past-devices.ts'
import { recomputed, toldBy, type Repriced } from '#tests/support/readers/database/recomputed-tally.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { findBackTest } from './find-back-test.ts'
import { runBackTest } from './run-back-test.ts'
import { startBackTest } from './start-back-test.ts'

const clock = movableClock(new Date())
const engines = useEngines({ stocked: true, now: clock.now })

beforeAll(() => sellForMonths(engines(), 2_600))

test('ME-05 the sums of a back-test over ten thousand offers are those of one after the other', async () => {
  const ana = await hireColleague(engines(), 'ana', 'pricing')
  const bo = await hireColleague(engines(), 'bo', 'finance')
  const started = await startRules(engines(), ana)
  const id = started.ok ? started.id : 0
  const { body } = (await findVersion<Rules>(engines(), 'rules', id))!
  const prices = {
    ...body.prices,
    grades: { ...body.prices.grades, B: 9_450, C: 7_500, D: 6_000 },
    maxDeduction: 8_000,
    countries: { ...body.prices.countries, es: 9_900 },
  }
  const change = { id, body: { ...body, prices }, note: 'Zustände neu gewichtet', liveFrom: null }
  expect(await changeVersion(engines(), ana, 'rules', change)).toEqual({ ok: true })

  expect(await startBackTest(engines(), ana, id)).toEqual({ ok: true })
  await runBackTest(engines(), id)
  const found = (await findBackTest(engines(), id))!
  expect(found.finishedAt).not.toBeNull()

  const past = await pastDevicesUntil(engines(), found.startedAt)
  expect(past.length).toBeGreaterThan(10_000)
  const devices: Repriced[] = []
  for (const each of past) {
    const { cents, category, margin } = await priceToday(engines(), each)
    devices.push({ ...each, before: cents, after: 0, category, margin })
  }
  expect(await decideVersion(engines(), ana, 'rules', { id, step: 'propose' })).toEqual({ ok: true })
  expect(await decideVersion(engines(), bo, 'rules', { id, step: 'approve' })).toEqual({ ok: true })
  for (const device of devices) device.after = (await priceToday(engines(), device)).cents

  expect(toldBy(found.tally)).toEqual(recomputed(devices, found.startedAt))
  expect(found.tally.rises).toBeGreaterThan(500)
  expect(found.tally.falls).toBeGreaterThan(500)
})
