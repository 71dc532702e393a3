import { describe, expect, test } from 'vitest'
import { demoDevices } from '../../../bench/demo-devices.ts'
import { judgedQueries, unknownNames } from '../../../bench/judged-queries.ts'
import { withSyntheticDevices } from '../../../bench/synthetic-devices.ts'
import { expectSteadyGrowth } from '#tests/support/readers/database/growth.ts'
import { buildDeviceIndex } from './embedded/device-index.ts'
import { DeviceFinder } from './embedded/find-devices.ts'
import { openEmbeddedSearch } from './embedded-search.ts'
import { searchContract } from './search.contract.ts'
import { longTest } from '#tests/support/limits/long-test.ts'

describe('embedded', () => {
  searchContract(async () => openEmbeddedSearch())

  test('while devices are replaced, the process answers others', async () => {
    const search = openEmbeddedSearch()
    const devices = demoDevices('de_DE')
    let turns = 0
    const timer = setInterval(() => (turns += 1), 0)

    await search.replace('de_DE', devices)
    clearInterval(timer)

    expect(turns).toBeGreaterThanOrEqual(10)
  })

  longTest('eight times the devices cost about eight times the work at most', async () => {
    const finders = new Map<number, DeviceFinder>()
    for (const size of [7_500, 60_000]) {
      const devices = withSyntheticDevices(demoDevices('de_DE'), size)
      finders.set(size, new DeviceFinder(await buildDeviceIndex(devices)))
    }

    expectSteadyGrowth((size) => {
      for (const text of ['handy', 's', '12', 'samsnug galaxy', 'pro 128 nothing else', 'iphone 13 128gb blau']) {
        for (let times = 0; times < 10; times += 1) finders.get(size)!.find(text, 10)
      }
    }, 7_500)
  })
})

test.each(['tune', 'held-out', 'unfinished', 'unfinished-held-out'] as const)(
  'the demo catalogue has every device that a %s question means',
  (half) => {
    expect(unknownNames(judgedQueries(half), demoDevices('de_DE'))).toEqual([])
  },
)
